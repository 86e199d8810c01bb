import type { Changed, DayAppointment, MessageState } from '@praxisportal/contract/staff/day';
import type { PracticeData } from '../../context.ts';
import { findDeskException } from '../../domain/desk-times.ts';
import { toInitials } from '../../domain/initials.ts';
import { toPresence } from '../../domain/presence.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import type { AppointmentView } from '../../features/appointments/queries.ts';
import type { DeskAppointment } from '../../features/desk-appointments/queries.ts';
import { toDoctorCalendar } from '../../features/doctors/rules.ts';
import type { UndoEnd } from './queries.ts';

/** The appointment as the contract shows it to the practice. */
export function toDayAppointment(row: DeskAppointment, practice: PracticeData): DayAppointment {
  const { timeZone } = practice.facts;
  const startMs = row.startAt.getTime();
  const during = { startMs, endMs: row.endAt.getTime() };
  const doctor = practice.doctors.find(({ id }) => id === row.doctorId);
  return {
    id: row.id,
    version: row.version,
    doctorId: row.doctorId,
    doctorName: row.doctorName,
    patient: {
      id: row.patientId,
      name: `${row.patientFirstName} ${row.patientLastName}`,
      initials: toInitials({ firstName: row.patientFirstName, lastName: row.patientLastName }),
      dateOfBirth: row.dateOfBirth,
    },
    treatmentId: row.treatmentId,
    treatmentName: row.treatmentType,
    date: toWallDate(startMs, timeZone),
    start: toWallTime(startMs, timeZone),
    startsAt: row.startAt.toISOString(),
    minutes: (during.endMs - startMs) / 60_000,
    status: row.status,
    state: toPresence(row),
    arrivedAt: row.arrivedAt?.toISOString() ?? null,
    seatedAt: row.seatedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    overbooked: row.overbooked,
    overbookedReason: row.overbookedReason,
    outsideHours: !doctor || findDeskException(toDoctorCalendar(practice, doctor), during) !== undefined,
    note: row.note,
    patientNote: row.patientNote,
    pain: row.pain,
    bookingMethod: row.bookingMethod,
    message: toMessageState(row),
    cancelledBy: row.cancelledBy,
    cancelReason: row.cancelReason,
  };
}

/** What became of a message, in the words of the contract. */
export function toMessageState({
  mailState,
  phonedAt,
}: Pick<AppointmentView, 'mailState'> & { phonedAt: Date | null }): MessageState {
  if (phonedAt) return 'phoned';
  switch (mailState) {
    case null:
      return 'none';
    case 'sending':
      return 'waiting';
    case 'waiting':
    case 'kept':
    case 'sent':
    case 'failed':
      return mailState;
  }
}

/** A change with what it takes to undo it. */
export function toChanged(row: DeskAppointment, practice: PracticeData, undo: UndoEnd | undefined): Changed {
  return {
    appointment: toDayAppointment(row, practice),
    undo: undo ? { id: undo.id, until: undo.until.toISOString() } : null,
  };
}
