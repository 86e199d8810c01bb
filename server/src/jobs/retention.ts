import { limits } from '@praxisportal/contract/limits';
import { keptDays } from '@praxisportal/contract/retention';
import { staffLimits } from '@praxisportal/contract/staff/limits';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { isUntold } from '../features/notifications/queries.ts';

/** Rows of a table are deleted when the instant in `since` is more than `days` ago. */
export type RetentionRule = {
  [Table in keyof Tables]: {
    table: Table;
    since: keyof Tables[Table] & string;
    days: number;
    /** A further condition. */
    onlyIf?: (now: Date) => RawBuilder<boolean>;
  };
}[keyof Tables];

/** Whether a message has to be told on the phone instead, as long as its appointment is not over. */
function isStillToTell(now: Date): RawBuilder<boolean> {
  // A value and no `exists`, which PostgreSQL may answer by reading all appointments first.
  return sql`outgoing_messages.state = 'failed' and ${isUntold('outgoing_messages')} and coalesce((
    select upper(during) > ${now} from appointments where appointments.id = outgoing_messages.appointment_id
  ), false)`;
}

/** A message that arrived after one that did not: without it the other would have to be told on the phone again. */
const makesUpForAnother = sql<boolean>`outgoing_messages.state = 'sent' and exists (
  select from outgoing_messages as earlier
  where earlier.appointment_id = outgoing_messages.appointment_id and earlier.state = 'failed'
    and earlier.created_at < outgoing_messages.created_at and earlier.finished_at > outgoing_messages.finished_at
)`;

const isKept = () => sql<boolean>`state = 'kept'`;

/**
 * What is deleted by time, each rule by its name. Accounts, people and appointments are not here: they stay until the
 * patient erases the account, guests and whoever never came until nothing has been heard for `keptDays.guests`, and what
 * belongs to a treatment for ten years after it (§ 630f (3) BGB): `clean-up.ts`.
 */
export const retentionRules = {
  unusedSessions: { table: 'sessions', since: 'last_seen_at', days: limits.sessionIdleDays },
  oldSessions: { table: 'sessions', since: 'created_at', days: limits.sessionMaxDays },
  oneTimeCodes: { table: 'one_time_codes', since: 'created_at', days: keptDays.oneTimeCodes },
  codeFailures: { table: 'code_failures', since: 'last_at', days: keptDays.codeFailures },
  spentProofsOfWork: { table: 'spent_proofs_of_work', since: 'expires_at', days: 0 },
  throttleEvents: { table: 'throttle_events', since: 'at', days: keptDays.throttleEvents },
  guestTokens: { table: 'guest_tokens', since: 'expires_at', days: 0 },
  patientInvitations: { table: 'patient_invitations', since: 'expires_at', days: 0 },
  bookingKeys: { table: 'booking_keys', since: 'created_at', days: keptDays.bookingKeys },
  bookingSources: { table: 'booking_sources', since: 'at', days: keptDays.bookingSources },
  formerContacts: { table: 'former_contacts', since: 'changed_at', days: keptDays.formerContacts },
  finishedMessages: {
    ...{ table: 'outgoing_messages', since: 'finished_at', days: keptDays.sentMessages },
    onlyIf: (now) => sql`not (${isStillToTell(now)}) and not (${makesUpForAnother})`,
  },
  outboxMessages: {
    ...{ table: 'outgoing_messages', since: 'send_at', days: keptDays.sentMessages },
    onlyIf: isKept,
  },
  /** A code is not shown when it has run out, so there is no use in its message. */
  expiredOutboxMessages: {
    ...{ table: 'outgoing_messages', since: 'expires_at', days: 0 },
    onlyIf: isKept,
  },
  messageKeys: { table: 'message_keys', since: 'at', days: keptDays.messageKeys },
  chatDialogs: { table: 'chat_dialogs', since: 'updated_at', days: keptDays.chatDialogs },
  chatWarnings: { table: 'chat_warnings', since: 'warned_at', days: keptDays.chatWarnings },
  planDecisions: { table: 'plan_decisions', since: 'absence_ends_at', days: planLimits.decisionsKeptDays },
  staffUndo: { table: 'staff_undo', since: 'undo_until', days: 0 },
  /** Done or not: a merge that can't be taken back any more leaves no copy of the entry that went. */
  patientMerges: { table: 'patient_merges', since: 'undo_until', days: 0 },
  contactMessages: { table: 'contact_messages', since: 'created_at', days: keptDays.contactMessages },
  securityEvents: { table: 'security_events', since: 'last_at', days: keptDays.securityEvents },
  staffSessions: { table: 'staff_sessions', since: 'created_at', days: staffLimits.sessionMaxHours / 24 },
  staffSignOuts: { table: 'staff_sign_outs', since: 'at', days: staffLimits.knownDeskHours / 24 },
  staffChallenges: { table: 'staff_challenges', since: 'expires_at', days: 0 },
  staffInvitations: {
    ...{ table: 'staff_invitations', since: 'expires_at', days: staffLimits.invitationKeptDays },
  },
  staffAudit: { table: 'staff_audit', since: 'at', days: staffLimits.auditDays },
  /** Whoever left stays as long as the audit may name them. */
  formerStaff: { table: 'staff', since: 'disabled_at', days: staffLimits.auditDays },
  auditEvents: { table: 'audit_events', since: 'at', days: keptDays.auditEvents },
} as const satisfies Record<string, RetentionRule>;
