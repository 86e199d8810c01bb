import type { SourceKey, SourceKind } from '@praxisportal/contract/staff/sources';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type DeskAppointment, selectDeskAppointments } from '../desk-appointments/queries.ts';
import { unusualFrom } from './threshold-rules.ts';

/** What a source booked; the instants and dates are those of its appointments that are still ahead. */
export type SourceRow = SourceKey & {
  booked: number;
  open: number;
  firstAt: Date;
  lastAt: Date;
  dates: string[];
  /** The present addresses of the patients who booked from it */
  emails: string[];
};

/** Each booking of a newcomer once for every source that it came from, and how many came from there within the week before. */
const bySource = sql`
  select kind, hash, appointment_id, at,
    count(*) over (partition by kind, hash order by at range between interval '7 days' preceding and current row) as in_week
  from booking_sources
    cross join lateral (values ('domain', domain), ('browser', browser), ('address', address)) as source (kind, hash)
  where is_newcomer and hash is not null
`;

const thresholds = sql.join(
  Object.entries(unusualFrom).map(([kind, from]) => sql`(${sql.lit(kind)}, ${sql.lit(from)})`),
);

/** The sources that booked unusually much within any week and still have something ahead, those with most ahead first. */
export async function listUnusualSources(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    with by_source as materialized (${bySource}), unusual as (
      select kind, hash, count(*)::int as booked
      from by_source join (values ${thresholds}) as threshold (kind, least) using (kind)
      group by kind, hash, least having max(in_week) >= least
    )
    select kind, encode(substr(hash, 1, 16), 'hex') as key, booked, count(*)::int as open,
      min(at) as "firstAt", max(at) as "lastAt", array_remove(array_agg(distinct coalesce(accounts.email, patients.email)), null) as emails,
      array_agg(distinct (lower(during) at time zone ${timeZone})::date::text) as dates
    from unusual join by_source using (kind, hash)
      join appointments on appointments.id = appointment_id
      join patients on patients.id = appointments.patient_id
      left join account_patients on account_patients.patient_id = patients.id
      left join accounts on accounts.id = account_patients.account_id
    where ${isAhead(now)}
    group by kind, hash, booked order by open desc, kind, hash
  `.execute(db);
  return rows;
}

/** Of `appointments`: what can still be cancelled before it begins. */
function isAhead(now: Date): RawBuilder<boolean> {
  return sql<boolean>`appointments.status = 'scheduled' and lower(appointments.during) > ${now}`;
}

/** The appointments of newcomers that a source booked and that are still ahead, by start. */
export async function listAhead(
  db: Database,
  { kind, key }: SourceKey,
  now: Date,
): Promise<DeskAppointment[]> {
  const column = { domain: 'domain', browser: 'browser', address: 'address' } as const satisfies Record<
    SourceKind,
    string
  >;
  return selectDeskAppointments(db)
    .innerJoin('booking_sources as source', 'source.appointment_id', 'appointments.id')
    .where('is_newcomer', '=', true)
    .where(sql<boolean>`substr(${sql.ref(`source.${column[kind]}`)}, 1, 16) = decode(${key}, 'hex')`)
    .where(isAhead(now))
    .orderBy(sql`lower(during)`)
    .execute();
}
