import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { ApiError } from '../api/errors.ts';
import { queryClient } from '../api/query-client.ts';
import { forget } from '../session/tab-memory.ts';
import { callStaff, onSessionRefusal } from './call-staff.ts';
import { staffKeys } from './staff-queries.ts';
import { nextStaffSession } from './staff-session-state.ts';
import { useIdleLock } from './use-idle-lock.ts';
import { StaffSessionContext, type StaffSessionTools, staffMemory } from './use-staff-session.ts';

function forgetOthersWork(): void {
  queryClient.removeQueries({ queryKey: staffKeys.all });
  forget(`${staffMemory}:`);
}

/** Holds who is signed in at this browser for the whole console. */
export function StaffSessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextStaffSession, { status: 'unknown' });
  const personId = useRef<string>(undefined);
  const isUnknown = state.status === 'unknown';

  useEffect(
    () => onSessionRefusal((refusal) => dispatch({ type: refusal === 'locked' ? 'locked' : 'ended' })),
    [],
  );

  useEffect(() => {
    if (!isUnknown) return;
    const leaving = new AbortController();
    callStaff('getMe', { signal: leaving.signal, isBackground: true }).then(
      (me) => {
        personId.current = me.id;
        dispatch({ type: 'known', me });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const isNobody = error instanceof ApiError && error.code === 'unauthorized';
        dispatch({ type: isNobody ? 'nobody' : 'unanswered' });
      },
    );
    return () => leaving.abort();
  }, [isUnknown]);

  const tools = useMemo(
    (): StaffSessionTools => ({
      retry: () => dispatch({ type: 'asked' }),
      enter: (me) => {
        if (personId.current !== me.id) forgetOthersWork();
        personId.current = me.id;
        dispatch({ type: 'known', me });
      },
      ask: () => {
        callStaff('getMe', { isBackground: true }).then(
          (me) => {
            if (personId.current === undefined) return;
            if (personId.current !== me.id) forgetOthersWork();
            personId.current = me.id;
            dispatch({ type: 'told', me });
          },
          // That the session is over is heard by whoever listens for that.
          () => undefined,
        );
      },
      lock: () => {
        dispatch({ type: 'locked' });
        // What is still under way would be refused, or show behind the lock what was asked for in front of it.
        void queryClient.cancelQueries({ queryKey: staffKeys.all });
        // Without a network the screen is locked all the same; the server locks by itself.
        callStaff('lock', { isBackground: true }).catch(() => undefined);
      },
      signOut: async () => {
        const ended = callStaff('signOut').catch(() => undefined);
        dispatch({ type: 'left' });
        personId.current = undefined;
        forgetOthersWork();
        await ended;
      },
    }),
    [],
  );
  useIdleLock(state.status === 'signedIn' && !state.isLocked ? state.me.lockAfterSeconds : null, tools.lock);

  const session = useMemo(() => ({ ...state, ...tools }), [state, tools]);
  return <StaffSessionContext value={session}>{children}</StaffSessionContext>;
}
