import type { User } from '@praxisportal/contract/account';

/** Who is signed in, and how sure that is. `token` is the stored one that the state is about. */
export type SessionState =
  /** A stored token that nobody has asked about yet; also what is rendered to a file. */
  | { status: 'unknown'; user: null; token: string | null }
  /** The server can't be asked: the token is kept, because nobody is logged out by a tunnel. */
  | { status: 'unreachable'; user: null; token: string | null }
  /** `left`: logged out here. `ended`: the session was over meanwhile, or ended in another tab. */
  | { status: 'signedOut'; user: null; token: null; reason: 'never' | 'left' | 'ended' }
  | { status: 'signedIn'; user: User; token: string };

export type SessionEvent =
  /** What the browser's storage holds now. */
  | { type: 'stored'; token: string | null }
  | { type: 'confirmed'; token: string; user: User }
  | { type: 'unanswered'; token: string }
  | { type: 'loggedIn'; token: string; user: User }
  | { type: 'loggedOut' }
  /** A call of somebody who was signed in was refused, or found no token any more. */
  | { type: 'ended' }
  | { type: 'changed'; user: User };

export const startOfSession: SessionState = { status: 'unknown', user: null, token: null };

/** What is known after an event. An answer about a token that is no longer the stored one says nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'stored':
      return seeToken(state, event.token);
    case 'confirmed':
      return state.token === event.token
        ? { status: 'signedIn', user: event.user, token: event.token }
        : state;
    case 'unanswered': {
      const isOpen = state.token === event.token && state.status !== 'signedIn';
      return isOpen ? { status: 'unreachable', user: null, token: event.token } : state;
    }
    case 'loggedIn':
      return { status: 'signedIn', user: event.user, token: event.token };
    case 'loggedOut':
      return { status: 'signedOut', user: null, token: null, reason: 'left' };
    case 'ended':
      return { status: 'signedOut', user: null, token: null, reason: 'ended' };
    case 'changed':
      return state.status === 'signedIn' ? { ...state, user: event.user } : state;
  }
}

function seeToken(state: SessionState, token: string | null): SessionState {
  if (token !== null)
    return token === state.token && state.status !== 'unreachable'
      ? state
      : { status: 'unknown', user: null, token };
  if (state.status === 'signedOut') return state;
  const reason = state.status === 'signedIn' ? 'ended' : 'never';
  return { status: 'signedOut', user: null, token: null, reason };
}
