import { type ReactNode, useEffect, useMemo, useReducer } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { onTokenChange, readToken, writeToken } from '../../shared/api/token.ts';
import { beginOwner, endOwner, sweepRegularly } from '../../shared/session/tab-memory.ts';
import { sharedStorage } from '../../shared/storage/browser-storage.ts';
import { nextSession, startOfSession } from './session-state.ts';
import { SessionContext, type SessionTools } from './use-session.ts';

/** Whether a failed check says anything about the token: an unreachable or broken server does not. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Under this a log-out tells the other tabs, also sleeping ones, whose drafts they must not keep: a user's id. */
const leftKey = 'praxis:logged-out';

/** Holds the signed-in patient for the whole site, in step with the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextSession, startOfSession);
  const { status, token } = state;

  useEffect(sweepRegularly, []);

  useEffect(() => {
    const look = () => {
      const stored = readToken();
      const leftId = sharedStorage.get(leftKey);
      if (stored === null && leftId !== null) endOwner(leftId);
      dispatch({ type: 'stored', token: stored });
    };
    // A frozen tab hears of nothing until it comes back.
    const onBack = () => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const stopListening = onTokenChange(look);
    window.addEventListener('online', look);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      stopListening();
      window.removeEventListener('online', look);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', onBack);
    };
  }, []);

  useEffect(() => {
    if (status !== 'unknown' || token === null) return;
    const leaving = new AbortController();
    callApi('me', { signal: leaving.signal }).then(
      (user) => {
        if (readToken() === token) beginOwner(user.id, token);
        dispatch({ type: 'confirmed', token, user });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!isRefusal(error)) dispatch({ type: 'unanswered', token });
        else if (readToken() === token) writeToken(null);
      },
    );
    return () => leaving.abort();
  }, [status, token]);

  const tools = useMemo((): SessionTools => {
    const forgetHere = () => {
      const left = endOwner();
      if (left !== undefined) sharedStorage.set(leftKey, left);
      dispatch({ type: 'loggedOut' });
      writeToken(null);
    };
    return {
      retry: () => dispatch({ type: 'stored', token: readToken() }),
      logIn: (session) => {
        dispatch({ type: 'loggedIn', ...session });
        sharedStorage.set(leftKey, null);
        writeToken(session.token);
        beginOwner(session.user.id, session.token);
      },
      logOut: async () => {
        // The request takes the token along before it goes; if it never arrives, this browser forgets it all the same.
        const ended = callApi('logout').catch(() => undefined);
        forgetHere();
        await ended;
      },
      forgetAccount: forgetHere,
      noteEnd: () => {
        dispatch({ type: 'ended' });
        writeToken(null);
      },
      replaceUser: (user) => dispatch({ type: 'changed', user }),
    };
  }, []);

  const session = useMemo(() => ({ ...state, ...tools }), [state, tools]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
