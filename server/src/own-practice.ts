import { existsSync } from 'node:fs';
import { about } from '@praxisportal/practice/about';
import { answers } from '@praxisportal/practice/answers';
import { askedFor } from '@praxisportal/practice/asked-for';
import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { home } from '@praxisportal/practice/home';
import { imprint } from '@praxisportal/practice/imprint';
import { ownAnswers } from '@praxisportal/practice/own-answers';
import * as pictures from '@praxisportal/practice/pictures';
import { practice } from '@praxisportal/practice/practice';
import { team } from '@praxisportal/practice/team';
import { treatmentPictures } from '@praxisportal/practice/treatment-pictures';
import { bookableTreatments, treatments } from '@praxisportal/practice/treatments';
import { visit } from '@praxisportal/practice/visit';
import type { WrittenPractice } from './context.ts';
import { requireUsablePractice } from './practice-check.ts';

export const ownPractice: WrittenPractice = {
  facts: practice,
  doctors,
  treatments: bookableTreatments,
  services: treatments,
  answers,
  askedFor,
  ownAnswers,
  closures,
};

/** The facts that stand in `practice/`; throws a `PracticeError` if they can't be used. */
export function loadOwnPractice(): WrittenPractice {
  const hasPicture = (path: string) => existsSync(new URL(`../../practice${path}`, import.meta.url));
  const pages = {
    about,
    'asked-for': askedFor,
    home,
    pictures,
    team,
    'treatment-pictures': treatmentPictures,
  };
  requireUsablePractice({ ...ownPractice, imprint, treatments, visit, pages }, hasPicture);
  return ownPractice;
}
