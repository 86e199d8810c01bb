import type { Language } from '@praxisportal/contract/language';
import type { OffenceKind } from './turn.ts';

/** The pages that the assistant opens, by the paths of the site without the language. */
export const pages = [
  '/',
  '/about',
  '/services',
  '/team',
  '/contact',
  '/login',
  '/register',
  '/dashboard',
  '/booking',
  '/impressum',
  '/datenschutz',
] as const;
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
  | `offence:${OffenceKind}`
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
  'offence:insult',
  'offence:threat',
  'offence:sexual',
  'offence:hate',
  'offence:manipulation',
  'offence:data_exfiltration',
  ...topics.map((topic): Intent => `topic:${topic}`),
];

/** What the browser will be told to do, for groups of intents: everything before the colon. */
export function toFamily(intent: Intent): string {
  return intent.split(':')[0] ?? intent;
}
