import * as z from 'zod';
import { appointment } from './appointment.ts';
import { calendarDate, wallTime } from './fields.ts';
import { languages } from './language.ts';
import { limits } from './limits.ts';

/** What has no width stands within a word, such as the soft hyphen; joiners make letters and emoji what they are. */
const invisibleCharacters = /[^\P{Cf}\u200c\u200d]/gu;

/** Control characters and halves of a character, which the clipboard brings along and nobody typed. */
const strayCharacters = /[^\P{C}\t\n\r\u200c\u200d]/gu;

const typedText = z
  .string()
  .overwrite((text) => text.replace(invisibleCharacters, '').replace(strayCharacters, ' ').trim());

/**
 * One turn of the conversation as the browser remembers it. The server takes it for what somebody claims: it may help to
 * understand a message, and never stands for a yes. Roles but `user` and `assistant` are left out.
 */
export const chatTurn = z.object({ role: z.string(), content: typedText });
export type ChatTurn = z.infer<typeof chatTurn>;

/** Among so many stand the turns that count: what a browser notes besides, such as a failure, counts for none. */
const turnsRead = 4 * limits.chatHistoryTurns;

/** The rest is not even looked at: a browser may send all that was ever said, and a stranger hundreds of thousands of turns. */
const lastTurns = z
  .preprocess(
    (turns: z.input<typeof chatTurn>[]) => (Array.isArray(turns) ? turns.slice(-turnsRead) : turns),
    z.array(chatTurn),
  )
  .default([]);

/**
 * What is chosen in the booking form that stands open beside the conversation: what "an hour later" counts from. Like the
 * history it is what somebody claims: it may fill a form, and nothing else. What there is not (a treatment, a doctor, a
 * day that can be booked) is left out.
 */
export const chatBooking = z.object({
  /** A bookable treatment's German name */
  treatmentType: z.string().optional(),
  /** A doctor's id, or `any` */
  doctorId: z.string().optional(),
  /** YYYY-MM-DD */
  date: z.string().optional(),
  /** HH:MM; says nothing without a day */
  time: z.string().optional(),
  /** The form has booked: what was wished before is done, and nothing of it is meant any more */
  isBooked: z.boolean().optional(),
});
export type ChatBooking = z.infer<typeof chatBooking>;

/**
 * A message to the assistant, at most `limits.chatMessageMaxLength` characters once it is trimmed (422
 * `chat_message_too_long`); of the history the last turns count, however many are sent.
 */
export const chatMessage = z.object({
  message: typedText.min(1),
  conversationHistory: lastTurns,
  booking: chatBooking.optional(),
  /**
   * Of the tab, made up by it: each has a conversation of its own. Earlier versions do not say it. What is no UUID is a 400.
   * There are 256 places for one person's conversations: tabs that meet in one share what was wished for.
   */
  conversationId: z.uuid().optional(),
});

/** Pages that the assistant leads to: paths below the language, as in `/contact` for `/de/contact`. */
export const chatPage = z.enum([
  '/',
  '/about',
  '/services',
  '/team',
  '/contact',
  '/login',
  '/register',
  '/passwort',
  '/dashboard',
  '/booking',
  '/impressum',
  '/datenschutz',
  '/barrierefreiheit',
]);
export type ChatPage = z.infer<typeof chatPage>;

/** What is understood of a booking so far; the panel begins with it, and the patient confirms there. */
const understoodBooking = {
  /** A doctor's id, or `any` */
  doctorId: z.string().optional(),
  doctorName: z.string().optional(),
  /** A bookable treatment's German name */
  treatmentType: z.string().optional(),
  date: calendarDate.optional(),
  time: wallTime.optional(),
  /** Bounds of the start where no time is certain, as of an afternoon; `timeTo` is exclusive */
  timeFrom: wallTime.optional(),
  timeTo: wallTime.optional(),
};

/** An appointment as the chat lists it. */
export const chatAppointment = appointment.pick({
  id: true,
  date: true,
  time: true,
  treatment_type: true,
  doctor_name: true,
  status: true,
  patientName: true,
  otherPatientName: true,
});
export type ChatAppointment = z.infer<typeof chatAppointment>;

/** A doctor as the chat shows them, in the language of the answer. */
export const chatDoctor = z.object({ id: z.string(), name: z.string(), specialization: z.string() });
export type ChatDoctor = z.infer<typeof chatDoctor>;

/**
 * What was said that is not taken: insults, threats, sexual words, hatred, trying to talk the assistant out of its rules
 * or into telling about others.
 */
export const chatOffence = z.enum([
  'insult',
  'threat',
  'sexual',
  'hate',
  'manipulation',
  'data_exfiltration',
]);
export type ChatOffence = z.infer<typeof chatOffence>;

/** What the chat does or shows beside an answer's words; a browser ignores types that it does not know. */
export const chatAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('change_language'), language: z.enum(languages) }),
  z.object({
    type: z.literal('start_booking'),
    ...understoodBooking,
    /** For whom, if it is somebody the account looks after */
    patientId: z.uuid().optional(),
  }),
  z.object({
    type: z.literal('navigate'),
    page: chatPage,
    /** Of the element to mark, one of a fixed list: `#emergency` */
    highlightSelector: z.string().optional(),
  }),
  /** What a guest wanted to book is kept for when they have logged in. */
  z.object({
    type: z.literal('require_login'),
    /** For what */
    reason: z.enum(['booking', 'appointments', 'cancel', 'reschedule', 'account']),
    ...understoodBooking,
  }),
  z.object({
    type: z.literal('show_appointments'),
    /** What the patient wants with them */
    reason: z.enum(['list', 'cancel', 'reschedule']),
    appointments: z.array(chatAppointment),
  }),
  z.object({ type: z.literal('appointment_cancelled'), appointments: z.array(chatAppointment) }),
  z.object({ type: z.literal('show_doctors'), doctors: z.array(chatDoctor) }),
  /** `112` where a life may be at stake, else the practice's emergency line comes first. */
  z.object({ type: z.literal('emergency'), reason: z.enum(['112', 'practice']) }),
  /** `warningCount` of `limits.chatWarningsMax`; the last one is `banned` instead. */
  z.object({ type: z.literal('user_warning'), warningCount: z.int().min(1), reason: chatOffence }),
  /** Comes with 429 `chat_banned` only; `message` is what the locked chat shows. */
  z.object({ type: z.literal('banned'), message: z.string(), reason: chatOffence }),
]);
export type ChatAction = z.infer<typeof chatAction>;

/** The assistant's words, as markdown, in which language they are, and what the chat does besides. */
export const chatReply = z.object({
  message: z.string(),
  /** What the message is written in: not always the page's language. Earlier versions do not say it. */
  language: z.enum(languages).optional(),
  action: chatAction.optional(),
  /** What one could say to this, in its language: short texts that count as the patient's own words once they are sent */
  suggestions: z
    .array(z.string().min(1).max(limits.chatSuggestionMaxLength))
    .max(limits.chatSuggestionsMax)
    .optional(),
  /** Whoever wrote has let the booking go: its form is closed, too */
  closesForm: z.literal(true).optional(),
  /** The server's proof that it wrote these words with nothing of the patient's in them; goes back with them to be spoken, for the same account or browser */
  seal: z.string().optional(),
});
export type ChatReply = z.infer<typeof chatReply>;

/**
 * A text to be spoken; of a longer one the first `limits.speechTextMaxLength` characters are. `language` is the text's
 * own; without it, it is that of Accept-Language. `seal` is that of the answer whose words these are, as `spoken-text` cuts
 * them.
 */
export const speechRequest = z.object({
  text: typedText.min(1),
  language: z.enum(languages).optional(),
  seal: z.string().optional(),
});

/** Audio; its type is that of the blob. */
export const speech = z.instanceof(Blob);
