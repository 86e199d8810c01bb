import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { sayName, toTime, type Visit, waitingMinutes } from './day-view.ts';
import { dayTexts } from './texts.ts';

type WaitingRoomProps = {
  visits: readonly Visit[];
  nowMs: number;
  areNamesHidden: boolean;
  onOpen: (visit: DayAppointment) => void;
};

/** So many of those to come are of use beside those who wait. */
const nextCount = 5;

/** Who waits, the longest first, and who comes next; where nothing else is being done. */
export function WaitingRoom({ visits, nowMs, areNamesHidden, onOpen }: WaitingRoomProps) {
  const { now: texts, waiting: sayWaiting } = useTexts(dayTexts);
  const waiting = visits
    .filter(({ state }) => state === 'arrived')
    .sort((a, b) => (a.arrivedAt ?? '').localeCompare(b.arrivedAt ?? ''));
  const next = visits
    .filter(({ state, startsAt }) => state === 'expected' && Date.parse(startsAt) > nowMs)
    .sort((a, b) => a.from - b.from)
    .slice(0, nextCount);
  const line = (visit: Visit, when: string) => (
    <li key={visit.id}>
      <button type="button" onClick={() => onOpen(visit)} className="waiting-line">
        <span className="min-w-0 flex-1 truncate font-semibold">{sayName(visit, areNamesHidden)}</span>
        <span className="figures shrink-0">{when}</span>
        <span className="w-full truncate text-small text-ink-soft">{visit.doctorName}</span>
      </button>
    </li>
  );
  return (
    <aside aria-labelledby="waiting-room" className="side-panel is-quiet print:hidden">
      <h2 id="waiting-room" className="text-base font-semibold">
        {texts.title}
      </h2>
      {waiting.length === 0 && <p className="text-small text-ink-soft">{texts.nobody}</p>}
      <ul className="grid gap-1">
        {waiting.map((visit) => line(visit, sayWaiting(waitingMinutes(visit, nowMs) ?? 0)))}
      </ul>
      {next.length > 0 && (
        <>
          <h2 className="mt-3 text-base font-semibold">{texts.next}</h2>
          <ul className="grid gap-1">{next.map((visit) => line(visit, toTime(visit.from)))}</ul>
        </>
      )}
    </aside>
  );
}
