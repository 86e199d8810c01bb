import type { Me } from '@praxisportal/contract/staff/access';
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { ApiError } from '../api/errors.ts';
import { queryClient } from '../api/query-client.ts';
import { forget, recall, remember } from '../session/tab-memory.ts';
import { callStaff, onSessionRefusal } from './call-staff.ts';
import { joinWindows, type WindowNews } from './session-windows.ts';
import { staffKeys } from './staff-queries.ts';
import { nextStaffSession } from './staff-session-state.ts';
import { useIdleLock } from './use-idle-lock.ts';
import { StaffSessionContext, type StaffSessionTools, staffMemory } from './use-staff-session.ts';

/** Under this the tab remembers whose work it keeps: a reload may find somebody else's session. */
const ownerMemory = 'staff-owner';

/** And under this, that the server does not know yet that the screen was locked: a reload must not open it. */
const owedLockMemory = 'staff-lock-owed';

async function lockServer(): Promise<void> {
  remember(owedLockMemory, true);
  try {
    await callStaff('lock', { isBackground: true });
  } catch (error) {
    // Without a network the screen is locked all the same, and the server hears of it later.
    const isUnheard = error instanceof ApiError && error.status === 0;
    if (isUnheard) return;
  }
  forget(owedLockMemory);
}

async function lockIfOwed(): Promise<void> {
  if (recall(owedLockMemory) !== undefined) await lockServer();
}

function forgetWork(): void {
  queryClient.removeQueries({ queryKey: staffKeys.all });
  forget(`${staffMemory}:`);
  forget(ownerMemory);
}

/** Holds who is signed in at this browser for the whole console. */
export function StaffSessionProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextStaffSession, { status: 'unknown' });
  const personId = useRef<unknown>(undefined);
  const windows = useRef<ReturnType<typeof joinWindows>>(undefined);
  const isUnknown = state.status === 'unknown';

  useEffect(
    () => onSessionRefusal((refusal) => dispatch({ type: refusal === 'locked' ? 'locked' : 'ended' })),
    [],
  );

  const { tools, see, hear } = useMemo(() => {
    const see = (type: 'known' | 'told') => (me: Me) => {
      const before = personId.current ?? recall(ownerMemory);
      if (before !== undefined && before !== me.id) forgetWork();
      personId.current = me.id;
      remember(ownerMemory, me.id);
      dispatch({ type, me });
    };
    const ask = (type: 'known' | 'told') => {
      callStaff('getMe', { isBackground: true }).then(
        (me) => {
          if (type === 'known' || personId.current !== undefined) see(type)(me);
        },
        // That the session is over is heard by whoever listens for that.
        () => undefined,
      );
    };
    // What is still under way would be refused, or show behind the lock what was asked for in front of it.
    const giveUp = () => void queryClient.cancelQueries({ queryKey: staffKeys.all });
    const lockHere = () => {
      dispatch({ type: 'locked' });
      giveUp();
    };
    const tools: StaffSessionTools = {
      retry: () => dispatch({ type: 'asked' }),
      enter: (me) => {
        forget(owedLockMemory);
        see('known')(me);
        windows.current?.tell('entered');
      },
      ask: () => ask('told'),
      lock: () => {
        lockHere();
        windows.current?.tell('locked');
        void lockServer();
      },
      signOut: async () => {
        giveUp();
        const ended = callStaff('signOut').catch(() => undefined);
        dispatch({ type: 'left' });
        personId.current = undefined;
        forgetWork();
        await ended;
        windows.current?.tell('left');
      },
    };
    const hear = (news: WindowNews) => {
      if (news === 'locked') lockHere();
      // Whoever has come in or gone did so at this desk: what they have proven counts in every window of it.
      else ask(news === 'entered' ? 'known' : 'told');
    };
    return { tools, see, hear };
  }, []);

  useEffect(() => {
    const settle = () => void lockIfOwed();
    window.addEventListener('online', settle);
    return () => window.removeEventListener('online', settle);
  }, []);

  useEffect(() => {
    const joined = joinWindows(hear);
    windows.current = joined;
    return joined.leave;
  }, [hear]);

  useEffect(() => {
    if (!isUnknown) return;
    const leaving = new AbortController();
    lockIfOwed()
      .then(() => callStaff('getMe', { signal: leaving.signal, isBackground: true }))
      .then(see('known'), (error: unknown) => {
        if (leaving.signal.aborted) return;
        const isNobody = error instanceof ApiError && error.code === 'unauthorized';
        dispatch({ type: isNobody ? 'nobody' : 'unanswered' });
      });
    return () => leaving.abort();
  }, [isUnknown, see]);
  useIdleLock(state.status === 'signedIn' && !state.isLocked ? state.me.lockAfterSeconds : null, tools.lock);

  const session = useMemo(() => ({ ...state, ...tools }), [state, tools]);
  return <StaffSessionContext value={session}>{children}</StaffSessionContext>;
}
