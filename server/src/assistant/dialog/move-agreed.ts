import { withoutOwnPlace } from '../choose-starts.ts';
import type { Task } from '../task.ts';
import type { Findings, Plan } from '../turn.ts';

type MoveTask = Extract<Task, { kind: 'move' }>;

/** Whether exactly the wished time is free, with a doctor who is known. */
export function isFree({ appointment, wish }: MoveTask, findings: Findings): boolean {
  const { time, doctorId } = wish;
  const { starts } = withoutOwnPlace(findings, appointment, wish);
  return time !== undefined && doctorId !== undefined && starts?.starts.includes(time) === true;
}

/** Moves without asking: the patient has agreed to this very time. */
export function planAgreed(plan: Plan<Task>, { appointment, wish }: MoveTask): Plan<Task> {
  const { id: appointmentId, version, date: ownDate, time: ownTime, doctorId: ownDoctorId } = appointment;
  const { date = ownDate, time = ownTime, doctorId = ownDoctorId } = wish;
  const target = { date, time, doctorId };
  const from = { date: ownDate, time: ownTime, doctorId: ownDoctorId };
  return {
    ...plan,
    needs: [{ kind: 'moveAppointment', appointmentId, version, ...target }],
    task: { kind: 'change', change: 'move', appointmentId, target, from },
  };
}
