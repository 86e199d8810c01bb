import type { Session, User } from '@praxisportal/contract/account';
import { createContext, useContext } from 'react';

export type SessionState = {
  /** The signed-in patient, or null. */
  user: User | null;
  /** True until the check at the start has ended; pages are rendered as signed out until then. */
  isLoading: boolean;
  /** Keeps the token and the user that log-in, phone log-in or registration answered. */
  logIn: (session: Session) => void;
  /** Ends the session on the server and here; it never fails for the person. */
  logOut: () => Promise<void>;
  /** Takes over the user that a profile change answered. */
  replaceUser: (user: User) => void;
};

export const SessionContext = createContext<SessionState | null>(null);

/** Who is signed in, and how to change that. */
export function useSession(): SessionState {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
