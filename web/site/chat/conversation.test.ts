import { expect, test } from 'vitest';
import { findChatBooking, findOpenChoices } from './booking-wish.ts';
import {
  type Conversation,
  type ConversationEvent,
  emptyConversation,
  findNewBooking,
  findSuggested,
  nextConversation,
  readConversation,
  toHistory,
} from './conversation.ts';

const answered = (message: string, action?: unknown): ConversationEvent =>
  JSON.parse(JSON.stringify({ type: 'answered', reply: { message, language: 'de', action } }));
const after = (...events: ConversationEvent[]): Conversation =>
  events.reduce(nextConversation, emptyConversation);
const failed = { type: 'failed', failure: { kind: 'unreachable' }, text: 'Hallo' } as const;
const asked = { type: 'asked', text: 'Hallo' } as const;

test('messages have ids of their own, also after a notice has gone', () => {
  const { messages } = after(asked, failed, { type: 'askedAgain', id: 2 }, answered('Guten Tag'), asked);
  expect(messages.map(({ id, role }) => [id, role])).toEqual([
    [1, 'user'],
    [2, 'assistant'],
    [3, 'user'],
  ]);
});

test('sent once more, a message stands behind what was said since, and other failures keep their notices', () => {
  const other = { type: 'asked', text: 'Und morgen?' } as const;
  const state = after(asked, failed, other, { ...failed, text: other.text });
  const again = nextConversation(state, { type: 'askedAgain', id: 2 });
  expect(again.messages).toMatchObject([
    { id: 3, role: 'user', content: 'Und morgen?' },
    { id: 4, role: 'system', text: 'Und morgen?' },
    { id: 5, role: 'user', content: 'Hallo' },
  ]);
  const last = nextConversation(state, { type: 'askedAgain', id: 4 });
  expect(last.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('a session that has ended leaves one sentence of the conversation, with the way to log in', () => {
  const patient = after(asked, { type: 'owned', owner: 'maria' }, answered('Gern.'));
  const sentence = 'Sie sind nicht mehr angemeldet.';
  const ended = nextConversation(patient, { type: 'sessionEnded', sentence, language: 'de' });
  expect(ended).toMatchObject({
    owner: '',
    // A number of its own: screen readers hear it as new.
    messages: [{ id: 3, content: sentence, action: { type: 'require_login' } }],
  });
  expect(readConversation(JSON.parse(JSON.stringify(ended)), 0)).toEqual(ended);
});

test('the newest warning counts', () => {
  const warn = (warningCount: number) =>
    answered('So nicht.', { type: 'user_warning', warningCount, reason: 'insult' });
  expect(after(warn(1), answered('Ja'), warn(2)).warningCount).toBe(2);
});

test('what one could say stands at the newest answer only, for as long as the server waits for it', () => {
  const nowMs = 1_000_000;
  const untilMs = nowMs + 30 * 60_000;
  const ask: ConversationEvent = {
    ...{ type: 'answered', nowMs },
    reply: { message: 'Soll ich?', language: 'de', suggestions: ['Ja', 'Nein'] },
  };
  const state = after(asked, ask);
  const suggestions = { texts: ['Ja', 'Nein'], untilMs };
  expect(findSuggested(state)?.suggestions).toEqual(suggestions);
  expect(toHistory(state.messages)).toEqual([
    { role: 'user', content: 'Hallo' },
    { role: 'assistant', content: 'Soll ich?' },
  ]);
  const reload = (atMs: number, changes: object = {}) =>
    readConversation(JSON.parse(JSON.stringify({ ...state, ...changes })), atMs);
  expect(findSuggested(reload(untilMs - 1))?.suggestions).toEqual(suggestions);
  expect(findSuggested(reload(untilMs))).toBeUndefined();
  const [question, answer] = state.messages;
  for (const broken of [
    7,
    ['Ja'],
    { texts: 'Ja', untilMs },
    { texts: [7, ''], untilMs },
    { texts: ['Ja'] },
  ]) {
    const kept = reload(nowMs, { messages: [question, { ...answer, suggestions: broken }] });
    expect(kept.messages).toHaveLength(2);
    expect(findSuggested(kept)).toBeUndefined();
  }
  for (const event of [
    asked,
    failed,
    { type: 'locked', lock: { message: 'Zu' } },
    { type: 'suggestionsOver' },
    { type: 'cleared' },
    { type: 'booked', id: 2, sentence: 'Gebucht.', language: 'de' },
    { type: 'answered', nowMs, reply: { message: 'Gut.', language: 'de' } },
  ] as const)
    expect(findSuggested(nextConversation(state, event)), event.type).toBeUndefined();
});

test('a booking is told once its form has gone', () => {
  const booking = answered('Bitte bestätigen.', { type: 'start_booking' });
  const booked = after(asked, booking, { type: 'booked', id: 2, sentence: 'Booked.', language: 'en' });
  expect(findNewBooking(booked.messages)?.id).toBe(2);
  const told = nextConversation(booked, { type: 'bookingTold', id: 2, sentence: 'Booked.', language: 'en' });
  expect(findNewBooking(told.messages)).toBeUndefined();
  expect(told.messages.slice(1)).toMatchObject([
    { id: 2, hideBookingForm: true },
    { id: 3, role: 'assistant', content: 'Booked.', language: 'en' },
  ]);
});

test('whoever lets the booking go finds its form closed, and the server hears of none', () => {
  const dropped = after(
    asked,
    answered('Bitte bestätigen.', { type: 'start_booking', treatmentType: 'Füllungen' }),
    { type: 'answered', nowMs: 0, reply: { message: 'Gut.', language: 'de', closesForm: true } },
  );
  expect(dropped.messages).toMatchObject([{ id: 1 }, { id: 2, hideBookingForm: true }, { content: 'Gut.' }]);
  expect(findOpenChoices(dropped.messages, false)).toBeUndefined();
  expect(findChatBooking(dropped.messages, false)).toBeUndefined();
});

test('what is chosen in a form is kept with its message, beginning with the wish', () => {
  const from = { treatment: 'Füllungen', doctor: 'any', date: '2026-12-01', time: '' };
  const chosen = (changes: object): ConversationEvent => ({ type: 'chosen', id: 2, from, changes });
  const { messages } = after(
    asked,
    answered('Bitte bestätigen.', { type: 'start_booking' }),
    chosen({ time: '09:00' }),
    chosen({ doctor: 'weber' }),
  );
  expect(messages[1]).toMatchObject({ choices: { ...from, doctor: 'weber', time: '09:00' } });
});

test('a guest who logs in goes on; what a patient said is for nobody else; a new person is not locked out', () => {
  const lock = { type: 'locked', lock: { message: 'Gesperrt' } } as const;
  const patient = after(asked, lock, { type: 'owned', owner: 'maria' });
  expect(patient).toMatchObject({ owner: 'maria', messages: [{ content: 'Hallo' }] });
  expect(patient.lock).toBeUndefined();
  expect(nextConversation(patient, { type: 'owned', owner: '' })).toEqual(emptyConversation);
  expect(nextConversation(patient, { type: 'owned', owner: 'otto' }).messages).toEqual([]);
});

test('the server is told of the last ten turns, and of no notices', () => {
  const many = Array.from({ length: 6 }, (_, index) => [
    { type: 'asked', text: `Frage ${index}` } as const,
    failed,
    answered(`Antwort ${index}`),
  ]).flat();
  const history = toHistory(after(...many).messages);
  expect(history).toHaveLength(10);
  expect(history[0]).toEqual({ role: 'user', content: 'Frage 1' });
  expect(history.at(-1)).toEqual({ role: 'assistant', content: 'Antwort 5' });
});

test('deleting takes the messages and leaves a lock', () => {
  const state = after(asked, { type: 'locked', lock: { message: 'Gesperrt' } }, { type: 'cleared' });
  expect(state).toMatchObject({ messages: [], lock: { message: 'Gesperrt' } });
});

test('what a tab has kept is read back; a lock whose time is over is not', () => {
  const lock = { message: 'Kurz', untilMs: 1000 };
  const kept = after(asked, answered('Ja'), { type: 'locked', lock });
  expect(readConversation(JSON.parse(JSON.stringify(kept)), 999)).toEqual(kept);
  expect(readConversation(kept, 1000).lock).toBeUndefined();
});

test('of what a tab has kept, what can not be shown is left out', () => {
  const kept = after(asked, answered('Ja', { type: 'emergency', reason: '112' }));
  const broken = [
    ...[null, 'Hallo', {}, { id: 3, role: 'user' }, { id: 4, role: 'user', content: {} }],
    { id: 5, role: 'assistant', content: null, language: 'de' },
    { id: 6, role: 'assistant', content: 'Ja', language: 'de', bookingComplete: { sentence: {} } },
    { id: 7, role: 'system', text: 'Hallo', failure: { kind: 'server', detail: {} } },
    { id: 8, role: 'owner', content: 'Hallo' },
  ];
  const messages = [...kept.messages, ...broken];
  expect(readConversation({ ...kept, messages }, 0)).toEqual(kept);
  const withAction = { id: 3, role: 'assistant', content: 'Termine', language: 'de' };
  expect(
    readConversation({ ...kept, messages: [{ ...withAction, action: { type: 'show_appointments' } }] }, 0)
      .messages,
  ).toEqual([withAction]);
  expect(readConversation({ ...kept, lock: { message: {} } }, 0)).toEqual(emptyConversation);
});

test('what was booked before a reload is told after it', () => {
  const booking = answered('Bitte bestätigen.', { type: 'start_booking' });
  const kept = after(asked, booking, { type: 'booked', id: 2, sentence: 'Booked.', language: 'en' });
  expect(readConversation(kept, 0).messages.at(-1)).toMatchObject({ content: 'Booked.', language: 'en' });
  expect(findNewBooking(readConversation(kept, 0).messages)).toBeUndefined();
});

test('a message that a reload left without its answer can be sent once more; in a locked chat there is nothing to send', () => {
  const kept = after(answered('Guten Tag'), asked);
  expect(readConversation(kept, 0).messages.slice(1)).toMatchObject([
    { role: 'user', content: 'Hallo' },
    { role: 'system', failure: { kind: 'interrupted' }, text: 'Hallo' },
  ]);
  const locked = after(asked, { type: 'locked', lock: { message: 'Gesperrt' } });
  expect(readConversation(locked, 0)).toEqual(locked);
});

test.each([undefined, null, 'text', [], {}, { messages: 'none', owner: '', warningCount: 0 }])(
  'what is no conversation is none: %j',
  (kept) => {
    expect(readConversation(kept, 0)).toEqual(emptyConversation);
  },
);
