import type { AuditFilter } from '@praxisportal/contract/staff/audit';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { StaffAction } from '../../db/staff-tables.ts';
import type { Tables } from '../../db/tables.ts';
import type { Place } from './rules.ts';

/** The rows that are wanted: as in the contract, but for days, which are instants here. */
export type AuditWish = Pick<AuditFilter, 'who' | 'about' | 'patientId'> & {
  fromAt?: Date | undefined;
  beforeAt?: Date | undefined;
  /** Only what is older than this */
  after?: Place | undefined;
};

type Common = {
  id: string;
  at: Date;
  /** `at` in µs since 1970, exactly */
  atMicros: string;
  /** Null if it is nobody, or nobody who is still known */
  actorName: string | null;
  /** Whom a deed was done to, or whose appointment it is; null if they are not known any more */
  patientId: string | null;
  patientName: string | null;
  /** When the appointment begins that it is about, as it stands now */
  startAt: Date | null;
};

/** What somebody of the staff did; without `actorId` it was whoever runs the server. */
export type DeedRow = Common & {
  source: 's';
  actorId: string | null;
  action: StaffAction;
  subjectId: string | null;
  /** Of somebody of the staff */
  subjectName: string | null;
  detail: unknown;
};

/** What happened to an appointment. */
export type ChangeRow = Common & {
  source: 'a';
  actorKind: Tables['audit_events']['actor_kind'];
  actorId: string | null;
  /** The own person of an account, or a guest */
  actorPatientId: string | null;
  action: Tables['audit_events']['action'];
  before: unknown;
  after: unknown;
};

export type AuditRow = DeedRow | ChangeRow;

type Condition = RawBuilder<boolean>;
/** Each list of conditions is read by an index of its own, the newest first, as far as it is needed. */
type Branches = Condition[][];

/** Who did what, of both audits, the newest first. */
export async function listAuditRows(db: Database, wish: AuditWish, most: number): Promise<AuditRow[]> {
  const personIds = wish.patientId ? await listIdsOfPerson(db, wish.patientId) : undefined;
  const appointmentIds = personIds && (await listAuditedAppointments(db, personIds));
  const deeds = listDeedBranches(wish, personIds, appointmentIds).map(
    (conditions) => sql`(
      select 's' as source, id, at, case when staff_id is null then 'operator' else 'staff' end as actor_kind,
        staff_id as actor_id, action, subject_kind, subject_id, detail, null::jsonb as before, null::jsonb as after
      from staff_audit where ${all([...conditions, ...listTimes(wish, 's')])}
      order by at desc, id desc limit ${most}
    )`,
  );
  const changes = listChangeBranches(wish, appointmentIds).map(
    (conditions) => sql`(
      select 'a' as source, id, at, actor_kind, actor_id, action, subject_kind, subject_id::text as subject_id,
        null::jsonb as detail, before, after
      from audit_events where ${all([...conditions, ...listTimes(wish, 'a')])}
      order by at desc, id desc limit ${most}
    )`,
  );
  const branches = [...deeds, ...changes];
  if (branches.length === 0) return [];
  const { rows } = await sql<AuditRow>`
    with page as materialized (
      select * from (${sql.join(branches, sql` union all `)}) as found
      order by at desc, source desc, id desc limit ${most}
    )
    select page.source, page.id::text as id, page.at, (extract(epoch from page.at) * 1000000)::bigint::text as "atMicros",
      page.actor_kind as "actorKind", page.actor_id as "actorId", page.action, page.subject_id as "subjectId",
      page.detail, page.before, page.after, lower(appointments.during) as "startAt",
      coalesce(patient.id, merged.id) as "patientId", online.id as "actorPatientId",
      coalesce(actor.first_name || ' ' || actor.last_name, online.first_name || ' ' || online.last_name) as "actorName",
      coalesce(
        patient.first_name || ' ' || patient.last_name, merged.first_name || ' ' || merged.last_name
      ) as "patientName",
      subject.first_name || ' ' || subject.last_name as "subjectName"
    from page
      left join staff as actor on page.actor_kind = 'staff' and actor.id = page.actor_id
      left join account_patients as own
        on page.actor_kind = 'account' and own.account_id = page.actor_id and own.relation = 'self'
      left join patients as online
        on online.id = case page.actor_kind when 'account' then own.patient_id when 'guest' then page.actor_id end
      left join staff as subject on subject.id = case page.subject_kind when 'staff' then page.subject_id::uuid end
      left join appointments
        on appointments.id = case page.subject_kind when 'appointment' then page.subject_id::uuid end
      cross join lateral (select case page.subject_kind
        when 'patient' then page.subject_id::uuid
        when 'appointment' then coalesce(
          (page.after->>'patientId')::uuid, (page.before->>'patientId')::uuid, appointments.patient_id
        ) end as id
      ) as person
      left join patients as patient on patient.id = person.id
      left join lateral (
        select id, first_name, last_name from patients
        where patient.id is null and former_ids <> '{}' and former_ids @> array[person.id]
      ) as merged on true
    order by page.at desc, page.source desc, page.id desc
  `.execute(db);
  return rows;
}

function all(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function listDeedBranches(
  { who, about }: AuditWish,
  personIds?: readonly string[],
  appointmentIds?: readonly string[],
): Branches {
  if (who === 'online') return [];
  const isActor = isDoneBy(who);
  const kinds = about && subjectKinds[about];
  // Of cards, what was only looked at.
  const isLook = about === 'looks' ? [sql<boolean>`action = ${sql.lit('look')}`] : [];
  const isOfKind = (kind: SubjectKind) => [
    ...isActor,
    sql<boolean>`subject_kind = ${sql.lit(kind)}`,
    ...(kind === 'patient' ? isLook : []),
  ];
  if (personIds === undefined) {
    if (!kinds) return [[...isActor, sql`subject_kind <> ${sql.lit('list')}`]];
    return kinds.map(isOfKind);
  }
  const subjects = [
    { kind: 'patient', ids: personIds },
    { kind: 'appointment', ids: appointmentIds ?? [] },
  ] as const;
  return subjects
    .filter(({ kind }) => !kinds || kinds.includes(kind))
    .map(({ kind, ids }) => [...isOfKind(kind), sql`subject_id = any(${ids}::text[])`]);
}

type SubjectKind = Tables['staff_audit']['subject_kind'];

const subjectKinds: Record<NonNullable<AuditWish['about']>, readonly SubjectKind[]> = {
  patients: ['patient', 'message'],
  appointments: ['appointment'],
  settings: ['settings'],
  team: ['staff', 'invitation', 'audit'],
  looks: ['patient', 'list'],
};

function isDoneBy(who: AuditWish['who']): Condition[] {
  switch (who) {
    case undefined:
      return [];
    case 'team':
      return [sql`staff_id is not null`];
    case 'server':
      return [sql`staff_id is null`];
    default:
      return [sql`staff_id = ${who}`];
  }
}

function listChangeBranches(
  { who, about, patientId }: AuditWish,
  appointmentIds?: readonly string[],
): Branches {
  if (about && about !== 'appointments') return [];
  const isSubject: Condition[] = appointmentIds
    ? [sql`subject_kind = 'appointment' and subject_id = any(${appointmentIds}::uuid[])`]
    : [];
  switch (who) {
    case undefined:
      // What the server does with every appointment that is over hides what people do.
      return patientId === undefined ? [[sql`action <> 'complete'`]] : [isSubject];
    case 'team':
      return [[...isSubject, sql`actor_kind = 'staff'`]];
    case 'online':
      return [
        [...isSubject, sql`actor_kind = 'account'`],
        [...isSubject, sql`actor_kind = 'guest'`],
      ];
    case 'server':
      return [[...isSubject, sql`actor_kind = 'system'`]];
    default:
      return [[...isSubject, sql`actor_kind = 'staff'`, sql`actor_id = ${who}`]];
  }
}

/** In one order over both audits: of the same instant what is in `s` comes first. */
function listTimes({ fromAt, beforeAt, after }: AuditWish, source: Place['source']): Condition[] {
  const conditions: Condition[] = [];
  if (fromAt) conditions.push(sql`at >= ${fromAt}`);
  if (beforeAt) conditions.push(sql`at < ${beforeAt}`);
  if (!after) return conditions;
  const at = sql`${after.at}::timestamptz`;
  if (after.source === source) conditions.push(sql`(at, id) < (${at}, ${after.id}::bigint)`);
  else conditions.push(after.source === 's' ? sql`at <= ${at}` : sql`at < ${at}`);
  return conditions;
}

/** The appointments that somebody has or had, also those that are gone. */
async function listAuditedAppointments(db: Database, personIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from appointments where patient_id = any(${personIds}::uuid[])
    union select subject_id from audit_events where after->>'patientId' = any(${personIds}::text[])
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids under which somebody is or was known: those of entries that were merged into theirs are among them. */
async function listIdsOfPerson(db: Database, patientId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(former_ids) as id from patients where id = ${patientId}
  `.execute(db);
  return [patientId, ...rows.map(({ id }) => id)];
}

/** What somebody is called; undefined if nobody is known by this id. */
export async function findPatientName(db: Database, id: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('patients')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.name;
}
