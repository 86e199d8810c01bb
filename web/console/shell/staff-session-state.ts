import type { Me } from '@praxisportal/contract/staff/access';

/** Who is at this browser, and how sure that is. */
export type StaffSessionState =
  | { status: 'unknown' }
  | { status: 'unreachable' }
  /** Signed out here, and the server is being told; `isUnheard`: it did not hear. */
  | { status: 'leaving'; isUnheard: boolean }
  /** `left`: signed out here. `ended`: the session was over meanwhile. */
  | { status: 'signedOut'; reason: 'never' | 'left' | 'ended' }
  | { status: 'signedIn'; me: Me; isLocked: boolean };

export type StaffSessionEvent =
  | { type: 'known'; me: Me }
  /** The server says who is here, though nobody has shown anything. */
  | { type: 'told'; me: Me }
  | { type: 'nobody' }
  | { type: 'unanswered' }
  | { type: 'leaving' }
  | { type: 'unheard' }
  /** The server knows: whoever was leaving has left. */
  | { type: 'left' }
  | { type: 'ended' }
  | { type: 'locked' }
  | { type: 'asked' };

/** What is known after an event. A locked screen keeps what is on it, for the same person. */
export function nextStaffSession(state: StaffSessionState, event: StaffSessionEvent): StaffSessionState {
  switch (event.type) {
    case 'known':
      return { status: 'signedIn', me: event.me, isLocked: event.me.isLocked };
    case 'told':
      if (state.status !== 'signedIn') return state;
      // What was locked here opens by a proof alone; whoever has signed in meanwhile, in another tab, has given one.
      return {
        ...{ status: 'signedIn', me: event.me },
        isLocked: event.me.isLocked || (state.isLocked && state.me.id === event.me.id),
      };
    case 'nobody':
      return { status: 'signedOut', reason: state.status === 'signedIn' ? 'ended' : 'never' };
    case 'unanswered':
      return state.status === 'signedIn' ? state : { status: 'unreachable' };
    case 'leaving':
      return state.status === 'leaving' ? state : { status: 'leaving', isUnheard: false };
    case 'unheard':
      return state.status === 'signedIn' ? state : { status: 'leaving', isUnheard: true };
    case 'left':
      return state.status === 'leaving' ? { status: 'signedOut', reason: 'left' } : state;
    case 'ended':
      if (state.status === 'leaving') return { status: 'signedOut', reason: 'left' };
      return state.status === 'signedIn' ? { status: 'signedOut', reason: 'ended' } : state;
    case 'locked':
      return state.status === 'signedIn' ? { ...state, isLocked: true } : state;
    case 'asked':
      if (state.status === 'leaving') return { status: 'leaving', isUnheard: false };
      return state.status === 'unreachable' ? { status: 'unknown' } : state;
  }
}
