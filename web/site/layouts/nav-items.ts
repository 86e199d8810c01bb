import type { PageName } from '../paths.ts';

/** The five links of the header, in order. */
export const navPages = [
  'home',
  'about',
  'services',
  'team',
  'contact',
] as const satisfies readonly PageName[];
