import type { ChatAppointment } from '@praxisportal/contract/chat';
import type { AssistantMessage } from './conversation.ts';

/** Appointments that an answer's words list, one a line: their cards stand in place of that list. */
type ListedAppointments = { appointments: readonly ChatAppointment[]; isNumbered: boolean };

export function findListed({
  action,
  content,
}: Pick<AssistantMessage, 'action' | 'content'>): ListedAppointments | undefined {
  if (action?.type !== 'show_appointments') return undefined;
  const { appointments } = action;
  const [first = '', ...others] = content.match(/^(?:[-*]|\d+[.)])\s/gm) ?? [];
  const isWhole = first !== '' && others.length + 1 === appointments.length;
  return isWhole ? { appointments, isNumbered: /^\d/.test(first) } : undefined;
}
