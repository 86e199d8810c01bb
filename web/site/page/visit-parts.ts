import type { VisitFacts } from '@praxisportal/practice/types';
import { visit } from '@praxisportal/practice/visit';

type Names = readonly (keyof VisitFacts)[];

export const whatToBring = ['bring', 'firstVisit'] as const satisfies Names;
export const wayTo = ['publicTransport', 'parking', 'access'] as const satisfies Names;
export const allVisitFacts = [
  'insurance',
  ...whatToBring,
  ...wayTo,
  'languagesSpoken',
] as const satisfies Names;

/** Whether the practice has written down any of these facts: without one they have no heading. */
export function hasVisitFacts(names: Names): boolean {
  return names.some((name) => visit[name] !== null);
}
