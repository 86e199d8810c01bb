import type { DayAppointment, Presence } from '@praxisportal/contract/staff/day';
import { BookPanel, type BookPlace } from './BookPanel.tsx';
import { CancelPanel } from './CancelPanel.tsx';
import type { Visit } from './day-view.ts';
import { MovePanel } from './MovePanel.tsx';
import type { DayChanges } from './use-day-changes.ts';
import { VisitPanel } from './VisitPanel.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

/** What stands beside the day. */
export type Panel =
  | { kind: 'visit' | 'move' | 'cancel'; id: string }
  | { kind: 'book'; place: BookPlace | null; key: number };

type BesideProps = {
  panel: Panel | null;
  visits: readonly Visit[];
  doctors: readonly { id: string; name: string }[];
  /** The day that is shown. */
  date: string;
  today: string;
  changes: DayChanges;
  /** Null on other days: nobody waits there. */
  nowMs: number | null;
  areNamesHidden: boolean;
  onPanel: (panel: Panel | null) => void;
  onTake: (visit: DayAppointment) => void;
  onPresence: (visit: DayAppointment, state: Presence) => void;
};

/** The place beside the day: what one is doing, and else who waits. */
export function Beside(props: BesideProps) {
  const { panel, visits, doctors, date, today, changes, nowMs, areNamesHidden, onPanel } = props;
  const close = () => {
    onPanel(null);
    // Back to where one came from: the grid keeps its place.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus());
  };
  if (panel?.kind === 'book')
    return (
      <BookPanel
        key={panel.key}
        place={panel.place}
        doctors={doctors}
        from={date < today ? today : date}
        changes={changes}
        onDone={close}
        onClose={close}
      />
    );
  const visit = panel && visits.find(({ id }) => id === panel.id);
  if (!visit)
    return (
      nowMs !== null && (
        <WaitingRoom
          visits={visits}
          nowMs={nowMs}
          areNamesHidden={areNamesHidden}
          onOpen={({ id }) => onPanel({ kind: 'visit', id })}
        />
      )
    );
  const back = () => onPanel({ kind: 'visit', id: visit.id });
  switch (panel.kind) {
    case 'visit':
      return (
        <VisitPanel
          key={visit.id}
          appointment={visit}
          changes={changes}
          onPresence={(state) => props.onPresence(visit, state)}
          onMove={() => onPanel({ kind: 'move', id: visit.id })}
          onTake={() => props.onTake(visit)}
          onCancel={() => onPanel({ kind: 'cancel', id: visit.id })}
          onClose={close}
        />
      );
    case 'move':
      return (
        <MovePanel
          key={visit.id}
          appointment={visit}
          doctors={doctors}
          today={today}
          changes={changes}
          onDone={close}
          onClose={back}
        />
      );
    case 'cancel':
      return (
        <CancelPanel key={visit.id} appointment={visit} changes={changes} onDone={close} onClose={back} />
      );
  }
}
