import type { ChatOffence, ChatPage } from '@praxisportal/contract/chat';
import type { Language } from '@praxisportal/contract/language';
import type { OwnAnswer } from '@praxisportal/practice/own-answers';
import type { Topic } from './intents.ts';
import type { AfterEmergency } from './read-after-emergency.ts';
import type { PlainNeed } from './read-plain-need.ts';
import type { TalkDetails } from './read-talk-details.ts';
import type { Slots } from './read-wish.ts';
import type {
  BookingWish,
  Emergency,
  FirstAid,
  MoveTarget,
  OpenQuestion,
  OwnAppointment,
  Place,
  Plan,
  Told,
} from './turn.ts';

/** Which of one's appointments are meant, and what is to become of them. */
export type AppointmentsTask = {
  kind: 'appointments';
  purpose: 'list' | 'cancel' | 'reschedule';
  date?: string | undefined;
  /** ISO weekday, where the day is named by nothing else: any week's */
  weekday?: number | undefined;
  time?: string | undefined;
  timeFrom?: string | undefined;
  timeTo?: string | undefined;
  doctorId?: string | undefined;
  treatmentTypes?: string[] | undefined;
  patientId?: string | undefined;
  /** First name of the person with `patientId` */
  personName?: string | undefined;
  /** Only those of this list, from an earlier question. */
  appointmentIds?: string[] | undefined;
  /** Only the first of them, of this person if they have any. */
  next?: { patientId?: string | undefined } | undefined;
  /** Only the one at this place among all that can be meant, counted from 0. */
  place?: number | undefined;
  /** Somebody is named whom the account does not look after. */
  isOfStranger?: boolean | undefined;
  isPast: boolean;
  /** Whether all of them are meant, or both. */
  isOfSeveral?: 'all' | 'both' | undefined;
  /** Of all: only those within these days. */
  fromDate?: string | undefined;
  toDate?: string | undefined;
  /** Two are to take each other's place, which goes one after the other. */
  isSwap?: boolean | undefined;
  /** Not this one, which was asked about before. */
  exceptId?: string | undefined;
  /** Why that could not be done which was said yes to. */
  refusal?: string | undefined;
  move?: MoveWords | undefined;
  /** What only the clauses name that ask for it: counts where none bears what the whole message names. */
  pointed?: PointedMarks | undefined;
  /** What is answered instead where none of them can be meant by a move. */
  otherwise?: Plan<Task> | undefined;
  /** The day that is named may be the new one. */
  isOfAnyDay?: boolean | undefined;
  /** Where each of them would go, by its id. */
  targets?: Readonly<Record<string, MoveTarget>> | undefined;
};

export type PointedMarks = Pick<
  AppointmentsTask,
  'date' | 'weekday' | 'time' | 'doctorId' | 'treatmentTypes' | 'patientId' | 'fromDate' | 'toDate'
>;

/** What is said of a move. Which of its days is the new one shows only beside the appointments. */
export type MoveWords = {
  /** The message, normalised, and what was read in it. */
  said?: { text: string; slots: Slots } | undefined;
  /** Where each appointment was to go by what was said before, by its id: a correction counts from there. */
  targets?: Readonly<Record<string, MoveTarget>> | undefined;
  /** Why the move could not be made that was said yes to. */
  refusal?: string | undefined;
  /** A yes that names the whole new time itself: it is moved there without being asked once more, if that is free. */
  isAgreed?: boolean | undefined;
};

/** A question whose answer changes an appointment, or leads to one that does. */
export type AppointmentQuestion = Extract<
  OpenQuestion,
  { kind: 'cancel' | 'cancelAll' | 'whichToCancel' | 'move' | 'whichToMove' }
>;

/** Answers of a sentence or two. */
export type Words =
  | 'animal'
  | 'dropped'
  | 'wait'
  | 'confirm'
  | 'whenBooked'
  | 'addPerson'
  | 'addPersonAsGuest'
  | PlainNeed;

/** What `render` has to write. */
export type Task =
  | {
      kind: 'emergency';
      level: Emergency;
      isDespair?: boolean;
      isAgain?: boolean;
      /** "Kann ich heute noch vorbeikommen?" */
      asksToCome?: boolean;
      firstAid: FirstAid;
    }
  /** What is asked about an emergency that was told of before. */
  | { kind: 'afterEmergency'; about: AfterEmergency; told: Told }
  | { kind: 'words'; say: Words; hasPain?: boolean }
  | { kind: 'offence'; offence: ChatOffence }
  | {
      kind: 'book';
      wish: BookingWish;
      /** The message says yes or no to what was offered, and nothing else. */
      answer?: 'yes' | 'no';
      /** Whom it is for, if that is somebody else of the account. */
      forName?: string | undefined;
      /** German names of the other treatments that the message asks for. */
      more: readonly string[];
      /** It is for somebody else, who has to be chosen in the form, or added to the account first; and was so before. Or for two. */
      somebodyElse?: 'both' | 'choose' | 'add' | 'stillChoose' | 'stillAdd' | undefined;
      refusedDate?: string | undefined;
      isNoDay?: boolean;
      hasPain: boolean;
      topics: Topic[];
      treatmentId?: string | undefined;
    }
  | {
      kind: 'login';
      reason: 'booking' | 'appointments' | 'cancel' | 'reschedule' | 'account';
      wish: BookingWish;
      /** A guest was told before that booking takes a log-in: what is new comes first. */
      isGoingOn?: boolean;
      hasPain: boolean;
      topics: Topic[];
      treatmentId?: string | undefined;
    }
  /** A guest goes on about an appointment that only a log-in or its own link opens. */
  | { kind: 'guestLink'; change: 'cancel' | 'reschedule' }
  | AppointmentsTask
  | {
      kind: 'move';
      appointment: OwnAppointment;
      wish: BookingWish;
      refusal?: string | undefined;
      isAgreed?: boolean | undefined;
    }
  | { kind: 'change'; change: 'cancel'; appointmentId: string }
  | { kind: 'change'; change: 'move'; appointmentId: string; target: MoveTarget; from?: Place | undefined }
  | { kind: 'cancelAll' }
  | Extract<OpenQuestion, { kind: 'done' }>
  | { kind: 'kept' }
  /** A move was refused, and nothing is left that could be moved. */
  | { kind: 'refused'; sentence: string }
  /** A change of the chat is undone; `taken` is the former time, if that is taken. */
  | { kind: 'undo'; from?: Place | undefined; taken?: Pick<Place, 'date' | 'time'> }
  /** A cancelled appointment is wanted back after the time for that. */
  | { kind: 'cannotUndo' }
  /** A change that is undone already is undone once more. */
  | { kind: 'undoneBefore' }
  /** Something else that is answered while a question about appointments waits, which is asked again behind it. */
  | { kind: 'aside'; task: Task; question: AppointmentQuestion }
  /** Who they are, or when they work */
  | { kind: 'doctors'; doctorIds: string[]; asksWhen?: boolean; topics?: readonly Topic[] }
  | { kind: 'navigate'; page: ChatPage; highlightSelector?: string | undefined }
  | { kind: 'language'; language: Language }
  | {
      kind: 'talk';
      topic: Topic;
      /** What was asked besides. */
      topics?: readonly Topic[];
      treatmentId?: string | undefined;
      details: TalkDetails;
      hasPain: boolean;
    }
  /** What the practice itself answers; of several it is asked which is meant. */
  | { kind: 'ownAnswer'; answers: readonly OwnAnswer[] }
  | { kind: 'unclear'; isGuest: boolean; isBooking: boolean; hasPain: boolean };
