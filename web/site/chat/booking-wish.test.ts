import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import {
  type BookingWish,
  findChatBooking,
  findOpenChoices,
  keepChanges,
  toChatBooking,
  toFormChoices,
  toWizardChoices,
} from './booking-wish.ts';
import type { AssistantMessage } from './conversation.ts';

const wish: BookingWish = {
  ...{ type: 'start_booking', treatmentType: 'Füllungen', doctorId: 'weber' },
  ...{ date: '2026-12-02', time: '11:00' },
};
const sent = { treatment: 'Füllungen', doctor: 'weber', date: '2026-12-01', time: '10:00' };
const wished = { treatment: 'Füllungen', doctor: 'weber', date: '2026-12-02', time: '11:00' };

test('the answer is what the form shows, and what was chosen while it was on its way stays', () => {
  expect(keepChanges(wish, { sent, now: sent })).toBeUndefined();
  expect(keepChanges(wish, { sent, now: { ...sent, doctor: 'yilmaz', time: '' } })).toEqual({
    ...wished,
    doctor: 'yilmaz',
  });
  expect(keepChanges(wish, { sent, now: { ...sent, time: '14:00' } })).toEqual({ ...wished, time: '14:00' });
  const otherDay = { ...sent, date: '2026-12-04', time: '' };
  expect(keepChanges(wish, { sent, now: otherDay })).toEqual({ ...wished, date: '2026-12-04', time: '' });
  expect(keepChanges(wish, { sent: undefined, now: sent })).toBeUndefined();
  expect(keepChanges(wish, { sent, now: undefined })).toBeUndefined();
});

const form = (changes: Partial<AssistantMessage> = {}): AssistantMessage => ({
  ...{ id: 2, role: 'assistant', content: 'Gern.', language: 'de', action: wish },
  ...changes,
});

test('only the newest form is open, until it has booked; a guest’s has nothing to tell before something was chosen', () => {
  const later = form({ id: 4, choices: sent });
  expect(findOpenChoices([form()], false)).toEqual(wished);
  expect(findOpenChoices([form(), later], false)).toEqual(sent);
  expect(findOpenChoices([later, form()], true)).toBeUndefined();
  expect(findOpenChoices([later], true)).toEqual(sent);
  expect(
    findOpenChoices([form(), form({ bookingComplete: { sentence: 'Gebucht.', language: 'de' } })], false),
  ).toBeUndefined();
  expect(findOpenChoices([{ id: 1, role: 'user', content: 'Hallo' }], false)).toBeUndefined();
});

test('the server is told that the newest form has booked', () => {
  const done = form({ bookingComplete: { sentence: 'Gebucht.', language: 'de' } });
  expect(findChatBooking([form(), done], false)).toEqual({ isBooked: true });
  expect(findChatBooking([done, form({ id: 4, choices: sent })], false)).toEqual(toChatBooking(sent));
});

test('what is not chosen is not told', () => {
  expect(toChatBooking({ ...sent, treatment: '', date: '', time: '' })).toEqual({ doctorId: 'weber' });
  expect(toChatBooking(sent)).toEqual({
    ...{ treatmentType: 'Füllungen', doctorId: 'weber' },
    ...{ date: '2026-12-01', time: '10:00' },
  });
});

test('whoever books as a guest finds what was understood in the wizard, and chooses what was not', () => {
  const lead = (of: BookingWish) => paths.booking('de', toWizardChoices(toFormChoices(of)));
  expect(lead({ type: 'require_login', reason: 'booking' })).toBe('/de/booking');
  expect(lead({ type: 'require_login', reason: 'booking', treatmentType: 'Füllungen' })).toBe(
    '/de/booking?treatment=F%C3%BCllungen',
  );
  expect(lead({ ...wish, doctorId: undefined })).toBe(
    '/de/booking?treatment=F%C3%BCllungen&doctor=any&date=2026-12-02&time=11%3A00',
  );
});
