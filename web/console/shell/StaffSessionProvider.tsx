import type { Me } from '@praxisportal/contract/staff/access';
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { forget, recall, rememberForTab } from '../../shared/session/tab-memory.ts';
import { callStaff, onSessionRefusal } from './call-staff.ts';
import { forgetOwed, owe, readOwed, settleOwed } from './owed.ts';
import { joinWindows, type WindowNews } from './session-windows.ts';
import { staffKeys } from './staff-queries.ts';
import { nextStaffSession } from './staff-session-state.ts';
import { useIdleLock } from './use-idle-lock.ts';
import { StaffSessionContext, type StaffSessionTools, staffMemory } from './use-staff-session.ts';

/** Under this the tab remembers whose work it keeps: a reload may find somebody else's session. */
const ownerMemory = 'staff-owner';

/** So long after a try the server is told again what it has not heard, in ms. */
const tellAgainAfterMs = 5_000;

/** Who signs out waits so long for the server before it is said that it has not answered, in ms. */
const sayUnheardAfterMs = 3_000;

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

  const { tools, see, hear, settle } = useMemo(() => {
    const see = (type: 'known' | 'told') => (me: Me) => {
      const before = personId.current ?? recall(ownerMemory);
      // What somebody's last call wrote here after they had left is nobody's.
      if (before === undefined) forget(`${staffMemory}:`);
      else if (before !== me.id) forgetWork();
      personId.current = me.id;
      rememberForTab(ownerMemory, me.id);
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
    const leaveHere = () => {
      dispatch({ type: 'leaving' });
      giveUp();
      personId.current = undefined;
      forgetWork();
    };
    const settle = async () => {
      const isLeaving = readOwed() === 'sign-out';
      if (isLeaving && personId.current !== undefined) leaveHere();
      const sayUnheard = () => dispatch({ type: 'unheard' });
      const late = isLeaving ? setTimeout(sayUnheard, sayUnheardAfterMs) : undefined;
      const owed = await settleOwed();
      clearTimeout(late);
      if (owed === 'sign-out') sayUnheard();
      else dispatch({ type: 'left' });
      if (isLeaving && owed === undefined) windows.current?.tell('left');
      return owed;
    };
    const tools: StaffSessionTools = {
      retry: () => {
        dispatch({ type: 'asked' });
        void settle();
      },
      enter: (me) => {
        forgetOwed();
        see('known')(me);
        windows.current?.tell('entered');
      },
      ask: () => ask('told'),
      lock: () => {
        lockHere();
        owe('lock');
        windows.current?.tell('locked');
        void settle();
      },
      signOut: () => {
        owe('sign-out');
        leaveHere();
        windows.current?.tell('left');
        void settle();
      },
    };
    const hear = (news: WindowNews) => {
      if (news === 'locked') return lockHere();
      if (news === 'left') return readOwed() === 'sign-out' ? leaveHere() : ask('told');
      // Whoever has come in did so at this desk: what they have proven counts in every window of it.
      forgetOwed();
      ask('known');
    };
    return { tools, see, hear, settle };
  }, []);

  // Any window may be the one that is left to tell it.
  useEffect(() => {
    let isTelling = false;
    const tell = async () => {
      if (isTelling) return;
      isTelling = true;
      await settle();
      isTelling = false;
    };
    const timer = setInterval(tell, tellAgainAfterMs);
    window.addEventListener('online', tell);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tell);
    };
  }, [settle]);

  useEffect(() => {
    const joined = joinWindows(hear);
    windows.current = joined;
    return joined.leave;
  }, [hear]);

  useEffect(() => {
    if (!isUnknown) return;
    const leaving = new AbortController();
    const look = async () => {
      const owed = await settle();
      if (leaving.signal.aborted || owed === 'sign-out') return;
      const me = await callStaff('getMe', { signal: leaving.signal, isBackground: true });
      see('known')({ ...me, isLocked: me.isLocked || owed === 'lock' });
    };
    look().catch((error: unknown) => {
      if (leaving.signal.aborted) return;
      dispatch({ type: hasErrorCode(error, 'unauthorized') ? 'nobody' : 'unanswered' });
    });
    return () => leaving.abort();
  }, [isUnknown, see, settle]);
  useIdleLock(state.status === 'signedIn' && !state.isLocked ? state.me.lockAfterSeconds : null, tools.lock);

  const session = useMemo(() => ({ ...state, ...tools }), [state, tools]);
  return <StaffSessionContext value={session}>{children}</StaffSessionContext>;
}
