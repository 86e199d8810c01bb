import type { Me } from '@praxisportal/contract/staff/access';
import { describe, expect, it } from 'vitest';
import { nextStaffSession, type StaffSessionEvent, type StaffSessionState } from './staff-session-state.ts';

const me: Me = {
  id: '0199a0a0-0000-7000-8000-000000000001',
  firstName: 'Sevgi',
  lastName: 'Arslan',
  initials: 'SA',
  email: 'sevgi@praxis.example',
  role: 'reception',
  doctorId: null,
  language: 'de',
  rights: ['see_day'],
  isLocked: false,
  lockAfterSeconds: 600,
  endsAt: '2026-11-25T20:00:00.000Z',
};
const known: StaffSessionEvent = { type: 'known', me };
const leaving: StaffSessionEvent = { type: 'leaving' };

function after(...events: StaffSessionEvent[]): StaffSessionState {
  return events.reduce(nextStaffSession, { status: 'unknown' });
}

describe('who is at this browser', () => {
  it('is whom the server knows, locked or not', () => {
    expect(after(known)).toEqual({ status: 'signedIn', me, isLocked: false });
    expect(after({ type: 'known', me: { ...me, isLocked: true } })).toMatchObject({ isLocked: true });
  });

  it('stays behind a locked screen until they are known again', () => {
    expect(after(known, { type: 'locked' })).toEqual({ status: 'signedIn', me, isLocked: true });
    expect(after(known, { type: 'locked' }, known)).toMatchObject({ isLocked: false });
  });

  it('may be told anew without being asked: with other rights, locked, or somebody else by now', () => {
    const told = (change: Partial<Me>): StaffSessionEvent => ({ type: 'told', me: { ...me, ...change } });
    expect(after(known, told({ role: 'owner' }))).toMatchObject({ me: { role: 'owner' }, isLocked: false });
    expect(after(known, told({ isLocked: true }))).toMatchObject({ isLocked: true });
    // The server never heard that this screen is locked.
    expect(after(known, { type: 'locked' }, told({}))).toMatchObject({ isLocked: true });
    const other = '0199a0a0-0000-7000-8000-000000000002';
    expect(after(known, { type: 'locked' }, told({ id: other }))).toMatchObject({ isLocked: false });
    expect(after(known, leaving, { type: 'left' }, told({}))).toEqual({
      status: 'signedOut',
      reason: 'left',
    });
  });

  it('is nobody once the session is over, and is told why', () => {
    expect(after(known, { type: 'ended' })).toEqual({ status: 'signedOut', reason: 'ended' });
    expect(after(known, leaving, { type: 'left' })).toEqual({ status: 'signedOut', reason: 'left' });
    expect(after({ type: 'nobody' })).toEqual({ status: 'signedOut', reason: 'never' });
    // A call that was on its way when somebody signed out says nothing new.
    expect(after(known, leaving, { type: 'left' }, { type: 'ended' })).toMatchObject({ reason: 'left' });
    expect(after(known, leaving, { type: 'left' }, { type: 'locked' })).toMatchObject({
      status: 'signedOut',
    });
  });

  it('has left only once the server knows, and until then it is said that it does not', () => {
    const unheard: StaffSessionEvent = { type: 'unheard' };
    expect(after(known, leaving)).toEqual({ status: 'leaving', isUnheard: false });
    expect(after(known, leaving, unheard)).toEqual({ status: 'leaving', isUnheard: true });
    expect(after(unheard, leaving)).toEqual({ status: 'leaving', isUnheard: true });
    expect(after(unheard, { type: 'asked' })).toEqual({ status: 'leaving', isUnheard: false });
    expect(after(unheard, { type: 'left' })).toEqual({ status: 'signedOut', reason: 'left' });
    expect(after(known, leaving, { type: 'ended' })).toEqual({ status: 'signedOut', reason: 'left' });
    // Who has come in meanwhile, in another window, is not sent away by it.
    expect(after(known, leaving, known, unheard)).toMatchObject({ status: 'signedIn' });
    expect(after(known, { type: 'left' })).toMatchObject({ status: 'signedIn' });
  });

  it('is asked for again where the server could not be reached, and nobody is sent away meanwhile', () => {
    expect(after({ type: 'unanswered' })).toEqual({ status: 'unreachable' });
    expect(after({ type: 'unanswered' }, { type: 'asked' })).toEqual({ status: 'unknown' });
    expect(after(known, { type: 'unanswered' })).toMatchObject({ status: 'signedIn' });
    expect(after(known, { type: 'asked' })).toMatchObject({ status: 'signedIn' });
  });
});
