import { readAllOf } from './read-own-talk.ts';
import type { Reading, ToPlan } from './reading.ts';
import type { AppointmentQuestion, AppointmentsTask, Task } from './task.ts';
import type { MoveTarget, OpenQuestion, Plan } from './turn.ts';

export type MakePlan = (task: Task, parts?: Parameters<ToPlan>[3]) => Plan<Task>;

export function isOfAppointments(question: OpenQuestion | undefined): question is AppointmentQuestion {
  const kind = question?.kind;
  return (
    kind === 'cancel' ||
    kind === 'cancelAll' ||
    kind === 'whichToCancel' ||
    kind === 'move' ||
    kind === 'whichToMove'
  );
}

/** The appointments that a question is about, or that were shown; who says no more than "verschieben" means them. */
export function listAsked(question: OpenQuestion | undefined): string[] | undefined {
  if (question?.kind === 'shown') return question.appointmentIds;
  return isOfAppointments(question) ? listIds(question) : undefined;
}

export function listIds(question: AppointmentQuestion): string[] {
  if ('appointments' in question) return question.appointments.map(({ appointmentId }) => appointmentId);
  return 'appointmentId' in question ? [question.appointmentId] : question.appointmentIds;
}

export const ownNeeded = { needs: [{ kind: 'appointments' as const }] };

/** To what is no answer: nothing is changed, and the question is asked again. */
export function planUnclear(question: AppointmentQuestion, plan: MakePlan): Plan<Task> {
  const task: Task = { kind: 'unclear', isGuest: false, isBooking: false, hasPain: false };
  return plan({ kind: 'aside', task, question }, ownNeeded);
}

/** What cancelling costs, and until when it does not. */
export const policy: Task = { kind: 'talk', topic: 'cancellation_policy', details: {}, hasPain: false };

export function planCancel(parts: Partial<AppointmentsTask>, plan: MakePlan): Plan<Task> {
  return plan({ kind: 'appointments', purpose: 'cancel', isPast: false, ...parts }, ownNeeded);
}

/** Asks whether to cancel all, or both, of these or of whatever there is. */
export function planAll(appointmentIds: string[] | undefined, { text }: Reading, plan: MakePlan): Plan<Task> {
  return planCancel({ appointmentIds, isOfSeveral: readAllOf(text) }, plan);
}

/** Says that several are moved one after the other, and asks with which to begin. */
export function planOneByOne(appointmentIds: string[], { text }: Reading, plan: MakePlan): Plan<Task> {
  const asked = { appointmentIds, isOfSeveral: readAllOf(text), move: {} };
  return plan({ kind: 'appointments', purpose: 'reschedule', isPast: false, ...asked }, ownNeeded);
}

/** Begins with the first, because one after the other is the only way. */
export function planSwap(appointmentIds: string[] | undefined, plan: MakePlan): Plan<Task> {
  const several = appointmentIds && appointmentIds.length > 1 ? { appointmentIds } : {};
  return plan(
    { ...{ kind: 'appointments', purpose: 'reschedule', isPast: false }, ...several, isSwap: true, move: {} },
    ownNeeded,
  );
}

/**
 * Asks about a move of one of these appointments, or of any, by what is said now and where each was to go before; with
 * `isAgreed` the appointment is moved there if that time is free.
 */
export function planMove(
  appointmentIds: string[] | undefined,
  { text, slots, patientId }: Reading,
  before: readonly MoveTarget[],
  plan: MakePlan,
  isAgreed = false,
): Plan<Task> {
  const targets = Object.fromEntries(before.map((target, index) => [appointmentIds?.[index] ?? '', target]));
  return plan(
    {
      ...{
        kind: 'appointments',
        purpose: 'reschedule',
        isPast: false,
        appointmentIds,
        treatmentTypes: slots.namedTypes,
        patientId,
      },
      move: { targets, said: text === '' ? undefined : { text, slots }, ...(isAgreed && { isAgreed }) },
    },
    ownNeeded,
  );
}
