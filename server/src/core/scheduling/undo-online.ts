import type { Appointment } from '@praxisportal/contract/appointment';
import type { AppContext } from '../../context.ts';
import { inCalendarLane } from '../../db/calendar-lane.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { withdrawUnsent } from '../../delivery/commands.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import { toInterval } from '../../domain/intervals.ts';
import { isHit } from '../../domain/plan-hits.ts';
import { findZoneDay, toFirstInstantMs } from '../../domain/zone-day.ts';
import { requirePlan } from '../../features/appointments/commands.ts';
import {
  countOpen,
  findContact,
  isPatientBooked,
  isPlaceRestorable,
  toRange,
} from '../../features/appointments/queries.ts';
import { presentAppointment, toChangeLink } from '../../features/appointments/rules.ts';
import { withCurrentPlan } from '../../features/appointments/with-current-plan.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import { notifyReschedule } from './notify-reschedule.ts';
import { type OnlineChange, onlinePolicy, type Policy, requireVersion } from './policy.ts';
import { supersedeNotifications } from './supersede-notifications.ts';
import { announceTransition, findFor, type Transition, underLocks, writeChange } from './transition.ts';
import { writeConfirmation } from './write-notifications.ts';

/** A change of one's own: the version that it made, and the place that a reschedule left; a cancellation left none. */
type OwnChange = { version: number; from?: { date: string; time: string; doctorId: string } | undefined };

/**
 * Puts an appointment back as it was before a cancellation or a reschedule by its own patient. Pending messages about the
 * change are superseded by one that says what holds now; a repeated undo returns the appointment. Throws `not_found`,
 * `version_conflict` with the appointment as it is if it has changed since, `not_movable` if it would have begun,
 * `patient_busy` or `slot_taken` if its old time is taken or the dentist is absent then, or `too_many_open_appointments`.
 */
export async function undoOnline(
  context: AppContext,
  caller: OnlineChange,
  change: OwnChange,
): Promise<Appointment> {
  return withCurrentPlan(context, async () => {
    const policy = onlinePolicy(context, caller);
    const found = await findFor(context, policy);
    const doctorId = change.from?.doctorId ?? found.doctorId;
    const lane = { doctorId, accountId: policy.actor(found).id };
    const { after } = await underLocks(
      context,
      policy,
      { found, action: 'other', doctorIds: [found.doctorId, doctorId] },
      (work) => inCalendarLane(context, lane, work),
      async (transaction, row) => {
        const current = presentAppointment(context, row, caller.language);
        if (isUndone(row, current, change)) return { before: row, after: row, undo: undefined };
        requireVersion(context, row, { version: change.version, language: caller.language });
        return restore(context, transaction, { policy, row, from: change.from });
      },
    );
    announceTransition(context, [found, after]);
    return presentAppointment(context, after, caller.language);
  });
}

/** Another tab was faster: the appointment stands where the undo would put it. */
function isUndone(row: DeskAppointment, current: Appointment, { version, from }: OwnChange): boolean {
  const { status, date, time, doctorId } = current;
  const isBack = !from || (date === from.date && time === from.time && doctorId === from.doctorId);
  return row.version === version + 1 && status === 'scheduled' && isBack;
}

type Restoring = { policy: Policy; row: DeskAppointment; from: OwnChange['from'] };

async function restore(
  context: AppContext,
  transaction: DatabaseTransaction,
  { policy, row, from }: Restoring,
): Promise<Transition> {
  const after = toRestored(context, row, from);
  await requirePlan(transaction, context.practice.plan.rows.revision);
  await checkPlace(context, transaction, after);
  if (row.status === 'cancelled') await checkOpenAppointments(context, transaction, row.patientId);
  const now = new Date(context.clock.nowMs());
  const superseded = await supersedeNotifications(transaction, row.id, now);
  const message =
    row.status === 'cancelled'
      ? await confirmAnew(context, transaction, { policy, row: after })
      : await notifyReschedule(context, transaction, policy, { row, after, superseded });
  const values = {
    ...({ status: 'scheduled', cancelled_by: null } as const),
    ...{ doctor_id: after.doctorId, during: toRange(toInterval(after)) },
  };
  const written = { action: 'undo', before: row, after, values, message } as const;
  const done = await writeChange(context, transaction, policy, written);
  if (!done) throw new AppError('not_movable');
  return done;
}

function toRestored(
  { practice }: AppContext,
  row: DeskAppointment,
  from: OwnChange['from'],
): DeskAppointment {
  const scheduled = { ...row, status: 'scheduled' as const, version: row.version + 1 };
  if (!from) return scheduled;
  const doctor = practice.doctors.find(({ id }) => id === from.doctorId);
  if (!doctor) throw new AppError('slot_taken');
  const [hour = 0, minute = 0] = from.time.split(':').map(Number);
  const startMs = toFirstInstantMs(findZoneDay(practice.facts.timeZone, from.date), 60 * hour + minute);
  const endAt = new Date(startMs + row.endAt.getTime() - row.startAt.getTime());
  return { ...scheduled, doctorId: doctor.id, doctorName: doctor.name, startAt: new Date(startMs), endAt };
}

async function checkPlace(
  { clock, practice }: AppContext,
  transaction: DatabaseTransaction,
  after: DeskAppointment,
): Promise<void> {
  const during = toInterval(after);
  if (during.startMs <= clock.nowMs()) throw new AppError('not_movable');
  if (await isPatientBooked(transaction, after.patientId, during, after.id))
    throw new AppError('patient_busy');
  const { timeZone } = practice.facts;
  if (practice.plan.rows.absences.some((absence) => isHit(absence, after, timeZone)))
    throw new AppError('slot_taken');
  if (!(await isPlaceRestorable(transaction, after.doctorId, { during, except: after.id })))
    throw new AppError('slot_taken');
}

/** What was booked in place of a cancelled appointment counts towards the most that may be open. */
async function checkOpenAppointments(
  { config, clock }: AppContext,
  transaction: DatabaseTransaction,
  patientId: string,
): Promise<void> {
  if ((await countOpen(transaction, patientId, new Date(clock.nowMs()))) >= config.openAppointmentsMax)
    throw new AppError('too_many_open_appointments');
}

/** The confirmation of an appointment that was cancelled; a pending notification of the cancellation is deleted. */
async function confirmAnew(
  context: AppContext,
  transaction: DatabaseTransaction,
  { policy, row }: { policy: Policy; row: DeskAppointment },
): Promise<OutgoingMessage | undefined> {
  const { clock, config, practice } = context;
  const nowMs = clock.nowMs();
  const pending = { appointmentId: row.id, kinds: ['cancellation'] } as const;
  await withdrawUnsent(transaction, pending, new Date(nowMs));
  const contact = await findContact(transaction, row.patientId);
  if (!contact) return undefined;
  const language = policy.language(row);
  const link = toChangeLink(config, language, { contact, row, token: policy.guestToken });
  const appointment = presentAppointment(context, row, language);
  return writeConfirmation({ config, practice, language, nowMs }, { row, appointment, contact }, link);
}
