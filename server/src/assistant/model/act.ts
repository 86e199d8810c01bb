import { chatPage } from '@praxisportal/contract/chat';
import type { Language } from '@praxisportal/contract/language';
import type { Topic } from '../intents.ts';

// The dialogue act that a language model may propose for a message which the assistant does not understand. Every slot is
// chosen from a closed list; there is no free text, and no intent that shows or changes an appointment.

export const actIntents = ['inform', 'book', 'doctors', 'navigate', 'language', 'none'] as const;

/** Every topic but medicine, the rules of cancelling and mere talk. */
export const actTopics = [
  'about',
  'access',
  'address',
  'anxiety',
  'booking_help',
  'bot_identity',
  'certificate',
  'children',
  'code_help',
  'complaint',
  'directions',
  'duration',
  'first_visit',
  'help',
  'hours',
  'insurance',
  'jobs',
  'languages_spoken',
  'late_arrival',
  'new_patients',
  'off_topic',
  'parking',
  'password_help',
  'payment',
  'phone',
  'prices',
  'privacy',
  'reminders',
  'services',
] as const satisfies readonly Topic[];

/** More topics in one reply are a lecture. */
export const actTopicsMax = 3;

export const actDays = [
  'today',
  'tomorrow',
  'day_after_tomorrow',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'next_week',
  'as_soon_as_possible',
] as const;

export const actTimesOfDay = ['morning', 'afternoon', 'evening'] as const;

/** Every public page; not the one with the patient's appointments. */
export const actPages = chatPage.exclude(['/dashboard']).options;

export type ActIntent = (typeof actIntents)[number];
export type ActTopic = (typeof actTopics)[number];
export type ActDay = (typeof actDays)[number];
export type ActTimeOfDay = (typeof actTimesOfDay)[number];

/** Slots that the intent does not need are ignored. */
export type ProposedAct = {
  intent: ActIntent;
  topics: ActTopic[];
  /** Id of a treatment, also of one that can't be booked online */
  treatmentId: string | null;
  /** Id of a doctor who treats patients at the moment */
  doctorId: string | null;
  day: ActDay | null;
  timeOfDay: ActTimeOfDay | null;
  page: (typeof actPages)[number] | null;
  language: Language | null;
};
