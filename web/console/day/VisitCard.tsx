import type { Presence } from '@praxisportal/contract/staff/day';
import {
  Armchair,
  Check,
  Hourglass,
  Layers2,
  type LucideIcon,
  MailWarning,
  MessageSquareText,
  StickyNote,
  UserX,
  Zap,
} from 'lucide-react';
import { memo } from 'react';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { sayTreatment } from '../shell/say-visit.ts';
import type { Lane } from './day-model.ts';
import { sayName, toTime, type Visit } from './day-view.ts';
import type { DayTexts } from './texts.de.ts';
import { dayTexts } from './texts.ts';

type VisitCardProps = {
  visit: Visit;
  columnName: string;
  /** The beginning of the row in which it stands. */
  band: number;
  lane: Lane;
  waiting: number | null;
  isFocusable: boolean;
  isSelected: boolean;
  /** It is about to be placed somewhere else. */
  isTaken: boolean;
  isNameHidden: boolean;
};

const icons: Record<Presence, LucideIcon | null> = {
  expected: null,
  arrived: Hourglass,
  seated: Armchair,
  finished: Check,
  no_show: UserX,
};

/** Shorter ones have a single line. */
const twoLinesFromMinutes = 30;

/** An appointment in the grid: who, what for, and how far they have come, told by sign and words and not by colour alone. */
export const VisitCard = memo(function VisitCard(props: VisitCardProps) {
  const { visit, band, lane, isFocusable, isSelected, isTaken } = props;
  const texts = useTexts(dayTexts);
  const treatment = sayTreatment(useLanguage(), visit);
  return (
    <button
      type="button"
      data-visit={visit.id}
      data-state={visit.state}
      tabIndex={isFocusable ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={sayVisit(texts, props, treatment)}
      style={{
        '--top': visit.from - band,
        '--minutes': visit.minutes,
        '--lane': lane.lane,
        '--lanes': lane.lanes,
      }}
      className={classNames(
        'day-card',
        visit.minutes < twoLinesFromMinutes && 'is-short',
        lane.lanes > 1 && 'is-squeezed',
        isSelected && 'is-selected',
        isTaken && 'is-taken',
      )}
    >
      <CardWords {...props} treatment={treatment} />
    </button>
  );
});

/** What is heard: what can be read, and then what the eye sees by place, length and signs. */
function sayVisit(
  texts: DayTexts,
  { visit, columnName, waiting, isNameHidden }: VisitCardProps,
  treatment: string,
): string {
  const words = [
    `${toTime(visit.from)} ${sayName(visit, isNameHidden)}`,
    treatment,
    sayState(texts, visit, waiting),
    `${texts.until} ${toTime(visit.to)}`,
    columnName,
    visit.pain && texts.pain,
    visit.patientNote !== '' && !isNameHidden && texts.patientNote,
    visit.note !== '' && !isNameHidden && texts.note,
    visit.overbooked && texts.overbooked,
    visit.message === 'failed' && texts.undelivered,
  ];
  return words.filter((word) => word !== false).join(', ');
}

function sayState(texts: DayTexts, visit: Visit, waiting: number | null): string {
  return waiting === null ? texts.presence[visit.state] : texts.waiting(waiting);
}

function CardWords({ visit, waiting, isNameHidden, treatment }: VisitCardProps & { treatment: string }) {
  const texts = useTexts(dayTexts);
  const Icon = icons[visit.state];
  return (
    <>
      <span className="day-card-line">
        <span className="figures day-card-time">{toTime(visit.from)}</span>{' '}
        <span className="day-card-name">{sayName(visit, isNameHidden)}</span>
        {visit.pain && <Zap aria-hidden="true" className="day-card-sign" />}
        {visit.patientNote !== '' && !isNameHidden && (
          <MessageSquareText aria-hidden="true" className="day-card-sign" />
        )}
        {visit.note !== '' && !isNameHidden && <StickyNote aria-hidden="true" className="day-card-sign" />}
        {visit.overbooked && <Layers2 aria-hidden="true" className="day-card-sign" />}
        {visit.message === 'failed' && <MailWarning aria-hidden="true" className="day-card-sign" />}
      </span>{' '}
      <span className="day-card-line">
        <span className="day-card-treatment">{treatment}</span>{' '}
        {Icon && (
          <span className="day-card-state">
            <Icon aria-hidden="true" />
            <span>{sayState(texts, visit, waiting)}</span>
          </span>
        )}
      </span>
    </>
  );
}
