import type { ChatOffence, ChatPage } from '@praxisportal/contract/chat';
import type { Language } from '@praxisportal/contract/language';
import type { Topic } from './intents.ts';
import type { FirstAid } from './safety.ts';
import type { BookingWish, Emergency, OwnAppointment } from './turn.ts';

/** Which of one's appointments are meant, and what is to become of them. */
export type AppointmentsTask = {
  kind: 'appointments';
  purpose: 'list' | 'cancel' | 'reschedule';
  date?: string | undefined;
  time?: string | undefined;
  timeFrom?: string | undefined;
  timeTo?: string | undefined;
  doctorId?: string | undefined;
  treatmentTypes?: string[] | undefined;
  patientId?: string | undefined;
  /** Only those of this list, from an earlier question. */
  appointmentIds?: string[] | undefined;
  /** Somebody is named whom the account does not look after. */
  isOfStranger?: boolean | undefined;
  isPast: boolean;
  move?: MoveWords | undefined;
};

/** What is said of a move. Which of its days is the new one shows only beside the appointments. */
export type MoveWords = {
  /** The message, normalised. */
  said: string;
  /** The new day and time that were talked of before, from which a correction counts. */
  base?: MoveBase | undefined;
  /** Why the move could not be made that was said yes to. */
  refusal?: string | undefined;
};

export type MoveBase = { date?: string | undefined; time?: string | undefined };

/** What `render` has to write. */
export type Task =
  | { kind: 'emergency'; level: Emergency; isDespair?: boolean; firstAid: FirstAid }
  | { kind: 'animal' }
  | { kind: 'offence'; offence: ChatOffence }
  | {
      kind: 'book';
      wish: BookingWish;
      /** The message says yes to what was offered, and nothing else. */
      isAccepted: boolean;
      /** German names of the other treatments that the message asks for. */
      more: readonly string[];
      /** It is for somebody else, who has to be chosen in the form, or added to the account first. */
      somebodyElse?: 'choose' | 'add' | undefined;
      refusedDate?: string | undefined;
      hasPain: boolean;
      topics: Topic[];
      treatmentId?: string | undefined;
    }
  | {
      kind: 'login';
      reason: 'booking' | 'appointments' | 'cancel' | 'reschedule' | 'account';
      wish: BookingWish;
      hasPain: boolean;
      topics: Topic[];
      treatmentId?: string | undefined;
    }
  | AppointmentsTask
  | { kind: 'move'; appointment: OwnAppointment; wish: BookingWish; refusal?: string | undefined }
  | { kind: 'change'; change: 'cancel' }
  | { kind: 'change'; change: 'move'; appointmentId: string; base: MoveBase }
  | { kind: 'done'; change: 'cancel' | 'move'; appointmentId: string }
  | { kind: 'kept' }
  | { kind: 'doctors'; doctorIds: string[] }
  | { kind: 'navigate'; page: ChatPage; highlightSelector?: string | undefined }
  | { kind: 'language'; language: Language }
  | {
      kind: 'talk';
      topic: Topic;
      treatmentId?: string | undefined;
      date?: string | undefined;
      hasPain: boolean;
    }
  | { kind: 'unclear'; isGuest: boolean; hasPain: boolean };
