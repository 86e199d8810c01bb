import type { ChatAction, ChatReply } from '@praxisportal/contract/chat';
import { type Language, languages } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';

/** An answer as the chat shows and reads it: never empty, and in a language that is known. */
export type ReadReply = {
  message: string;
  language: Language;
  action?: ChatAction | undefined;
  /** What one could say to it, in its language. */
  suggestions?: readonly string[] | undefined;
  /** The open booking form goes. */
  closesForm?: true | undefined;
  /** Goes back to the server with the words, to have them spoken. */
  seal?: string | undefined;
};

type Instead = {
  /** The language of the page, for an answer that does not say its own. */
  language: Language;
  /** What is said where an answer has no words, in that language. */
  emptyReply: string;
};

/**
 * What the server answered, checked once: something between here and there may have answered in its place, or another
 * version of it. Without words it is `emptyReply`; an action that lacks what it is about is left out, and one of a type
 * that this page does not know stays.
 */
export function readReply(answer: unknown, instead: Instead): ReadReply {
  const said: Loose<ChatReply> = isRecord(answer) ? answer : {};
  const { message, language, action, suggestions, closesForm, seal } = said;
  const known = readAction(action);
  const suggested = readSuggestions(suggestions);
  const hasWords = typeof message === 'string' && message.trim() !== '';
  return {
    ...(hasWords
      ? { message, language: languages.find((one) => one === language) ?? instead.language }
      : { message: instead.emptyReply, language: instead.language }),
    ...(known && { action: known }),
    ...(hasWords && suggested.length > 0 && { suggestions: suggested }),
    ...(closesForm === true && { closesForm }),
    ...(hasWords && typeof seal === 'string' && { seal }),
  };
}

/** An action that can be shown and done, or undefined. */
export function readAction(action: unknown): ChatAction | undefined {
  return isAction(action) ? action : undefined;
}

/** What can be said at all: a text that is too long is none, and none stands there twice. */
export function readSuggestions(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  const texts = list
    .filter((item) => typeof item === 'string')
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= limits.chatSuggestionMaxLength);
  return [...new Set(texts)].slice(0, limits.chatSuggestionsMax);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it has all of these, and each is a text. */
export const hasTexts = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');

type Loose<Shape> = { [Key in keyof Shape]?: unknown };
type LooseAction = Record<string, unknown>;

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const areRecords = (list: unknown, texts: readonly string[]) =>
  Array.isArray(list) && list.every((item) => hasTexts(item, texts));

const appointmentTexts = ['date', 'time', 'treatment_type', 'doctor_name', 'status'];
const wishTexts = [
  'doctorId',
  'doctorName',
  'treatmentType',
  'date',
  'time',
  'timeFrom',
  'timeTo',
  'patientId',
];
const isWish = (action: LooseAction) => wishTexts.every((name) => isTextOrNone(action[name]));
const hasAppointments = ({ appointments }: LooseAction) => areRecords(appointments, appointmentTexts);

/** What each action can't do without. */
const checks: Readonly<Record<ChatAction['type'], (action: LooseAction) => boolean>> = {
  change_language: ({ language }) => languages.some((one) => one === language),
  start_booking: isWish,
  navigate: ({ page, highlightSelector }) => isText(page) && isTextOrNone(highlightSelector),
  require_login: isWish,
  show_appointments: hasAppointments,
  appointment_cancelled: hasAppointments,
  show_doctors: ({ doctors }) => areRecords(doctors, ['id', 'name', 'specialization']),
  emergency: () => true,
  user_warning: ({ warningCount }) => typeof warningCount === 'number',
  banned: ({ message }) => isTextOrNone(message),
};

function isAction(value: unknown): value is ChatAction {
  if (!isRecord(value) || typeof value.type !== 'string') return false;
  const check = Object.entries(checks).find(([type]) => type === value.type)?.[1];
  return check?.(value) ?? true;
}
