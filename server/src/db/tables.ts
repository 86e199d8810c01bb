import type { CodePurpose } from '@praxisportal/contract/account';
import type { AppointmentStatus, BookingMethod } from '@praxisportal/contract/appointment';
import type { ConsentKind } from '@praxisportal/contract/consents';
import type { ColumnType, Generated, Insertable, RawBuilder } from 'kysely';
import type { IdentityTables } from './identity-tables.ts';
import type { PlanTables } from './plan-tables.ts';
import type { StaffTables } from './staff-tables.ts';

/** An instant: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>;
/** A half-open range of instants; it is written with `tstzrange(…)` and read through lower() and upper(). */
type InstantRange = ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
type Json = ColumnType<unknown, string | null, string | null>;

type PatientTables = {
  /** Everybody who has ever practised here, by the name that appointments show. */
  doctors: { id: string; name: string };

  /** Log-ins. E-mail and phone are those to log in with and to be reached at. */
  accounts: {
    id: Generated<string>;
    account_number: string;
    email: string;
    /** E.164 */
    phone: string;
    /** argon2id as a PHC string */
    password_hash: string;
    language: 'de' | 'en';
    created_at: Instant;
  };

  /** People who are treated. E-mail and phone are set where a person is reached otherwise than by the account. */
  patients: {
    id: Generated<string>;
    first_name: string;
    last_name: string;
    language: 'de' | 'en';
    email: ColumnType<string | null, string | null | undefined, string | null>;
    /** E.164 */
    phone: ColumnType<string | null, string | null | undefined, string | null>;
    /** Read as text: a calendar day has no zone. */
    date_of_birth: ColumnType<string | null, string | null | undefined, string | null>;
    /** What names are searched by: as they are written and as they sound; made of them by the database. */
    search_name: ColumnType<string, never, never>;
    /** The account was erased, but the law makes the practice keep the person until this day. */
    kept_until: ColumnType<string | null, string | null | undefined, string | null>;
    /** When the patient's own booking on the website proved the e-mail address; null if the desk typed it */
    email_proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When a member of staff checked a document; null while the identity is self-declared */
    identity_checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    identity_checked_by: ColumnType<string | null, string | null | undefined, string | null>;
    /** Whether the desk typed the date of birth; an account sees it only once it is linked. */
    date_of_birth_by_staff: Generated<boolean>;
    /** Starts at 1; a trigger adds one when name, date of birth, language, e-mail or phone change. */
    version: ColumnType<number, never, never>;
    /** Ids of entries that turned out to be the same person */
    former_ids: ColumnType<string[], never, string[] | RawBuilder<string[]>>;
    created_at: Instant;
  };

  /** Whom an account looks after: its own person, and others. */
  account_patients: {
    account_id: string;
    patient_id: string;
    relation: 'self' | 'child' | 'partner' | 'parent' | 'other';
    created_at: Instant;
    /** When the practice opened to this account what it entered for the patient; null if it never did */
    linked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    linked_by: ColumnType<string | null, string | null | undefined, string | null>;
    /** Name, date of birth and identity check of an entry of the practice, which it has again when they part; null of others */
    practice_values: ColumnType<unknown, string | null | undefined, string | null>;
  };

  /** What the practice notes of a person, each row one version of a note; the newest holds, none is overwritten. */
  patient_notes: {
    note_id: string;
    version: number;
    patient_id: string;
    /** The patient may ask to read it; null if the note was taken away. */
    text: string | null;
    written_by: string | null;
    /** The writer's name at that time; null in versions from before it was kept. */
    writer_name: ColumnType<string | null, string | null | undefined, never>;
    written_at: Instant;
  };

  /** Who agreed to what: of an account and of a guest the newest row of a kind counts. */
  consents: {
    id: Generated<string>;
    account_id: string | null;
    /** A guest's */
    patient_id: string | null;
    /** The booking with which it was said, if it was one */
    appointment_id: string | null;
    kind: ConsentKind;
    version: string;
    /** False if it was taken back */
    given: boolean;
    at: Instant;
  };

  sessions: {
    id: Generated<string>;
    /** What the browser says that it is */
    user_agent: ColumnType<string, string | undefined, never>;
    /** SHA-256 of the bearer token */
    token_hash: Buffer;
    account_id: string;
    created_at: Instant;
    last_seen_at: Instant;
    /** When the owner was last asked for; none if that was at the log-in */
    proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };

  one_time_codes: {
    id: Generated<string>;
    channel: 'email' | 'phone';
    target: string;
    purpose: CodePurpose;
    /** SHA-256 of the cookie of the browser that asked for the code */
    requester: Buffer;
    code_hmac: Buffer;
    created_at: Instant;
    expires_at: Instant;
    tries: Generated<number>;
    verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };

  /** Wrong codes in a row; `target` is a keyed hash of an address or number. */
  code_failures: { target: Buffer; failures: number; last_at: Instant };

  security_events: {
    id: Generated<string>;
    kind: string;
    detail: string;
    /** Keyed hash of an account's id or of the target of a try */
    account: Buffer | null;
    /** Keyed hash of an address prefix */
    address: Buffer | null;
    hour: Instant;
    times: number;
    first_at: Instant;
    last_at: Instant;
  };

  spent_proofs_of_work: { signature: Buffer; expires_at: Instant };

  throttle_events: { id: Generated<string>; kind: string; subject: Buffer; at: Instant };

  appointments: {
    id: Generated<string>;
    patient_id: string;
    doctor_id: string;
    /** The treatment's German name as it was booked. */
    treatment_type: string;
    /** The practice's id of the treatment; none if it was no longer offered when ids came. */
    treatment_id: string | null;
    during: InstantRange;
    status: AppointmentStatus;
    booking_method: BookingMethod;
    /** The one in which it was booked */
    language: ColumnType<'de' | 'en' | null, 'de' | 'en' | null | undefined, never>;
    /** When they came, were led to the chair, and were done, as the practice noted it */
    arrived_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    seated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Beside another appointment of the same dentist, on purpose */
    overbooked: ColumnType<boolean, boolean | undefined, boolean>;
    /** The word of why, for what stands beside another or outside of working time */
    overbooked_reason: ColumnType<string | null, string | null | undefined, string | null>;
    /** The practice's; the patient may ask to read it. */
    note: ColumnType<string, string | undefined, string>;
    /** The patient's words with the booking; '' if there are none */
    patient_note: Generated<string>;
    /** Whether the patient told of pain with the booking */
    pain: Generated<boolean>;
    /** At whose wish; unknown of those cancelled before it was asked. */
    cancelled_by: ColumnType<
      'patient' | 'practice' | null,
      'patient' | 'practice' | null | undefined,
      'patient' | 'practice' | null
    >;
    cancel_reason: ColumnType<string | null, string | null | undefined, string | null>;
    /** Whether the practice, and not the website, says whose it is: it was moved from another entry. */
    assigned_by_staff: Generated<boolean>;
    /** The time after it that the website keeps free */
    buffer_minutes: ColumnType<number, number | undefined, number>;
    /** Of the cancellation policy that was accepted with it */
    notice_hours: ColumnType<number, number | undefined, never>;
    /** Starts at 1; a trigger adds one with every change. */
    version: ColumnType<number, never, never>;
    /** The version that the patient was given: a note, presence, or another entry of theirs make no new one */
    arranged_version: Generated<number>;
    /** Since when; null of one that stayed as it was booked */
    arranged_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Instant;
    updated_at: Instant;
  };

  /** What opens a guest's appointment, until its day is over. */
  guest_tokens: {
    /** SHA-256 of the token */
    token_hash: Buffer;
    appointment_id: string;
    created_at: Instant;
    expires_at: Instant;
  };

  /** Of an account, or of a guest by the browser that booked. */
  booking_keys: {
    account_id: string | null;
    /** SHA-256 of the cookie that codes belong to */
    requester: Buffer | null;
    key: string;
    request_hash: Buffer;
    appointment_id: string;
    created_at: Instant;
  };

  /** The server's role inserts and reads; it can neither change nor delete. */
  audit_events: {
    id: Generated<string>;
    at: Instant;
    actor_kind: 'account' | 'guest' | 'staff' | 'system';
    /** The account's, the guest's as a patient, the staff member's; none of the system. */
    actor_id: string | null;
    /**
     * `claim`: what a guest had booked became the account's. `merge`: two entries were one person. `overbook`: a booking
     * stands beside another on purpose.
     */
    action:
      | 'book'
      | 'overbook'
      | 'cancel'
      | 'move'
      | 'change'
      | 'presence'
      | 'undo'
      | 'complete'
      | 'claim'
      | 'merge';
    subject_kind: 'appointment';
    subject_id: string;
    before: Json;
    after: Json;
  };

  outgoing_messages: {
    id: Generated<string>;
    kind:
      | 'code'
      | 'confirmation'
      | 'cancellation'
      | 'moved'
      | 'reminder'
      | 'notice'
      | 'practice_notice'
      | 'contact';
    channel: 'email' | 'phone';
    /** An e-mail address or a phone number in E.164 */
    recipient: string;
    language: 'de' | 'en';
    subject: string;
    body: string;
    html: string | null;
    reply_to: string | null;
    /** Further headers of an e-mail: name -> value */
    headers: ColumnType<unknown, string, never>;
    /** Files of an e-mail: [{name, contentType, content}] */
    attachments: ColumnType<unknown, string, never>;
    account_id: string | null;
    patient_id: string | null;
    appointment_id: string | null;
    /** Of a reminder: which version of the appointment was arranged when it was written */
    appointment_version: ColumnType<number | null, number | null | undefined, never>;
    /** Of news of a change: what its reader knows from before */
    told_before: ColumnType<unknown, string | null | undefined, never>;
    /** The smaller number goes first. */
    priority: number;
    state: 'waiting' | 'sending' | 'sent' | 'kept' | 'failed';
    attempts: Generated<number>;
    /** Not before this moment; a failed try moves it on. */
    send_at: Instant;
    /** Set while a process holds the message; only who knows it can say what became of it. */
    claim_token: string | null;
    /** From then on the holder counts as dead. */
    claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Why it has not left yet, or never will. */
    failure:
      | 'connection'
      | 'timeout'
      | 'tls'
      | 'login'
      | 'deferred'
      | 'refused'
      | 'expired'
      | 'stopped'
      | null;
    /** What the provider said, without personal data */
    last_error: string | null;
    created_at: Instant;
    /** From then on the message is useless and not sent, as a one-time code is. */
    expires_at: ColumnType<Date | null, Date | null | undefined, never>;
    finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When somebody of the practice told the patient by phone what the message could not */
    phoned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    phoned_by: ColumnType<string | null, string | null | undefined, string | null>;
  };

  /** What a job has written a message for; nobody writes it again. */
  message_keys: { key: string; at: Instant };

  /** What the assistant remembers of a conversation between two messages. */
  chat_dialogs: {
    /** Keyed hash of the account's id, or of a guest's cookie, and of the tab */
    owner: Buffer;
    account_id: string | null;
    state: ColumnType<unknown, string, string>;
    updated_at: Instant;
  };

  /** Warnings in the chat; what was said is not kept. */
  chat_warnings: {
    /** Keyed hash of the account's id, of a guest's cookie, or of an address prefix */
    subject: Buffer;
    account_id: string | null;
    warnings: number;
    /** The offence that the newest one was for */
    reason: string;
    warned_at: Instant;
    /** Set by the last warning */
    banned_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };

  contact_messages: {
    id: Generated<string>;
    name: string;
    email: string;
    message: string;
    language: 'de' | 'en';
    /** Whether a machine may have written it: the console and the mail to the practice say so. */
    is_suspect: Generated<boolean>;
    created_at: Instant;
    /** When somebody of the practice answered it, and who */
    handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    handled_by: ColumnType<string | null, string | null | undefined, string | null>;
  };

  /** What somebody of the practice changed within the last minute, and how it was before. */
  staff_undo: {
    id: string;
    staff_id: string;
    /** Null of a booking that was undone */
    appointment_id: string | null;
    /** The version that the change made: after another one there is nothing to undo. */
    version: number;
    /** Null before a booking */
    before: Json;
    /** Messages that are held back until it can't be undone any more */
    message_ids: string[];
    /** What the reader knew before messages whose place the change took; null if it took none's */
    withdrawn: Json;
    undo_until: Instant;
    /** When it was undone */
    done_at: ColumnType<Date | null, never, Date>;
  };
};

/** Every table of the database. */
export type Tables = PatientTables & IdentityTables & PlanTables & StaffTables;

/** The values of a row to be inserted. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
