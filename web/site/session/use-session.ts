import type { Session, User } from '@praxisportal/contract/account';
import { createContext, useContext } from 'react';
import type { SessionState } from './session-state.ts';

export type SessionTools = {
  /** Asks the server once more who is signed in, after it could not be reached. */
  retry: () => void;
  /** Keeps the token and the user that log-in, phone log-in or registration answered. */
  logIn: (session: Session) => void;
  /** Ends the session on the server and here; it never fails for the person. */
  logOut: () => Promise<void>;
  /** The account is gone, and its sessions with it: this browser forgets it, too. */
  forgetAccount: () => void;
  /** The session is over without a log-out here: the whole site is to know it. */
  noteEnd: () => void;
  /** Takes over the user that a profile change answered. */
  replaceUser: (user: User) => void;
};

export const SessionContext = createContext<(SessionState & SessionTools) | null>(null);

/** Who is signed in (and how sure that is), and how to change that. */
export function useSession(): SessionState & SessionTools {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
