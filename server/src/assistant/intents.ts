import { type ChatOffence, chatOffence, chatPage } from '@praxisportal/contract/chat';
import type { Language } from '@praxisportal/contract/language';

/** The pages that a message can ask for, by the paths of the site without the language. */
export const pages = chatPage.exclude(['/passwort', '/barrierefreiheit']).options;
export type Page = (typeof pages)[number];

/** Subjects that are answered in words alone. */
export const topics = [
  'about',
  'access',
  'address',
  'anxiety',
  'booking_help',
  'bot_identity',
  'cancellation_policy',
  'certificate',
  'children',
  'code_help',
  'complaint',
  'directions',
  'duration',
  'first_visit',
  'goodbye',
  'greeting',
  'help',
  'hours',
  'insurance',
  'jobs',
  'languages_spoken',
  'late_arrival',
  'medical_advice',
  'new_patients',
  'off_topic',
  'pain',
  'parking',
  'password_help',
  'payment',
  'phone',
  'prevention',
  'prices',
  'privacy',
  'reminders',
  'services',
  'smalltalk',
  'thanks',
  'unclear',
] as const;
export type Topic = (typeof topics)[number];

/** What somebody wants with a message, before it is looked at who they are. */
export type Intent =
  | 'book'
  | 'list'
  | 'cancel'
  | 'reschedule'
  | 'account'
  | 'doctors'
  | 'emergency:112'
  | 'emergency:practice'
  | `navigate:${Page}`
  | `language:${Language}`
  | `offence:${ChatOffence}`
  | `topic:${Topic}`;

/** Every intent, in the order of the classifier's columns. */
export const intents: readonly Intent[] = [
  'book',
  'list',
  'cancel',
  'reschedule',
  'account',
  'doctors',
  'emergency:112',
  'emergency:practice',
  ...pages.map((page): Intent => `navigate:${page}`),
  'language:de',
  'language:en',
  ...chatOffence.options.map((kind): Intent => `offence:${kind}`),
  ...topics.map((topic): Intent => `topic:${topic}`),
];

/** What the browser will be told to do, for groups of intents: everything before the colon. */
export function toFamily(intent: Intent): string {
  return intent.split(':')[0] ?? intent;
}

export function toOffence(intent: Intent): ChatOffence | undefined {
  return chatOffence.options.find((kind) => intent === `offence:${kind}`);
}

export function toPage(intent: Intent): Page | undefined {
  return pages.find((page) => intent === `navigate:${page}`);
}

export function toTopic(intent: Intent): Topic | undefined {
  return topics.find((topic) => intent === `topic:${topic}`);
}
