import { existsSync } from 'node:fs';
import { treatments } from '@praxisportal/practice/treatments';
import { ownPractice, type PracticeData } from './context.ts';
import { requireUsablePractice } from './practice-check.ts';

/** The facts that stand in `practice/`; throws a `PracticeError` if they can't be used. */
export function loadOwnPractice(): PracticeData {
  const hasPicture = (path: string) => existsSync(new URL(`../../practice${path}`, import.meta.url));
  requireUsablePractice({ ...ownPractice, treatments }, hasPicture);
  return ownPractice;
}
