import type { Appointment } from '@praxisportal/contract/appointment';
import type { ChatBooking, ChatOffence, ChatPage } from '@praxisportal/contract/chat';
import type { ClosedReason } from '@praxisportal/contract/doctor';
import type { Language } from '@praxisportal/contract/language';
import type { Relation } from '@praxisportal/contract/patient';
import type { AnswerFacts } from '@praxisportal/practice/answers';
import type { AskedFor } from '@praxisportal/practice/asked-for';
import type { OwnAnswer } from '@praxisportal/practice/own-answers';
import type { DoctorFacts, PracticeFacts, TreatmentFacts } from '@praxisportal/practice/types';
import type { BookingTerms } from '../domain/practice-settings.ts';
import type { HeldHours, PracticeCalendar } from '../domain/working-day.ts';
import type { SeenAppointment } from './model/answer.ts';
import type { PlainNeed } from './read-plain-need.ts';

// What the assistant is asked and what it answers. A turn goes in two steps, both pure: `plan` understands the message
// and says what it needs to know or to have done, the caller fetches or does that, and `render` writes the reply.

/** The practice as the assistant knows it. */
export type AssistantPractice = {
  readonly facts: PracticeFacts;
  /** All who are known here, and who of them treats here at the moment */
  readonly doctors: readonly DoctorFacts[];
  readonly activeDoctors: readonly DoctorFacts[];
  /** All treatments, those that can't be booked online as well. */
  readonly treatments: readonly TreatmentFacts[];
  /** When it is open, as that holds at the moment */
  readonly calendar: PracticeCalendar;
  /** When a doctor works in a usual week */
  readonly workingHoursOf: (doctorId: string) => readonly HeldHours[];
  /** Under which terms patients book at the moment */
  readonly terms: BookingTerms;
  readonly answers: AnswerFacts;
  readonly askedFor: readonly AskedFor[];
  readonly ownAnswers: readonly OwnAnswer[];
};

/** A person whom the signed-in account looks after; its own person has the relation `self`. */
export type Person = { patientId: string; firstName: string; lastName: string; relation: Relation };

/** What a person is to whoever writes. */
export type OtherRelation = Exclude<Relation, 'self'>;

/** Who writes. */
export type Asker = { kind: 'guest' } | { kind: 'patient'; people: readonly Person[] };

/** What is known of a wished appointment. Days are YYYY-MM-DD, times HH:MM of the practice's wall clock. */
export type BookingWish = {
  /** German name of a bookable treatment. */
  treatmentType?: string | undefined;
  doctorId?: string | undefined;
  /** Doctors whom the patient does not want. */
  refusedDoctorIds?: string[] | undefined;
  date?: string | undefined;
  /** First and last day of a stretch without a certain day, as "next week". */
  fromDate?: string | undefined;
  toDate?: string | undefined;
  /** ISO weekdays, of which alone it may be one; any where none is said. */
  weekdays?: number[] | undefined;
  /** Days on which it may not be. */
  refusedDates?: string[] | undefined;
  time?: string | undefined;
  /** Bounds of the start; `timeTo` is exclusive. */
  timeFrom?: string | undefined;
  timeTo?: string | undefined;
  asSoonAsPossible?: boolean | undefined;
  /** Whom it is for, if that is somebody the account looks after. */
  patientId?: string | undefined;
  /** What somebody else is to whoever writes, as long as they are not known among the people of the account. */
  relation?: OtherRelation | undefined;
  /** After what it is to be, as long as no time is named: nobody knows when that is. */
  after?: 'school' | 'work' | undefined;
};

/** Where an appointment is to go. */
export type MoveTarget = Omit<
  BookingWish,
  'treatmentType' | 'asSoonAsPossible' | 'patientId' | 'relation' | 'after'
>;

export type OfferedStart = { date: string; time: string; doctorId?: string };

/** Where an appointment stands in the calendars. */
export type Place = { date: string; time: string; doctorId: string };

/** An appointment as it was when it was asked about. */
export type AppointmentVersion = { appointmentId: string; version: number };

/** The changed appointments, as the change left them, and until when it can be undone in the chat. */
export type OpenUndo = { appointments: AppointmentVersion[]; untilMs: number };

/** What the assistant has asked, told or done last: only the next message can answer it, or go on about it. */
export type OpenQuestion =
  | { kind: 'cancel'; appointmentId: string; version: number }
  | { kind: 'cancelAll'; appointments: AppointmentVersion[] }
  | { kind: 'whichToCancel'; appointmentIds: string[] }
  /** `from` is where it stands now. */
  | ({ kind: 'move'; appointmentId: string; version: number; from?: Place } & Place)
  /** Where each of them would go, as far as that is known, and what was offered to the only one. */
  | { kind: 'whichToMove'; appointmentIds: string[]; targets?: MoveTarget[]; starts?: OfferedStart[] }
  | { kind: 'whichTreatment'; treatmentTypes: string[] }
  /**
   * No question any more: it was done just now. Whoever has not heard so and says yes once more is told; whoever wants it
   * back is offered the place where it was moved from.
   */
  | { kind: 'done'; change: 'cancel' | 'move'; appointmentIds: string[]; from?: Place; undo?: OpenUndo }
  /** No question either: the change was undone. */
  | { kind: 'undone'; appointmentIds: string[] }
  /** No question either: these were listed just now, and what follows may be about them. */
  | { kind: 'shown'; appointmentIds: string[] }
  /** A guest was told how to get at the appointment. */
  | { kind: 'guestChange'; change: 'cancel' | 'reschedule' }
  | { kind: 'whichStart'; starts: OfferedStart[] };

/**
 * Trouble that somebody told of, and when: what they ask next is taken as asked about it. An emergency by where help is,
 * or pain that is none.
 */
export type Told = { level: Emergency | 'despair' | 'pain'; atMs: number; firstAid?: FirstAid };

/** What the caller keeps on the server between two messages of one person, as small JSON; `{}` at the start. */
export type DialogState = {
  question?: OpenQuestion;
  /** The appointments beside the open question, as the patient sees them */
  seen?: SeenAppointment[];
  wish?: BookingWish;
  told?: Told;
  language?: Language;
};

export type TurnInput = {
  message: string;
  /** The language of the page; the reply follows the message's own language if that is plain. */
  language: Language;
  asker: Asker;
  state: DialogState;
  /**
   * What the same person wrote before, oldest first, as the browser tells it. It can be forged, so it only fills
   * gaps of a wish that the form will show; it answers no question.
   */
  earlierMessages: readonly string[];
  /** What is chosen in the form that is open, as the browser tells it: just as little to be trusted. */
  form?: ChatBooking | undefined;
  nowMs: number;
};

/** Days YYYY-MM-DD, both included, and times HH:MM of the start; `timeTo` is exclusive. */
export type StartBounds = Pick<
  BookingWish,
  'fromDate' | 'toDate' | 'weekdays' | 'refusedDates' | 'timeFrom' | 'timeTo'
>;

/** What the assistant needs before it can answer. The caller obeys the site's own rules in each of them. */
export type Need =
  /** The appointments of everybody whom the account looks after. */
  | { kind: 'appointments' }
  /**
   * Bookable starts of a day; `doctorId` may be `any`. Where some are refused, those of one other doctor, who is free at
   * `time` if anybody is.
   */
  | {
      kind: 'starts';
      doctorId: string;
      refusedDoctorIds?: readonly string[];
      treatmentType: string;
      date: string;
      time?: string | undefined;
      /** The appointment that is to be moved does not stand in its own way. */
      movingId?: string;
    }
  /** The next bookable start, `within` bounds if there is one; `doctorId` may be `any`, which none of the refused is. */
  | {
      kind: 'nextStart';
      doctorId: string;
      refusedDoctorIds?: readonly string[];
      treatmentType: string;
      within?: StartBounds | undefined;
    }
  /** Bookable starts of the days before and after one that has none. */
  | {
      kind: 'startsAround';
      doctorId: string;
      refusedDoctorIds?: readonly string[];
      treatmentType: string;
      date: string;
      movingId: string;
    }
  /** The patient said yes to the question whether to cancel exactly this appointment. */
  | ({ kind: 'cancelAppointment' } & AppointmentVersion)
  /** The patient said yes to the question whether to cancel exactly these appointments. */
  | { kind: 'cancelAppointments'; appointments: readonly AppointmentVersion[] }
  /** The patient said yes to the question whether to move exactly this appointment to exactly this time and dentist. */
  | ({ kind: 'moveAppointment' } & AppointmentVersion & Place)
  /** The patient takes back a change that was made in the chat; `from` is the place that a move left. */
  | { kind: 'undoChange'; appointments: readonly AppointmentVersion[]; from?: Place };

/** The appointment's fields that the assistant reads. */
export type OwnAppointment = Pick<
  Appointment,
  | 'id'
  | 'date'
  | 'time'
  | 'treatment_type'
  | 'doctorId'
  | 'doctor_name'
  | 'status'
  | 'cancellable'
  | 'movable'
  | 'version'
  | 'noticeHours'
  | 'lateCancellation'
  | 'patientId'
  | 'patientName'
  | 'otherPatientName'
>;

/**
 * The outcome of cancelling or moving; `sentence` says in the reply's language why it failed, `isOvertaken` if it is no
 * longer the appointment that was asked about.
 */
export type ChangeOutcome =
  | { done: true; appointment: OwnAppointment }
  | { done: false; sentence: string; isOvertaken?: boolean; isTaken?: boolean };

/** Days near one that was asked for, in their order, with free starts; `doctorId` as with `starts`. */
export type StartsAround = readonly { date: string; starts: readonly string[]; doctorId?: string }[];

/** What the needs brought, each under its kind. */
export type Findings = {
  appointments?: readonly OwnAppointment[];
  /** `doctorId` where the starts are those of one who was found for a patient who refuses others */
  starts?: { starts: readonly string[]; closed?: ClosedReason; doctorId?: string };
  /** `isOutside` where nothing is free within the bounds that were asked for */
  nextStart?: { date: string; time: string; doctorId: string; isOutside?: true } | null;
  startsAround?: StartsAround;
  change?: ChangeOutcome;
  /** Of several that were to be cancelled, in the order of the question */
  changes?: readonly { appointmentId: string; outcome: ChangeOutcome }[];
  /** Of each that was to be put back, in the order of the change */
  undone?: readonly { appointmentId: string; outcome: ChangeOutcome }[];
};

/** What can be done until somebody helps: for a tooth that is out of the mouth, for a wound that bleeds. */
export type FirstAid = { isForLostTooth: boolean; isForBlood: boolean };

/** `112` where a life may be at stake, `practice` where a dentist is needed today. */
export type Emergency = '112' | 'practice';

/** What the browser does or shows beside the message. */
export type AssistantAction =
  | ({
      type: 'start_booking';
      treatmentType?: string;
      doctorId?: string;
      doctorName?: string;
      patientId?: string;
    } & DateAndTime)
  | ({
      type: 'require_login';
      reason: 'booking' | 'appointments' | 'cancel' | 'reschedule' | 'account';
      treatmentType?: string;
      doctorId?: string;
      doctorName?: string;
    } & DateAndTime)
  | ({
      type: 'show_appointments';
      reason: 'list' | 'cancel' | 'reschedule';
      appointments: OwnAppointment[];
    } & DateAndTime)
  | { type: 'appointment_cancelled'; appointments: OwnAppointment[] }
  | { type: 'show_doctors'; doctors: { id: string; name: string; specialization: string }[] }
  | { type: 'navigate'; page: ChatPage; highlightSelector?: string | undefined }
  | { type: 'change_language'; language: Language }
  | { type: 'emergency'; reason: Emergency }
  /** The caller counts, and makes the third one a ban. */
  | { type: 'user_warning'; reason: ChatOffence };

type DateAndTime = { date?: string; time?: string; timeFrom?: string; timeTo?: string };

/** A message understood. Callers read `language`, `needs` and `mayModelAnswer`; `task` is for `render`. */
export type Plan<Task = unknown> = {
  language: Language;
  needs: readonly Need[];
  /** Whether a language model may be asked what is meant, because the assistant does not understand it. */
  mayModelAnswer: boolean;
  state: DialogState;
  /** The account's own person, whose name needs no telling. */
  ownPatientId?: string | undefined;
  /** What was said beside the errand, and is answered before it. */
  beside?: PlainNeed;
  task: Task;
};

/**
 * `message` is Markdown; no action is the action `none`. `state` replaces the one that was kept. `suggestions` are what the
 * patient could say next: the assistant understands each of them as if it had been typed.
 */
export type Reply = {
  message: string;
  /** A booking was let go, and its form with it. */
  closesForm?: true;
  action?: AssistantAction;
  suggestions?: readonly string[];
  state: DialogState;
};
