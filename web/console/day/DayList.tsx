import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { formatLongDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { sayTreatment } from '../shell/say-visit.ts';
import { countFreeMinutes, type Span } from './day-model.ts';
import { type DayColumn, leaveOutPast, sayName, toTime, type Visit, waitingMinutes } from './day-view.ts';
import { dayTexts } from './texts.ts';

type DayListProps = {
  columns: readonly DayColumn[];
  range: Span;
  now: { date: string; minute: number; ms: number; time: string } | null;
  areNamesHidden: boolean;
  canChange: boolean;
  onOpen: (visit: DayAppointment) => void;
  onBook: (column: DayColumn, minute: number) => void;
};

type Line = { minute: number; visit: Visit } | { minute: number; freeMinutes: number };

/** Appointments and the gaps between them that are not over, in the order of the day. */
function listLines(column: DayColumn, range: Span, now: { date: string; minute: number } | null): Line[] {
  const edges = [
    range.from,
    ...column.closed.map(({ to }) => to),
    ...column.appointments.map(({ to }) => to),
  ];
  const gaps = [...new Set(edges)].flatMap((minute): Line[] => {
    const freeMinutes = countFreeMinutes(column, minute, range);
    if (freeMinutes === 0) return [];
    const gap = { minute, freeMinutes };
    const left = now && column.date === now.date ? leaveOutPast(gap, now.minute) : gap;
    return left ? [left] : [];
  });
  const visits = column.appointments.map((visit): Line => ({ minute: visit.from, visit }));
  return [...gaps, ...visits].sort((a, b) => a.minute - b.minute);
}

/** The day as lists: for small screens, for large letters, and on paper a page for each dentist. */
export function DayList(props: DayListProps) {
  const { columns, range, now } = props;
  const texts = useTexts(dayTexts);
  const language = useLanguage();
  return (
    <div className="day-list">
      {columns.map((column) => (
        <section key={column.key} aria-labelledby={`list-${column.key}`} className="day-list-page">
          <h2 id={`list-${column.key}`} className="text-h3">
            {column.name}
          </h2>
          <p className="hidden print:block">
            {column.name !== column.doctorName && `${column.doctorName}, `}
            {formatLongDate(language, column.date)}
            {now && `, ${texts.list.printed(now.time)}`}
          </p>
          {column.wholeDay && (
            <p className="text-ink-soft">{column.reason?.[language] ?? texts.closed[column.wholeDay]}</p>
          )}
          {column.appointments.length === 0 && <p className="text-ink-soft">{texts.list.none}</p>}
          <ul>
            {listLines(column, range, now).map((line) =>
              'visit' in line ? (
                <VisitLine key={line.visit.id} visit={line.visit} nowMs={now?.ms ?? null} {...props} />
              ) : (
                <li key={line.minute} className="day-list-line is-free">
                  <span className="figures">{toTime(line.minute)}</span>
                  <span>{texts.list.free(line.freeMinutes)}</span>
                  {props.canChange && (
                    <button
                      type="button"
                      aria-label={texts.list.book(toTime(line.minute), column.name)}
                      onClick={() => props.onBook(column, line.minute)}
                      className="text-link min-h-9"
                    >
                      {texts.book.submit}
                    </button>
                  )}
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

type VisitLineProps = Pick<DayListProps, 'areNamesHidden' | 'onOpen'> & {
  visit: Visit;
  nowMs: number | null;
};

function VisitLine({ visit, nowMs, areNamesHidden, onOpen }: VisitLineProps) {
  const texts = useTexts(dayTexts);
  const language = useLanguage();
  const waiting = nowMs === null ? null : waitingMinutes(visit, nowMs);
  const name = sayName(visit, areNamesHidden);
  const marks = [
    visit.pain && texts.pain,
    visit.overbooked && texts.overbooked,
    visit.message === 'failed' && texts.undelivered,
    visit.state !== 'expected' && (waiting === null ? texts.presence[visit.state] : texts.waiting(waiting)),
  ].filter((mark) => mark !== false);
  return (
    <li className="day-list-line" data-state={visit.state}>
      <span className="figures">{`${toTime(visit.from)}–${toTime(visit.to)}`}</span>
      <span className="min-w-0">
        <button
          type="button"
          data-visit={visit.id}
          onClick={() => onOpen(visit)}
          className="text-link text-start font-semibold print:hidden"
        >
          {name}
        </button>
        <span className="hidden font-semibold print:inline">{name}</span>
        <span className="block">{sayTreatment(language, visit)}</span>
        {visit.patientNote !== '' && !areNamesHidden && (
          <span className="block text-small whitespace-pre-line">{visit.patientNote}</span>
        )}
        {visit.note !== '' && !areNamesHidden && (
          <span className="block text-small whitespace-pre-line">{`${texts.note}: ${visit.note}`}</span>
        )}
      </span>
      <span className={classNames('text-end', marks.length === 0 && 'sr-only')}>
        {marks.length === 0 ? texts.presence.expected : marks.join(', ')}
      </span>
    </li>
  );
}
