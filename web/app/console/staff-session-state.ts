import type { Me } from '@praxisportal/contract/staff/access';

/** Who is at this browser, and how sure that is. */
export type StaffSessionState =
  | { status: 'unknown' }
  | { status: 'unreachable' }
  /** `left`: signed out here. `ended`: the session was over meanwhile. */
  | { status: 'signedOut'; reason: 'never' | 'left' | 'ended' }
  | { status: 'signedIn'; me: Me; isLocked: boolean };

export type StaffSessionEvent =
  | { type: 'known'; me: Me }
  /** The server says who is here, though nobody has shown anything. */
  | { type: 'told'; me: Me }
  | { type: 'nobody' }
  | { type: 'unanswered' }
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
    case 'left':
      return { status: 'signedOut', reason: 'left' };
    case 'ended':
      return state.status === 'signedIn' ? { status: 'signedOut', reason: 'ended' } : state;
    case 'locked':
      return state.status === 'signedIn' ? { ...state, isLocked: true } : state;
    case 'asked':
      return state.status === 'unreachable' ? { status: 'unknown' } : state;
  }
}
