import type { PatientEntry } from '@praxisportal/contract/staff/patients';
import { mayStaff } from '@praxisportal/contract/staff/rights';
import { AppError } from '../../app-error.ts';
import { parsePhoneNumber } from '../../domain/phone-number.ts';
import { toWallDate, toWallTime } from '../../domain/zone-day.ts';
import type { StaffActor } from '../console-day/rules.ts';
import type { PatientRow } from './queries.ts';

/** Whether somebody sees how patients are reached; else names, dates of birth and appointments. */
export function maySeeContacts({ role }: Pick<StaffActor, 'role'>): boolean {
  return mayStaff(role, 'see_contacts');
}

/** A person as they are found, for somebody who may see this much. */
export function toPatientEntry(
  row: PatientRow,
  staff: Pick<StaffActor, 'role'>,
  timeZone: string,
): PatientEntry {
  const isShown = maySeeContacts(staff);
  const startMs = row.nextStartAt?.getTime();
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    name: `${row.firstName} ${row.lastName}`,
    dateOfBirth: row.dateOfBirth,
    phone: isShown ? row.phone : null,
    email: isShown ? row.email : null,
    nextAppointment:
      startMs === undefined
        ? null
        : {
            date: toWallDate(startMs, timeZone),
            time: toWallTime(startMs, timeZone),
            doctorName: row.nextDoctorName ?? '',
          },
    hasAccount: row.accountId !== null,
  };
}

/** The number as E.164, of whatever country; throws `invalid_phone`. */
export function readPhone(text: string): string {
  const number = parsePhoneNumber(text);
  if (!number) throw new AppError('invalid_phone');
  return number;
}
