import type { ChatAction, ChatTurn } from '@praxisportal/contract/chat';
import { type Language, languages } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import { findBookingMessage, findOpenChoices, findWish, keepChanges } from './booking-wish.ts';
import { hasTexts, isRecord, type ReadReply, readAction, readSuggestions } from './read-reply.ts';

/** Why a message has no answer. */
export type ChatFailure =
  | { kind: 'unreachable' }
  /** The page was left before the answer came. */
  | { kind: 'interrupted' }
  /** The server is at fault; '' if it gave no words of its own. */
  | { kind: 'server'; detail: string }
  /** Without a status nothing was heard of the server: no answer in time, none that can be read, or the browser failed. */
  | { kind: 'other'; detail: string; status: number | undefined }
  | { kind: 'late' | 'unreadable' };

/** What is chosen in the booking form; '' means not chosen. */
export type FormChoices = { treatment: string; doctor: string; date: string; time: string };

/** Until an instant, milliseconds since 1970. */
export type Suggestions = { texts: readonly string[]; untilMs: number };

export type AssistantMessage = {
  id: number;
  role: 'assistant';
  content: string;
  /** The language that it is written, and read aloud, in. */
  language: Language;
  action?: ChatAction | undefined;
  /** What one could say to it, as long as it is the newest message and the server still waits for an answer. */
  suggestions?: Suggestions | undefined;
  /** What was chosen in the booking form of this message; as the wish says until something was. */
  choices?: FormChoices | undefined;
  /** The booking form of this message has booked, which this sentence says … */
  bookingComplete?: { sentence: string; language?: Language | undefined } | undefined;
  /** … in place of the form, as soon as that has gone; or the booking was let go. */
  hideBookingForm?: boolean | undefined;
};

export type Message =
  | { id: number; role: 'user'; content: string }
  | AssistantMessage
  /** A failed attempt to send `text`. */
  | { id: number; role: 'system'; failure: ChatFailure; text: string };

/** A chat that takes no messages, for ever or until an instant (milliseconds since 1970). */
export type Lock = { message: string; untilMs?: number | undefined };

export type Conversation = {
  /** Id of the patient whose conversation it is; '' for a guest. */
  owner: string;
  messages: readonly Message[];
  /** Warnings so far; the chat shows them as long as it is not locked. */
  warningCount: number;
  lock?: Lock | undefined;
};

export type ConversationEvent =
  | { type: 'asked'; text: string }
  /** The message of the notice with this id once more: that notice goes. */
  | { type: 'askedAgain'; id: number }
  | {
      type: 'answered';
      reply: ReadReply;
      /** What the server was told of the open form. */
      sent?: FormChoices | undefined;
      nowMs: number;
    }
  /** A sentence of ours in the assistant's place. */
  | { type: 'told'; text: string; language: Language }
  | { type: 'failed'; failure: ChatFailure; text: string }
  | { type: 'locked'; lock: Lock }
  | { type: 'unlocked' }
  | { type: 'chosen'; id: number; from: FormChoices; changes: Partial<FormChoices> }
  | { type: 'booked'; id: number; sentence: string; language: Language }
  | { type: 'bookingTold'; id: number; sentence: string; language: Language }
  /** The server no longer waits for an answer. */
  | { type: 'suggestionsOver' }
  | { type: 'cleared' }
  /** What was cleared comes back, as long as nothing was said since. */
  | { type: 'restored'; messages: readonly Message[] }
  /** Somebody else sits here now, or nobody who is known. */
  | { type: 'owned'; owner: string }
  /** The session of whose conversation it is has ended, which this sentence says in its place. */
  | { type: 'sessionEnded'; sentence: string; language: Language };

/** What the header says of the assistant: whether a message is taken, and the last one reached it. */
export type ChatStatus = 'online' | 'offline' | 'locked';

const unheard: readonly ChatFailure['kind'][] = ['unreachable', 'late', 'unreadable'];

export function toStatus({ messages, lock }: Conversation): ChatStatus {
  if (lock) return 'locked';
  const last = messages.at(-1);
  const isUnheard = last?.role === 'system' && unheard.includes(last.failure.kind);
  return isUnheard ? 'offline' : 'online';
}

export const emptyConversation: Conversation = { owner: '', messages: [], warningCount: 0 };

/** The conversation after an event. */
export function nextConversation(state: Conversation, event: ConversationEvent): Conversation {
  const id = (state.messages.at(-1)?.id ?? 0) + 1;
  const say = (text: string, language: Language): AssistantMessage => ({
    id,
    role: 'assistant',
    content: text,
    language,
  });
  const addTo = (to: Conversation, ...messages: Message[]) => ({
    ...to,
    messages: [...to.messages, ...messages],
  });
  const add = (...messages: Message[]) => addTo(state, ...messages);
  switch (event.type) {
    case 'asked':
      return add({ id, role: 'user', content: event.text });
    case 'askedAgain':
      return { ...state, messages: askAgain(state.messages, event.id, id) };
    case 'answered': {
      const { reply, sent, nowMs } = event;
      const wish = findWish(reply);
      const openId = reply.closesForm && findBookingMessage(state.messages);
      const closed =
        openId === undefined
          ? state
          : change(state, openId, ({ bookingComplete }) =>
              bookingComplete ? {} : { hideBookingForm: true },
            );
      const warningCount =
        reply.action?.type === 'user_warning' ? reply.action.warningCount : state.warningCount;
      return {
        ...addTo(closed, {
          ...say(reply.message, reply.language),
          action: reply.action,
          ...(reply.suggestions && {
            suggestions: { texts: reply.suggestions, untilMs: nowMs + limits.chatQuestionMinutes * 60_000 },
          }),
          choices: wish && keepChanges(wish, { sent, now: findOpenChoices(state.messages, false) }),
        }),
        warningCount,
      };
    }
    case 'told':
      return add(say(event.text, event.language));
    case 'failed':
      return add({ id, role: 'system', failure: event.failure, text: event.text });
    case 'locked':
      return { ...state, lock: event.lock };
    case 'unlocked':
      return { ...state, lock: undefined };
    case 'chosen':
      return change(state, event.id, ({ choices = event.from }) => ({
        choices: { ...choices, ...event.changes },
      }));
    case 'booked':
      return change(state, event.id, () => ({
        bookingComplete: { sentence: event.sentence, language: event.language },
      }));
    case 'bookingTold':
      return change(add(say(event.sentence, event.language)), event.id, () => ({
        hideBookingForm: true,
      }));
    case 'suggestionsOver':
      return { ...state, messages: state.messages.map(withoutSuggestions) };
    case 'cleared':
      return { ...state, messages: [] };
    case 'restored':
      return state.messages.length === 0 ? { ...state, messages: event.messages } : state;
    case 'owned':
      // A guest who logs in goes on; what somebody has said as a patient is for nobody else.
      return {
        ...emptyConversation,
        owner: event.owner,
        messages: state.owner === '' ? state.messages : [],
      };
    case 'sessionEnded':
      return {
        ...emptyConversation,
        messages: [
          {
            ...say(event.sentence, event.language),
            action: { type: 'require_login', reason: 'account' },
          },
        ],
      };
    default:
      return event satisfies never;
  }
}

/** Without the notice; what was said since stays, and the message goes behind it, where its answer will stand. */
function askAgain(messages: readonly Message[], noticeId: number, newId: number): readonly Message[] {
  const notice = messages.find(({ id }) => id === noticeId);
  if (notice?.role !== 'system') return messages;
  const before = messages.filter(({ id }) => id < noticeId);
  const failed = before.findLast((message) => message.role === 'user' && message.content === notice.text);
  const rest = messages.filter(({ id }) => id !== noticeId && id !== failed?.id);
  const isNewest = failed !== undefined && rest.every(({ id }) => id < failed.id);
  return [...rest, isNewest ? failed : { id: newId, role: 'user', content: notice.text }];
}

function change(
  state: Conversation,
  id: number,
  toChanges: (
    message: AssistantMessage,
  ) => Pick<AssistantMessage, 'bookingComplete' | 'hideBookingForm' | 'choices'>,
): Conversation {
  const messages = state.messages.map((message) =>
    message.id === id && message.role === 'assistant' ? { ...message, ...toChanges(message) } : message,
  );
  return { ...state, messages };
}

/** What the server is told of the conversation before this message: the last turns that count, and no notices. */
export function toHistory(messages: readonly Message[]): ChatTurn[] {
  return messages
    .flatMap((message) =>
      message.role === 'system' || message.content === ''
        ? []
        : [{ role: message.role, content: message.content }],
    )
    .slice(-limits.chatHistoryTurns);
}

/** The message whose form has booked and still stands there. */
export function findNewBooking(messages: readonly Message[]): AssistantMessage | undefined {
  return messages
    .filter((message) => message.role === 'assistant')
    .find(({ bookingComplete, hideBookingForm }) => bookingComplete !== undefined && !hideBookingForm);
}

/** The message to which one could say something by a button: only the newest one, and not where its form has booked. */
export function findSuggested({ messages, lock }: Conversation): AssistantMessage | undefined {
  const last = messages.at(-1);
  const isOpen = lock === undefined && last?.role === 'assistant' && last.bookingComplete === undefined;
  return isOpen && last.suggestions ? last : undefined;
}

function withoutSuggestions(message: Message): Message {
  return message.role === 'assistant' ? { ...message, suggestions: undefined } : message;
}

/** What this tab has kept, if it is a conversation at all; one that was locked for a time may be open again. */
export function readConversation(kept: unknown, nowMs: number): Conversation {
  if (!isConversation(kept)) return emptyConversation;
  const isLockOver = kept.lock?.untilMs !== undefined && kept.lock.untilMs <= nowMs;
  const messages = kept.messages.flatMap((message) => readMessage(message, nowMs));
  return settleQuestion(settleBooking({ ...kept, messages, lock: isLockOver ? undefined : kept.lock }));
}

/** A message whose answer nobody waited for can be sent once more. */
function settleQuestion(kept: Conversation): Conversation {
  const last = kept.messages.at(-1);
  if (last?.role !== 'user' || kept.lock !== undefined) return kept;
  return nextConversation(kept, { type: 'failed', failure: { kind: 'interrupted' }, text: last.content });
}

/** The sentence that takes the place of a form that has booked; undefined if none stands there. */
export function toBookingTold({ messages }: Conversation): ConversationEvent | undefined {
  const booked = findNewBooking(messages);
  if (booked?.bookingComplete === undefined) return undefined;
  const { id, bookingComplete } = booked;
  // An earlier version has kept the sentence alone.
  const { sentence, language = booked.language } = bookingComplete;
  return { type: 'bookingTold', id, sentence, language };
}

/** A booking from before a reload is told at once, and leads nowhere any more. */
function settleBooking(kept: Conversation): Conversation {
  const told = toBookingTold(kept);
  return told ? nextConversation(kept, told) : kept;
}

// Only this file writes it; but a tab may have kept it before a new version, and what can't be shown would come back at
// each reload.
function isConversation(kept: unknown): kept is Omit<Conversation, 'messages'> & { messages: unknown[] } {
  if (!isRecord(kept)) return false;
  const { owner, messages, warningCount, lock } = kept;
  const isLockGood = lock === undefined || (isRecord(lock) && typeof lock.message === 'string');
  return (
    typeof owner === 'string' && Array.isArray(messages) && typeof warningCount === 'number' && isLockGood
  );
}

/** The message, without an action that can't be shown; nothing if it can't be shown itself. */
function readMessage(kept: unknown, nowMs: number): Message[] {
  if (!isMessage(kept)) return [];
  if (kept.role !== 'assistant') return [kept];
  return [
    { ...kept, action: readAction(kept.action), suggestions: readKeptSuggestions(kept.suggestions, nowMs) },
  ];
}

function readKeptSuggestions(kept: unknown, nowMs: number): Suggestions | undefined {
  if (!isRecord(kept) || typeof kept.untilMs !== 'number' || kept.untilMs <= nowMs) return undefined;
  const texts = readSuggestions(kept.texts);
  return texts.length === 0 ? undefined : { texts, untilMs: kept.untilMs };
}

function isMessage(kept: unknown): kept is Message {
  if (!isRecord(kept) || typeof kept.id !== 'number') return false;
  const { role, content, language, choices, bookingComplete, failure, text } = kept;
  switch (role) {
    case 'user':
      return typeof content === 'string';
    case 'assistant':
      return (
        typeof content === 'string' &&
        languages.some((one) => one === language) &&
        (choices === undefined || hasTexts(choices, ['treatment', 'doctor', 'date', 'time'])) &&
        (bookingComplete === undefined || hasTexts(bookingComplete, ['sentence']))
      );
    case 'system':
      return (
        typeof text === 'string' &&
        hasTexts(failure, ['kind']) &&
        (!('detail' in failure) || hasTexts(failure, ['detail']))
      );
    default:
      return false;
  }
}
