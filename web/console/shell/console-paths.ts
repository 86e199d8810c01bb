import { type Language, languages } from '@praxisportal/contract/language';

/** The console's pages: the last part of their addresses below `/de/praxis`. */
export const consoleSlugs = {
  day: '',
  signIn: 'anmelden',
  setUp: 'einrichten',
  patients: 'patienten',
  planning: 'planung',
  messages: 'nachrichten',
  team: 'team',
  audit: 'protokoll',
  settings: 'einstellungen',
} as const;

export type ConsolePage = keyof typeof consoleSlugs;

/** The part of the console's addresses that follows the language. */
export const consoleSlug = 'praxis';

const query = (values: Record<string, string | undefined>): string => {
  const found = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return found.length === 0 ? '' : `?${new URLSearchParams(found)}`;
};

/** The address of one of the console's pages; what it shows stands in the query. */
export function consolePath(
  language: Language,
  page: ConsolePage,
  values: Record<string, string | undefined> = {},
): string {
  const slug = consoleSlugs[page];
  return `/${language}/${consoleSlug}${slug === '' ? '' : `/${slug}`}${query(values)}`;
}

/** The page of the console at an address; undefined where there is none. */
export function consolePageAt(pathname: string): ConsolePage | undefined {
  const [, , , slug = ''] = pathname.split('/');
  return consolePages.find((page) => consoleSlugs[page] === slug);
}

/** All pages of the console. */
export const consolePages = Object.keys(consoleSlugs).filter(
  (name): name is ConsolePage => name in consoleSlugs,
);

/** Every page of the console that is rendered to a file when the site is built. */
export function prerenderedConsolePaths(): string[] {
  return languages.flatMap((language) => consolePages.map((page) => consolePath(language, page)));
}
