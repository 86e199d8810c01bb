import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { languageOfPath } from '../../shared/i18n/language-address.ts';
import { restorePlace } from './kept-place.ts';

/**
 * After a change of language puts the page back to where it was. It stands behind ReadingPosition, which would
 * go to the part that the address names.
 */
export function KeptPlace() {
  const language = languageOfPath(useLocation().pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of language puts it back
  useLayoutEffect(restorePlace, [language]);
  return null;
}
