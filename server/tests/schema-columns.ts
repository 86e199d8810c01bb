/** Columns of a migrated database; written by `npx vitest run --project "integration*" tables -u`, not by hand. */
export type SchemaColumns = {
  account_patients: {
    account_id: string;
    created_at: Date;
    linked_at: Date | null;
    linked_by: string | null;
    patient_id: string;
    practice_values: unknown;
    relation: string;
  };
  accounts: {
    account_number: string;
    created_at: Date;
    email: string;
    id: string;
    language: string;
    password_hash: string;
    phone: string;
  };
  appointments: {
    arranged_at: Date | null;
    arranged_version: number;
    arrived_at: Date | null;
    assigned_by_staff: boolean;
    booking_method: string;
    buffer_minutes: number;
    cancel_reason: string | null;
    cancelled_by: string | null;
    created_at: Date;
    doctor_id: string;
    during: string;
    finished_at: Date | null;
    id: string;
    language: string | null;
    note: string;
    notice_hours: number;
    overbooked: boolean;
    overbooked_reason: string | null;
    pain: boolean;
    patient_id: string;
    patient_note: string;
    seated_at: Date | null;
    status: string;
    treatment_id: string | null;
    treatment_type: string;
    updated_at: Date;
    version: number;
  };
  audit_events: {
    action: string;
    actor_id: string | null;
    actor_kind: string;
    after: unknown;
    at: Date;
    before: unknown;
    id: string;
    subject_id: string;
    subject_kind: string;
  };
  booking_keys: {
    account_id: string | null;
    appointment_id: string;
    created_at: Date;
    key: string;
    request_hash: Buffer;
    requester: Buffer | null;
  };
  booking_sources: {
    address: Buffer;
    appointment_id: string;
    at: Date;
    browser: Buffer | null;
    domain: Buffer | null;
    is_newcomer: boolean;
    mailbox: Buffer;
  };
  chat_dialogs: {
    account_id: string | null;
    owner: Buffer;
    state: unknown;
    updated_at: Date;
  };
  chat_warnings: {
    account_id: string | null;
    banned_until: Date | null;
    reason: string;
    subject: Buffer;
    warned_at: Date;
    warnings: number;
  };
  code_failures: {
    failures: number;
    last_at: Date;
    target: Buffer;
  };
  consents: {
    account_id: string | null;
    appointment_id: string | null;
    at: Date;
    given: boolean;
    id: string;
    kind: string;
    patient_id: string | null;
    version: string;
  };
  contact_messages: {
    created_at: Date;
    email: string;
    handled_at: Date | null;
    handled_by: string | null;
    id: string;
    is_suspect: boolean;
    language: string;
    message: string;
    name: string;
  };
  doctors: {
    id: string;
    name: string;
  };
  former_contacts: {
    account_id: string | null;
    changed_at: Date;
    changed_by: string | null;
    channel: string;
    contact: string;
    id: string;
    patient_id: string | null;
  };
  guest_tokens: {
    appointment_id: string;
    created_at: Date;
    expires_at: Date;
    token_hash: Buffer;
  };
  message_keys: {
    at: Date;
    key: string;
  };
  one_time_codes: {
    channel: string;
    code_hmac: Buffer;
    created_at: Date;
    expires_at: Date;
    id: string;
    purpose: string;
    requester: Buffer;
    target: string;
    tries: number;
    used_at: Date | null;
    verified_at: Date | null;
  };
  outgoing_messages: {
    account_id: string | null;
    appointment_id: string | null;
    appointment_version: number | null;
    attachments: unknown;
    attempts: number;
    body: string;
    channel: string;
    claim_token: string | null;
    claimed_until: Date | null;
    created_at: Date;
    expires_at: Date | null;
    failure: string | null;
    finished_at: Date | null;
    headers: unknown;
    html: string | null;
    id: string;
    kind: string;
    language: string;
    last_error: string | null;
    patient_id: string | null;
    phoned_at: Date | null;
    phoned_by: string | null;
    priority: number;
    recipient: string;
    reply_to: string | null;
    send_at: Date;
    state: string;
    subject: string;
    told_before: unknown;
  };
  patient_erasures: {
    account_id: string | null;
    asked_at: Date;
    cancel_appointments: boolean;
    due_at: Date;
    managing_account_id: string | null;
    patient_id: string;
    reason: string;
    staff_id: string;
  };
  patient_invitations: {
    created_at: Date;
    expires_at: Date;
    invited_by: string;
    patient_id: string;
    token_hash: Buffer;
    wrong_tries: number;
  };
  patient_merges: {
    account_id: string | null;
    before: unknown;
    former_id: string;
    id: string;
    into_id: string;
    into_version: number;
    merged_at: Date;
    place: string;
    staff_id: string;
    undo_until: Date;
    undone_at: Date | null;
  };
  patient_notes: {
    note_id: string;
    patient_id: string;
    text: string | null;
    version: number;
    writer_name: string | null;
    written_at: Date;
    written_by: string | null;
  };
  patients: {
    created_at: Date;
    date_of_birth: string | null;
    date_of_birth_by_staff: boolean;
    email: string | null;
    email_proven_at: Date | null;
    first_name: string;
    former_ids: readonly string[];
    id: string;
    identity_checked_at: Date | null;
    identity_checked_by: string | null;
    kept_until: string | null;
    language: string;
    last_name: string;
    phone: string | null;
    search_name: string;
    version: number;
  };
  plan_absences: {
    created_at: Date;
    doctor_id: string | null;
    first_date: string;
    from_time: string | null;
    id: string;
    is_reason_shown: boolean;
    last_date: string;
    reason_de: string | null;
    reason_en: string | null;
    removed_at: Date | null;
    to_time: string | null;
    version: number;
  };
  plan_decisions: {
    absence_ends_at: Date;
    absence_id: string;
    appointment_id: string;
    decided_at: Date;
    decision: string;
    former: unknown;
    is_done: boolean;
    mailed_at: Date | null;
    told_at: Date | null;
  };
  plan_hours: {
    doctor_id: string | null;
    hours: unknown;
    id: string;
    valid_from: string;
    version: number;
  };
  plan_revision: {
    only_row: boolean;
    revision: string;
  };
  plan_special_days: {
    date: string;
    doctors: unknown;
    hours: unknown;
    id: string;
    reason_de: string | null;
    reason_en: string | null;
    version: number;
  };
  security_events: {
    account: Buffer | null;
    address: Buffer | null;
    detail: string;
    first_at: Date;
    hour: Date;
    id: string;
    kind: string;
    last_at: Date;
    times: number;
  };
  sessions: {
    account_id: string;
    created_at: Date;
    id: string;
    last_seen_at: Date;
    proven_at: Date | null;
    token_hash: Buffer;
    user_agent: string;
  };
  settings_doctors: {
    doctor_id: string;
    is_active: boolean;
    is_online: boolean;
    valid_from: string;
  };
  settings_messages: {
    are_notices_on: boolean;
    are_reminders_on: boolean;
    is_morning_list_on: boolean;
    morning_list_time: string;
    morning_list_to: readonly string[];
    notices_since: Date;
    notices_to: readonly string[];
    only_row: boolean;
    reminder_days: number;
  };
  settings_sections: {
    section: string;
    version: number;
  };
  settings_terms: {
    lead_minutes: number;
    notice_hours: number;
    only_row: boolean;
    window_months: number;
  };
  settings_treatments: {
    buffer_minutes: number;
    is_online: boolean;
    minutes: number | null;
    not_by: readonly string[];
    treatment_id: string;
    valid_from: string;
  };
  spent_proofs_of_work: {
    expires_at: Date;
    signature: Buffer;
  };
  staff: {
    access_version: number;
    created_at: Date;
    disabled_at: Date | null;
    doctor_id: string | null;
    email: string;
    first_name: string;
    id: string;
    language: string;
    last_name: string;
    last_sign_in_at: Date | null;
    password_hash: string | null;
    role: string;
    totp_secret: Buffer | null;
    totp_step: string;
  };
  staff_audit: {
    action: string;
    at: Date;
    detail: unknown;
    id: string;
    staff_id: string | null;
    subject_id: string | null;
    subject_kind: string;
  };
  staff_challenges: {
    challenge: string | null;
    expires_at: Date;
    id: string;
    kind: string;
    subject: string | null;
    totp_secret: Buffer | null;
  };
  staff_invitations: {
    created_at: Date;
    doctor_id: string | null;
    email: string | null;
    expires_at: Date;
    id: string;
    invited_by: string | null;
    language: string;
    purpose: string;
    role: string;
    staff_id: string;
    token_hash: Buffer;
    used_at: Date | null;
  };
  staff_passkeys: {
    counter: string;
    created_at: Date;
    credential_id: string;
    id: string;
    last_used_at: Date | null;
    name: string;
    public_key: Buffer;
    staff_id: string;
    transports: readonly string[];
  };
  staff_recovery_codes: {
    code_hash: Buffer;
    staff_id: string;
  };
  staff_sessions: {
    active_at: Date;
    created_at: Date;
    fully_proven_at: Date | null;
    id: string;
    is_locked: boolean;
    proven_at: Date;
    staff_id: string;
    token_hash: Buffer;
    user_agent: string;
  };
  staff_sign_outs: {
    at: Date;
    desk: Buffer;
    staff_id: string;
  };
  staff_undo: {
    appointment_id: string | null;
    before: unknown;
    done_at: Date | null;
    id: string;
    message_ids: readonly string[];
    staff_id: string;
    undo_until: Date;
    version: number;
    withdrawn: unknown;
  };
  throttle_events: {
    at: Date;
    id: string;
    kind: string;
    subject: Buffer;
  };
};
