import type { SettingsSection } from '@praxisportal/contract/staff/settings';
import type { ColumnType, Generated } from 'kysely';

/** An instant: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>;

/** The tables of what the practice plans and sets itself. */
export type PlanTables = {
  /** One row: which plan it is */
  plan_revision: { only_row: Generated<boolean>; revision: ColumnType<string, string, string> };

  /** Weekly hours of a doctor, or of the practice if nobody's, from a day on until the next ones. */
  plan_hours: {
    id: Generated<string>;
    doctor_id: string | null;
    /** A calendar day, read as text */
    valid_from: string;
    /** [{weekday, from, to}] */
    hours: ColumnType<unknown, string, string>;
    version: Generated<number>;
  };

  /** Absences of a doctor, or closures of the practice if nobody's. */
  plan_absences: {
    id: Generated<string>;
    doctor_id: string | null;
    first_date: string;
    last_date: string;
    /** A part of each of the days: HH:MM */
    from_time: ColumnType<string | null, string | null | undefined, string | null>;
    to_time: ColumnType<string | null, string | null | undefined, string | null>;
    reason_de: string | null;
    reason_en: string | null;
    is_reason_shown: boolean;
    version: Generated<number>;
    created_at: Instant;
    /** When it was taken back */
    removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };

  /** Days with hours of their own: [{from, to}], and who works then: [{doctorId, hours}]. */
  plan_special_days: {
    id: Generated<string>;
    date: string;
    hours: ColumnType<unknown, string, string>;
    doctors: ColumnType<unknown, string, string>;
    reason_de: string | null;
    reason_en: string | null;
    version: Generated<number>;
  };

  /** Another number after each change of a section */
  settings_sections: { section: SettingsSection; version: Generated<number> };

  /** How a treatment is done from a calendar day on until its next row. */
  settings_treatments: {
    treatment_id: string;
    /** A calendar day, read as text */
    valid_from: string;
    /** None if it is agreed each time */
    minutes: number | null;
    buffer_minutes: number;
    is_online: boolean;
    /** The doctors who don't do it */
    not_by: readonly string[];
  };

  /** Whether a doctor treats here, and can be booked online, from a calendar day on until the next row. */
  settings_doctors: { doctor_id: string; valid_from: string; is_active: boolean; is_online: boolean };

  /** One row */
  settings_terms: {
    only_row: Generated<boolean>;
    lead_minutes: number;
    window_months: number;
    notice_hours: number;
  };

  /** One row: what is sent when, and to whom in the practice */
  settings_messages: {
    only_row: Generated<boolean>;
    are_reminders_on: boolean;
    reminder_days: number;
    is_morning_list_on: boolean;
    morning_list_to: readonly string[];
    /** HH:MM */
    morning_list_time: string;
    are_notices_on: boolean;
    notices_to: readonly string[];
    /** What happened before is no news */
    notices_since: Instant;
  };

  /** What was decided about an appointment that an absence or closure hit. */
  plan_decisions: {
    absence_id: string;
    appointment_id: string;
    decision: 'move' | 'cancel' | 'keep';
    /** Where it was: {doctorName, date, start} */
    former: ColumnType<unknown, string, string>;
    decided_at: Instant;
    /** Whether it was carried out; before that it is a note of what is to be done */
    is_done: boolean;
    /** When somebody told the patient on the phone */
    told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the mail about it went out, noted before that is deleted */
    mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** As the absence was when it was decided */
    absence_ends_at: Instant;
  };
};
