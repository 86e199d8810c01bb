import type { Session } from '@praxisportal/contract/account';
import { forget } from '../../shared/session/tab-memory.ts';
import { useSession } from '../session/use-session.ts';

/** The name under which this tab remembers the forms of log-in and registration. */
export const signInMemory = 'sign-in';

/** Signs in, and forgets the half-filled forms that led to it. */
export function useFinishedSignIn(): (session: Session) => void {
  const { logIn } = useSession();
  return (session) => {
    forget(`${signInMemory}:`);
    logIn(session);
  };
}
