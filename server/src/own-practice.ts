import { existsSync } from 'node:fs';
import { about } from '@praxisportal/practice/about';
import { home } from '@praxisportal/practice/home';
import * as pictures from '@praxisportal/practice/pictures';
import { team } from '@praxisportal/practice/team';
import { treatmentPictures } from '@praxisportal/practice/treatment-pictures';
import { treatments } from '@praxisportal/practice/treatments';
import { ownPractice, type PracticeData } from './context.ts';
import { requireUsablePractice } from './practice-check.ts';

/** The facts that stand in `practice/`; throws a `PracticeError` if they can't be used. */
export function loadOwnPractice(): PracticeData {
  const hasPicture = (path: string) => existsSync(new URL(`../../practice${path}`, import.meta.url));
  const pages = { about, home, pictures, team, 'treatment-pictures': treatmentPictures };
  requireUsablePractice({ ...ownPractice, treatments, pages }, hasPicture);
  return ownPractice;
}
