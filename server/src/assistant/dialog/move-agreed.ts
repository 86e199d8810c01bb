import { toPlace, withoutOwnPlace } from '../choose-starts.ts';
import type { Task } from '../task.ts';
import type { Findings, Plan } from '../turn.ts';

/** Moves without asking if the very time that the patient has agreed to is free, with a doctor who is known. */
export function planAgreed(
  plan: Plan<Task>,
  { appointment, wish }: Extract<Task, { kind: 'move' }>,
  findings: Findings,
): Plan<Task> | undefined {
  const { date, time, doctorId } = wish;
  const { starts } = withoutOwnPlace(findings, appointment, wish);
  if (date === undefined || time === undefined || doctorId === undefined) return undefined;
  if (!starts?.starts.includes(time)) return undefined;
  const { id: appointmentId, version } = appointment;
  const target = { date, time, doctorId };
  return {
    ...plan,
    needs: [{ kind: 'moveAppointment', appointmentId, version, ...target }],
    task: { kind: 'change', change: 'move', appointmentId, target, from: toPlace(appointment) },
  };
}
