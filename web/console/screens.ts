import type { ConsolePage } from './shell/console-paths.ts';
import { onDemand, type Part } from './shell/OnDemand.tsx';

export const dayScreen = onDemand(() => import('./day/DayScreen.tsx'));
export const signInScreen = onDemand(() => import('./sign-in/SignInScreen.tsx'));
export const lockScreen = onDemand(() => import('./sign-in/LockScreen.tsx'));

const parts: Record<ConsolePage, Part> = {
  day: dayScreen,
  // A person who is signed in has nothing to do at the door.
  signIn: dayScreen,
  setUp: onDemand(() => import('./sign-in/SetUpScreen.tsx')),
  patients: onDemand(() => import('./patients/PatientsScreen.tsx')),
  planning: onDemand(() => import('./plan/PlanScreen.tsx')),
  messages: onDemand(() => import('./messages/MessagesScreen.tsx')),
  team: onDemand(() => import('./team/TeamScreen.tsx')),
  audit: onDemand(() => import('./audit/AuditScreen.tsx')),
  settings: onDemand(() => import('./settings/SettingsScreen.tsx')),
};

/** The screen of a page; an address that names no page shows the day. */
export const screenOf = (page: ConsolePage | undefined): Part => parts[page ?? 'day'];
