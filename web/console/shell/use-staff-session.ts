import type { Me } from '@praxisportal/contract/staff/access';
import type { Right } from '@praxisportal/contract/staff/rights';
import { createContext, useContext } from 'react';
import type { StaffSessionState } from './staff-session-state.ts';

/** What is typed and kept in this tab by somebody who works here; it goes with them. */
export const staffMemory = 'staff';

export type StaffSessionTools = {
  /** Asks the server once more who is here, or tells it once more that somebody has left. */
  retry: () => void;
  /** Takes over who has signed in, come back or changed their own data. */
  enter: (me: Me) => void;
  /** Asks who is here, and as what, because that may have changed; what is locked stays locked. */
  ask: () => void;
  /** Locks the screen; what is on it stays. */
  lock: () => void;
  /** Ends the session here at once, and on the server as soon as it hears of it. */
  signOut: () => void;
};

export const StaffSessionContext = createContext<(StaffSessionState & StaffSessionTools) | null>(null);

/** Who works at this browser, and how to change that. */
export function useStaffSession(): StaffSessionState & StaffSessionTools {
  const session = useContext(StaffSessionContext);
  if (session === null) throw new Error('useStaffSession needs a StaffSessionProvider above it');
  return session;
}

/** Who is signed in; for screens that only they see. */
export function useMe(): Me {
  const session = useStaffSession();
  if (session.status !== 'signedIn') throw new Error('useMe needs somebody who is signed in');
  return session.me;
}

/** Whether who is signed in may do this. */
export function useMay(right: Right): boolean {
  return useMe().rights.includes(right);
}

/** Whether somebody may plan this dentist's absences, or closures of the practice. */
export function mayPlanAbsence({ rights, doctorId: own }: Me, doctorId: string | null): boolean {
  if (rights.includes('plan_any_absence')) return true;
  return doctorId !== null && doctorId === own && rights.includes('plan_own_absence');
}

/** Whether somebody plans at all: absences, or hours. */
export function mayPlanAnything(me: Me): boolean {
  return mayPlanAbsence(me, me.doctorId) || me.rights.includes('change_settings');
}

/** Whether the screen is locked: what is behind it stays, and asks for nothing. */
export function useIsLocked(): boolean {
  const session = useStaffSession();
  return session.status === 'signedIn' && session.isLocked;
}
