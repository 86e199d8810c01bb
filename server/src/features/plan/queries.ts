import { type RawBuilder, type Selectable, sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Interval } from '../../domain/intervals.ts';
import type { PlanRows } from '../../domain/practice-plan.ts';
import { type DeskAppointment, selectDeskAppointments } from '../desk-appointments/queries.ts';

const dayHours = z.object({ from: z.string(), to: z.string() });
const weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);
const weeklyHours = z.array(dayHours.extend({ weekday }));
const doctorHours = z.array(z.object({ doctorId: z.string(), hours: z.array(dayHours) }));

const recipients = z.array(z.string());

const settingRows = z.object({
  versions: z.object({ treatments: z.int(), doctors: z.int(), terms: z.int(), messages: z.int() }),
  treatments: z.array(
    z.object({
      treatmentId: z.string(),
      validFrom: z.string(),
      minutes: z.int().nullable(),
      bufferMinutes: z.int(),
      isOnline: z.boolean(),
      notBy: z.array(z.string()),
    }),
  ),
  doctors: z.array(
    z.object({ doctorId: z.string(), validFrom: z.string(), isActive: z.boolean(), isOnline: z.boolean() }),
  ),
  terms: z.object({ leadMinutes: z.int(), windowMonths: z.int(), noticeHours: z.int() }),
  messages: z.object({
    reminders: z.object({ isOn: z.boolean(), daysBefore: z.int() }),
    morningList: z.object({ isOn: z.boolean(), to: recipients, time: z.string() }),
    notices: z.object({ isOn: z.boolean(), to: recipients, since: z.coerce.date() }),
  }),
});

/** All that is planned, of one moment: read in one statement, so that the revision is that of the rows. */
export async function readPlanRows(db: Database): Promise<PlanRows> {
  const { rows } = await sql<{ plan: unknown }>`
    select jsonb_build_object(
      'revision', (select revision from plan_revision),
      'hours', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'doctorId', doctor_id, 'validFrom', valid_from, 'hours', hours, 'version', version
      ) order by valid_from), '[]') from plan_hours),
      'absences', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'doctorId', doctor_id, 'from', first_date, 'to', last_date,
        'hours', case when from_time is not null then jsonb_build_object('from', from_time, 'to', to_time) end,
        'reason', case when reason_de is not null then jsonb_build_object('de', reason_de, 'en', reason_en) end,
        'isReasonShown', is_reason_shown, 'version', version
      ) order by first_date, id), '[]') from plan_absences where removed_at is null),
      'specialDays', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'version', version, 'date', date, 'hours', hours, 'doctors', doctors,
        'reason', case when reason_de is not null then jsonb_build_object('de', reason_de, 'en', reason_en) end
      ) order by date), '[]') from plan_special_days),
      'settings', jsonb_build_object(
        'versions', (select jsonb_object_agg(section, version) from settings_sections),
        'treatments', (select coalesce(jsonb_agg(jsonb_build_object(
          'treatmentId', treatment_id, 'validFrom', valid_from, 'minutes', minutes,
          'bufferMinutes', buffer_minutes, 'isOnline', is_online, 'notBy', to_jsonb(not_by)
        ) order by valid_from), '[]') from settings_treatments),
        'doctors', (select coalesce(jsonb_agg(jsonb_build_object(
          'doctorId', doctor_id, 'validFrom', valid_from, 'isActive', is_active, 'isOnline', is_online
        ) order by valid_from), '[]') from settings_doctors),
        'terms', (select jsonb_build_object(
          'leadMinutes', lead_minutes, 'windowMonths', window_months, 'noticeHours', notice_hours
        ) from settings_terms),
        'messages', (select jsonb_build_object(
          'reminders', jsonb_build_object('isOn', are_reminders_on, 'daysBefore', reminder_days),
          'morningList', jsonb_build_object(
            'isOn', is_morning_list_on, 'to', to_jsonb(morning_list_to), 'time', morning_list_time
          ),
          'notices', jsonb_build_object('isOn', are_notices_on, 'to', to_jsonb(notices_to), 'since', notices_since)
        ) from settings_messages)
      )
    ) as plan
  `.execute(db);
  return planRows.parse(rows[0]?.plan);
}

const reason = z.object({ de: z.string(), en: z.string() }).nullable();

const planRows = z.object({
  revision: z.int(),
  hours: z.array(
    z.object({
      id: z.string(),
      doctorId: z.string().nullable(),
      validFrom: z.string(),
      hours: weeklyHours,
      version: z.int(),
    }),
  ),
  absences: z.array(
    z.object({
      id: z.string(),
      doctorId: z.string().nullable(),
      from: z.string(),
      to: z.string(),
      hours: dayHours.nullable(),
      reason,
      isReasonShown: z.boolean(),
      version: z.int(),
    }),
  ),
  specialDays: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      date: z.string(),
      hours: z.array(dayHours),
      doctors: doctorHours,
      reason,
    }),
  ),
  settings: settingRows,
});

/** Appointments that are still to come, or whose patients are not in the chair yet, by start. */
export async function listComing(
  db: Database,
  { doctorId, within, now }: { doctorId: string | null; within: Interval; now: Date },
): Promise<DeskAppointment[]> {
  return selectDeskAppointments(db)
    .where('appointments.status', '=', sql.lit('scheduled'))
    .where('seated_at', 'is', null)
    .where(sql`lower(during)`, '>=', new Date(within.startMs))
    .where(sql`lower(during)`, '<', new Date(within.endMs))
    .where(sql`upper(during)`, '>', now)
    .$if(doctorId !== null, (query) => query.where('doctor_id', '=', doctorId ?? ''))
    .orderBy(sql`lower(during)`)
    .orderBy('appointments.id')
    .execute();
}

/** A period of an absence of one doctor, or of a closure if it is nobody's. */
type AbsencePeriod = { id: string; doctorId: string | null; within: Interval };

/** When an appointment is, and in which absence's period. */
export type WithinAbsence = {
  absenceId: string;
  appointmentId: string;
  doctorId: string;
  status: 'scheduled';
  startAt: Date;
  endAt: Date;
};

/** Appointments that are still to come, or whose patients are not in the chair yet, by the absences they begin in. */
export async function listComingWithin(
  db: Database,
  periods: readonly AbsencePeriod[],
  now: Date,
): Promise<WithinAbsence[]> {
  if (periods.length === 0) return [];
  const { rows } = await sql<WithinAbsence>`
    select absence.id as "absenceId", appointments.id as "appointmentId", doctor_id as "doctorId", 'scheduled' as status,
      lower(during) as "startAt", upper(during) as "endAt"
    from unnest(
      ${periods.map(({ id }) => id)}::uuid[],
      ${periods.map(({ doctorId }) => doctorId)}::text[],
      ${periods.map(({ within }) => new Date(within.startMs))}::timestamptz[],
      ${periods.map(({ within }) => new Date(within.endMs))}::timestamptz[]
    ) as absence (id, of_doctor, starts_at, ends_at)
      join appointments on appointments.status = 'scheduled'
        and lower(during) >= absence.starts_at and lower(during) < absence.ends_at
        and (of_doctor is null or doctor_id = of_doctor)
    where seated_at is null and upper(during) > ${now}
  `.execute(db);
  return rows;
}

/** How people are reached: their own contact, or that of the account which looks after them. */
export type PersonContact = { email: string | null; phone: string | null };

export async function listContacts(
  db: Database,
  patientIds: readonly string[],
): Promise<Map<string, PersonContact>> {
  const { rows } = await sql<PersonContact & { id: string }>`
    select distinct on (patients.id) patients.id, coalesce(accounts.email, patients.email) as email,
      coalesce(accounts.phone, patients.phone) as phone
    from patients
      left join account_patients on account_patients.patient_id = patients.id
      left join accounts on accounts.id = account_patients.account_id
    where patients.id = any(${patientIds}::uuid[])
    order by patients.id, account_patients.created_at
  `.execute(db);
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}

/** What was decided because of an absence, with what became of the message about it. */
export type DecidedRow = {
  absenceId: string;
  appointmentId: string;
  decision: 'move' | 'cancel' | 'keep';
  former: { doctorName: string; date: string; start: string };
  toldAt: Date | null;
  messageId: string | null;
  messageState: Selectable<Tables['outgoing_messages']>['state'] | null;
  phonedAt: Date | null;
};

/** The first message about an appointment after it was decided about; `decision` names the row of `plan_decisions`. */
export function messageOf(decision: string): RawBuilder<unknown> {
  return sql`(
    select id, state, finished_at, phoned_at from outgoing_messages
    where outgoing_messages.appointment_id = ${sql.ref(`${decision}.appointment_id`)}
      and kind in ('moved', 'cancellation') and created_at >= ${sql.ref(`${decision}.decided_at`)}
    order by created_at limit 1
  )`;
}

const former = z.object({ doctorName: z.string(), date: z.string(), start: z.string() });

export async function listDecisions(db: Database, ...absenceIds: readonly string[]): Promise<DecidedRow[]> {
  if (absenceIds.length === 0) return [];
  const { rows } = await sql<Omit<DecidedRow, 'former'> & { former: unknown }>`
    select absence_id as "absenceId", appointment_id as "appointmentId", decision, former, told_at as "toldAt",
      message.id as "messageId", message.phoned_at as "phonedAt",
      case when mailed_at is not null then 'sent' else message.state end as "messageState"
    from plan_decisions
      left join lateral ${messageOf('plan_decisions')} as message on mailed_at is null
    where absence_id = any(${absenceIds}::uuid[])
  `.execute(db);
  return rows.map((row) => ({ ...row, former: former.parse(row.former) }));
}
