import type { ColumnType, Generated, Insertable, RawBuilder } from 'kysely';

/** An instant: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>;
/** A half-open range of instants; it is written with `tstzrange(…)` and read through lower() and upper(). */
type InstantRange = ColumnType<string, RawBuilder<string>, never>;
type Json = ColumnType<unknown, string | null, string | null>;

export type Tables = {
  doctors: { id: string; name: string; active: boolean };

  patients: {
    id: Generated<string>;
    account_number: string;
    first_name: string;
    last_name: string;
    email: string;
    /** E.164 */
    phone: string;
    /** argon2id as a PHC string */
    password_hash: string;
    language: 'de' | 'en';
    created_at: Instant;
  };

  sessions: {
    /** SHA-256 of the bearer token */
    token_hash: Buffer;
    patient_id: string;
    created_at: Instant;
    last_seen_at: Instant;
  };

  one_time_codes: {
    id: Generated<string>;
    channel: 'email' | 'phone';
    target: string;
    code_hmac: Buffer;
    created_at: Instant;
    expires_at: Instant;
    tries: Generated<number>;
    verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };

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

  throttle_events: { id: Generated<string>; kind: string; subject: Buffer; at: Instant };

  appointments: {
    id: Generated<string>;
    patient_id: string;
    doctor_id: string;
    treatment_type: string;
    during: InstantRange;
    status: 'scheduled' | 'completed' | 'cancelled';
    booking_method: 'website' | 'chatbot';
    created_at: Instant;
  };

  booking_keys: {
    patient_id: string;
    key: string;
    request_hash: Buffer;
    appointment_id: string;
    created_at: Instant;
  };

  audit_events: {
    id: Generated<string>;
    at: Instant;
    /** `patient:<id>` or `system` */
    actor: string;
    action: 'book' | 'cancel' | 'complete';
    appointment_id: string;
    before: Json;
    after: Json;
  };

  outgoing_messages: {
    id: Generated<string>;
    channel: 'email' | 'call';
    recipient: string;
    subject: string;
    body: string;
    reply_to: string | null;
    language: 'de' | 'en';
    state: 'waiting' | 'sending' | 'sent' | 'kept' | 'failed';
    attempts: Generated<number>;
    next_attempt_at: Instant;
    last_error: string | null;
    created_at: Instant;
    /** From then on the message is useless and not sent, as a one-time code is. */
    expires_at: ColumnType<Date | null, Date | null | undefined, never>;
    finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };

  contact_messages: {
    id: Generated<string>;
    name: string;
    email: string;
    message: string;
    language: 'de' | 'en';
    created_at: Instant;
  };
};

/** The values of a row to be inserted. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>;
