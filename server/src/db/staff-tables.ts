import type { Language } from '@praxisportal/contract/language';
import type { Role } from '@praxisportal/contract/staff/rights';
import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date, Date>;
type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Bytes = ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;

/** The tables of the practice's console. */
export type StaffTables = {
  staff: {
    id: Generated<string>;
    /** In lower case */
    email: string;
    first_name: string;
    last_name: string;
    role: Role;
    /** Whose column is theirs */
    doctor_id: string | null;
    language: Language;
    /** argon2id as a PHC string; counts only together with `totp_secret` */
    password_hash: ColumnType<string | null, string | null | undefined, string | null>;
    /** Sealed with the secret key */
    totp_secret: Bytes;
    /** The step of time of the newest one-time password that was used; read as text, being a bigint */
    totp_step: ColumnType<string, number | undefined, number>;
    /** Grows with each change of the ways in; browsers that know an older one know nobody. */
    access_version: ColumnType<number, number | undefined, number>;
    created_at: Instant;
    last_sign_in_at: MaybeInstant;
    disabled_at: MaybeInstant;
  };

  staff_passkeys: {
    id: Generated<string>;
    staff_id: string;
    /** base64url, as WebAuthn's JSON has it */
    credential_id: string;
    /** COSE */
    public_key: Buffer;
    /** Read as text, being a bigint */
    counter: ColumnType<string, number, number>;
    transports: readonly string[];
    name: string;
    created_at: Instant;
    last_used_at: MaybeInstant;
  };

  /** What is used is deleted. */
  staff_recovery_codes: { staff_id: string; code_hash: Buffer };

  /** From `at` on the cookie of this desk, or of any if it is empty, shows no second factor of the person. */
  staff_sign_outs: { staff_id: string; desk: Buffer; at: Instant };

  staff_sessions: {
    id: Generated<string>;
    /** SHA-256 of the cookie */
    token_hash: Buffer;
    staff_id: string;
    user_agent: string;
    created_at: Instant;
    /** When a person last did something */
    active_at: Instant;
    /** When the person last proved who they are */
    proven_at: Instant;
    /** When they last did so by both factors, which a passkey is in one */
    fully_proven_at: MaybeInstant;
    is_locked: ColumnType<boolean, boolean | undefined, boolean>;
  };

  staff_invitations: {
    id: Generated<string>;
    /** SHA-256 of the link's token */
    token_hash: Buffer;
    purpose: 'setup' | 'invite' | 'recover';
    /** Whom it lets in; somebody new gets this id */
    staff_id: Generated<string>;
    /** None in the link of the first owner */
    email: string | null;
    role: Role;
    doctor_id: string | null;
    language: Language;
    /** None for what the operator has made */
    invited_by: string | null;
    created_at: Instant;
    expires_at: Instant;
    used_at: MaybeInstant;
  };

  staff_challenges: {
    id: Generated<string>;
    kind: 'sign_in' | 'proof' | 'new_passkey' | 'totp';
    /** The session, person or invitation that alone may answer */
    subject: string | null;
    /** What an authenticator was asked to sign */
    challenge: string | null;
    /** What an app was given, sealed with the secret key */
    totp_secret: Bytes;
    expires_at: Instant;
  };

  /** The server's role inserts and reads; it can neither change nor delete. */
  staff_audit: {
    id: Generated<string>;
    at: Instant;
    /** None for what the operator did */
    staff_id: string | null;
    action: StaffAction;
    subject_kind:
      | 'staff'
      | 'invitation'
      | 'patient'
      | 'appointment'
      | 'message'
      | 'settings'
      | 'audit'
      | 'list';
    subject_id: string | null;
    detail: ColumnType<unknown, string | null, never>;
  };
};

/** What a patient did through the website with an entry of the practice; no member of the staff is its actor. */
export type WebsiteDeed = 'claim_bookings' | 'link_account' | 'erase_by_patient' | 'part_from_account';

/** What the staff do with the data of a person, beside appointments, which have an audit of their own. */
export type PatientDeed =
  | 'look'
  | 'add_patient'
  | 'change_patient'
  | 'write_note'
  | 'change_note'
  | 'remove_note'
  | 'merge_patients'
  | 'undo_merge'
  | 'export_patient'
  | 'ask_erasure'
  | 'withdraw_erasure'
  | 'drop_erasure'
  | 'erase_patient'
  | 'check_identity'
  | 'uncheck_identity'
  | 'invite_patient'
  | 'look_at_audit'
  | 'export_audit';

/** Whom somebody saw without opening a card: how many, and never by which words. */
type ListLook =
  | 'search_patients'
  | 'look_at_undelivered'
  | 'look_at_inbox'
  | 'look_at_whole_inbox'
  | 'look_at_far_days'
  | 'look_at_absence';

/** What the staff do that is kept. */
export type StaffAction =
  | PatientDeed
  | WebsiteDeed
  | ListLook
  | 'sign_in'
  | 'invite'
  | 'withdraw_invitation'
  | 'join'
  | 'recover'
  | 'change_staff'
  | 'end_sessions'
  | 'change_access'
  | 'reach_limit'
  | 'reach_half_limit'
  | 'reach_brake'
  | 'pass_brake'
  | 'mark_told'
  | 'mark_answered'
  | 'cancel_source'
  | PlanDeed
  | SettingsDeed;

type PlanDeed =
  | 'plan_absence'
  | 'change_absence'
  | 'remove_absence'
  | 'keep_appointment'
  | 'plan_hours'
  | 'remove_hours'
  | 'plan_special_day'
  | 'remove_special_day';

type SettingsDeed = 'change_settings' | 'withdraw_settings';
