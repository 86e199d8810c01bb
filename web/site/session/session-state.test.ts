import type { User } from '@praxisportal/contract/account';
import { describe, expect, it } from 'vitest';
import { nextSession, type SessionEvent, type SessionState, startOfSession } from './session-state.ts';

const user: User = {
  id: '0199a0a0-0000-7000-8000-000000000001',
  accountNumber: 'P-100001',
  firstName: 'Maria',
  lastName: 'Sommer',
  email: 'maria@example.org',
  phone: '+492214710123',
  createdAt: '2026-11-25T08:00:00.000Z',
  reminders: false,
};

function after(...events: SessionEvent[]): SessionState {
  return events.reduce(nextSession, startOfSession);
}

const stored = (token: string | null): SessionEvent => ({ type: 'stored', token });
const confirmed = (token: string): SessionEvent => ({ type: 'confirmed', token, user });
const unanswered = (token: string): SessionEvent => ({ type: 'unanswered', token });

it('ends for whoever hears of it first, and stays signed out', () => {
  const ended = after(stored('a'), { type: 'ended' });
  expect(ended).toMatchObject({ status: 'signedOut', reason: 'ended' });
  expect(nextSession(ended, stored(null))).toBe(ended);
});

describe('at the start', () => {
  it('is unknown while the server is asked, then signed in', () => {
    expect(after(stored('a')).status).toBe('unknown');
    expect(after(stored('a'), confirmed('a'))).toEqual({ status: 'signedIn', user, token: 'a' });
  });

  it('is signed out at once without a token', () => {
    expect(after(stored(null))).toMatchObject({ status: 'signedOut', reason: 'never' });
  });

  it('forgets a refused token without a word', () => {
    expect(after(stored('a'), stored(null))).toMatchObject({ status: 'signedOut', reason: 'never' });
  });

  it('keeps the token of a server that does not answer, and asks again', () => {
    const unreachable = after(stored('a'), unanswered('a'));
    expect(unreachable).toEqual({ status: 'unreachable', user: null, token: 'a' });
    expect(nextSession(unreachable, stored('a')).status).toBe('unknown');
    expect(nextSession(nextSession(unreachable, stored('a')), confirmed('a')).status).toBe('signedIn');
  });
});

describe('while signed in', () => {
  const signedIn = after(stored('a'), confirmed('a'));

  it('says that the session ended when the token goes, wherever it went', () => {
    expect(nextSession(signedIn, stored(null))).toMatchObject({ status: 'signedOut', reason: 'ended' });
  });

  it('says nothing of the kind after a log-out here', () => {
    const left = nextSession(signedIn, { type: 'loggedOut' });
    expect(left).toMatchObject({ status: 'signedOut', reason: 'left' });
    expect(nextSession(left, stored(null))).toBe(left);
  });

  it('asks who it is when another tab signs somebody else in', () => {
    expect(nextSession(signedIn, stored('b'))).toEqual({ status: 'unknown', user: null, token: 'b' });
  });

  it('stays through a server that does not answer, and the same token seen again', () => {
    expect(nextSession(signedIn, unanswered('a'))).toBe(signedIn);
    expect(nextSession(signedIn, stored('a'))).toBe(signedIn);
  });

  it('takes over a changed user', () => {
    const changed = nextSession(signedIn, { type: 'changed', user: { ...user, firstName: 'Marie' } });
    expect(changed.user?.firstName).toBe('Marie');
  });
});

describe('an answer that comes too late', () => {
  it('says nothing about a token that another has replaced', () => {
    const other = after(stored('a'), stored('b'));
    expect(nextSession(other, confirmed('a'))).toBe(other);
    expect(nextSession(other, unanswered('a'))).toBe(other);
  });

  it('signs nobody in after a log-out, in this tab or another', () => {
    const left = after(stored('a'), { type: 'loggedOut' });
    expect(nextSession(left, confirmed('a'))).toBe(left);
    const elsewhere = after(stored('a'), stored(null));
    expect(nextSession(elsewhere, confirmed('a'))).toBe(elsewhere);
  });

  it('changes no user after a log-out', () => {
    const left = after(stored('a'), confirmed('a'), { type: 'loggedOut' });
    expect(nextSession(left, { type: 'changed', user })).toBe(left);
  });
});
