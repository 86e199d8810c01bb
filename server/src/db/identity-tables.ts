import type { ColumnType, Generated } from 'kysely';

/** An instant: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>;
type Json = ColumnType<unknown, string | null, string | null>;

/** How patients, accounts and strangers are told apart, and what of that can be taken back. */
export type IdentityTables = {
  /** A one-time link by which an account is linked to a patient; a newer one replaces it. */
  patient_invitations: {
    patient_id: string;
    /** SHA-256 of the link's token */
    token_hash: Buffer;
    invited_by: string;
    /** Wrong dates of birth */
    wrong_tries: Generated<number>;
    created_at: Instant;
    expires_at: Instant;
  };

  /** Erasures planned at the patient's request, with their time; until then each can be taken back. */
  patient_erasures: {
    patient_id: string;
    /** The member of staff who asked for it */
    staff_id: string;
    reason: string;
    /** Whether appointments to come are cancelled with it */
    cancel_appointments: boolean;
    /** The account that goes with its own patient; null of every other patient */
    account_id: string | null;
    /** The account that managed the patient when it was asked for; null of a patient without an account */
    managing_account_id: string | null;
    asked_at: Instant;
    due_at: Instant;
  };

  /** What a merge of two entries is taken back with, for a day. */
  patient_merges: {
    id: Generated<string>;
    /** The order of merges; read as text, being a bigint */
    place: Generated<string>;
    /** The entry that remains */
    into_id: string;
    former_id: string;
    staff_id: string;
    merged_at: Instant;
    undo_until: Instant;
    undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The version of the entry that remains, after the merge */
    into_version: number;
    /** The account of the entry that remains */
    account_id: string | null;
    /** Both entries as they were, and which rows went over */
    before: Json;
  };

  /** Addresses and numbers of a patient without account, or of an account, that another one took the place of. */
  former_contacts: {
    id: Generated<string>;
    patient_id: string | null;
    account_id: string | null;
    channel: 'email' | 'phone';
    contact: string;
    changed_at: Instant;
    /** The member of staff who changed it; null if the account's owner did */
    changed_by: string | null;
  };

  /** Where a booking of a guest or of a new account came from, as keyed hashes. */
  booking_sources: {
    appointment_id: string;
    mailbox: Buffer;
    /** The registrable domain of the e-mail address; null for a known mail service */
    domain: Buffer | null;
    /** The cookie that codes belong to */
    browser: Buffer | null;
    /** The address block: an IPv4 /24 or an IPv6 /48 */
    address: Buffer;
    /** The practice had not treated the patient before: counts for the share of a day that newcomers may fill */
    is_newcomer: boolean;
    at: Instant;
  };
};
