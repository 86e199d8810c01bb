import type { Session, User } from '@praxisportal/contract/account';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callApi } from '../api/client.ts';
import { ApiError } from '../api/errors.ts';
import { onTokenChange, readToken, writeToken } from '../api/token.ts';
import { SessionContext } from './use-session.ts';

/**
 * Whether a failed check says anything about the token. An unreachable or broken server does not: nobody is
 * logged out because a train drives through a tunnel (the one deviation from SPEC §4, on purpose).
 */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Holds the signed-in patient for the whole site, in step with the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const tokenOfUser = useRef<string | null>(null);

  const check = useCallback(async () => {
    const token = readToken();
    if (token !== tokenOfUser.current) setUser(null);
    try {
      const found = token === null ? null : await callApi('me');
      if (readToken() !== token) return;
      tokenOfUser.current = token;
      setUser(found);
    } catch (error) {
      if (readToken() === token && isRefusal(error)) writeToken(null);
    }
    setIsLoading(false);
  }, []);

  useEffect(() => {
    void check();
    const stopListening = onTokenChange((token) => {
      if (token !== tokenOfUser.current) void check();
    });
    const onOnline = () => {
      if (tokenOfUser.current === null && readToken() !== null) void check();
    };
    window.addEventListener('online', onOnline);
    return () => {
      stopListening();
      window.removeEventListener('online', onOnline);
    };
  }, [check]);

  const logIn = useCallback((session: Session) => {
    tokenOfUser.current = session.token;
    setUser(session.user);
    setIsLoading(false);
    writeToken(session.token);
  }, []);

  const logOut = useCallback(async () => {
    // The request takes the token along before it goes; if it never arrives, this browser forgets it all the same.
    const ended = callApi('logout').catch(() => undefined);
    tokenOfUser.current = null;
    setUser(null);
    writeToken(null);
    await ended;
  }, []);

  const state = useMemo(
    () => ({ user, isLoading, logIn, logOut, replaceUser: setUser }),
    [user, isLoading, logIn, logOut],
  );
  return <SessionContext value={state}>{children}</SessionContext>;
}
