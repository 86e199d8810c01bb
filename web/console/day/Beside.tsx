import type { DayAppointment, Presence } from '@praxisportal/contract/staff/day';
import { type RefObject, useState } from 'react';
import type { WallClock } from '../../shared/clock/wall-clock.ts';
import type { RequestLeave } from '../shell/leave-guards.ts';
import { dayQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { BookPanel } from './BookPanel.tsx';
import { CancelPanel } from './CancelPanel.tsx';
import type { PlannedSlot, Visit } from './day-view.ts';
import { MovePanel } from './MovePanel.tsx';
import type { BookPlace } from './use-booking.ts';
import type { DayChanges, Wish } from './use-day-changes.ts';
import { VisitPanel } from './VisitPanel.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

/** What stands beside the day. */
export type Panel =
  | { kind: 'visit' | 'move' | 'cancel'; id: string }
  | { kind: 'book'; place: BookPlace | null };

type BesideProps = {
  panel: Panel | null;
  visits: readonly Visit[];
  doctors: readonly { id: string; name: string }[];
  /** The day that is shown. */
  date: string;
  /** The doctor whose week is shown, or null. */
  shownDoctorId: string | null;
  /** The practice's clock. */
  clock: WallClock;
  changes: DayChanges;
  /** Null on other days: nobody waits there. */
  nowMs: number | null;
  areNamesHidden: boolean;
  onPanel: (panel: Panel) => void;
  /** The slot in the form, for the plan to show. */
  onPlanned: (slot: PlannedSlot | null) => void;
  /** Leaves it, for an appointment if that is what it was about. */
  onClose: (id?: string) => void;
  onTake: ((visit: DayAppointment) => void) | undefined;
  toPresenceWish: (visit: DayAppointment, state: Presence) => Wish;
  onKey: (key: string, visit: DayAppointment) => boolean;
  leaveGuard: RefObject<RequestLeave | null>;
};

/** The place beside the day: what one is doing, and else who waits. */
export function Beside(props: BesideProps) {
  const { panel, visits, doctors, date, clock, changes, nowMs, areNamesHidden, onPanel, onClose } = props;
  const today = clock.date;
  const open = useOpenVisit(panel && panel.kind !== 'book' ? panel.id : null, visits);
  const onDone = ({ id }: { id: string }) => onClose(id);
  if (panel?.kind === 'book')
    return (
      <BookPanel
        place={panel.place}
        doctors={doctors}
        from={date < today ? today : date}
        shownDate={date}
        shownDoctorId={props.shownDoctorId}
        now={clock}
        onPlanned={props.onPlanned}
        areNamesHidden={areNamesHidden}
        changes={changes}
        onDone={onDone}
        onClose={onClose}
      />
    );
  if (!panel || !open)
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
  const { visit, isGone } = open;
  const { id } = visit;
  const common = { appointment: visit, isGone, changes, areNamesHidden, leaveGuard: props.leaveGuard };
  const back = () => onPanel({ kind: 'visit', id });
  switch (panel.kind) {
    case 'visit':
      return (
        <VisitPanel
          key={id}
          {...common}
          toPresenceWish={(state) => props.toPresenceWish(visit, state)}
          onKey={(key) => props.onKey(key, visit)}
          onMove={() => onPanel({ kind: 'move', id })}
          onTake={props.onTake && (() => props.onTake?.(visit))}
          onCancel={() => onPanel({ kind: 'cancel', id })}
          onClose={() => onClose(id)}
        />
      );
    case 'move':
      return (
        <MovePanel key={id} {...common} doctors={doctors} today={today} onDone={onDone} onClose={back} />
      );
    case 'cancel':
      return <CancelPanel key={id} {...common} onDone={() => onClose(id)} onClose={back} />;
  }
}

/**
 * The appointment that is open. It stays as it was last seen, with what is being typed about it, when another day is turned
 * to, or when another desk has moved or cancelled it; then `isGone`.
 */
function useOpenVisit(id: string | null, visits: readonly Visit[]) {
  const [last, setLast] = useState<DayAppointment | null>(null);
  const shown = visits.find((visit) => visit.id === id) ?? null;
  const isElsewhere = id !== null && shown === null && last?.id === id;
  // Of the day that it was on, which need not be the one on the screen.
  const { data } = useStaffQuery({ ...dayQuery(last?.date ?? ''), enabled: isElsewhere });
  const found = isElsewhere ? data?.appointments.find((appointment) => appointment.id === id) : undefined;
  const latest = shown ?? found;
  if (latest && latest !== last) setLast(latest);
  const visit = latest ?? (isElsewhere ? last : null);
  return visit && { visit, isGone: isElsewhere && data !== undefined && !found };
}
