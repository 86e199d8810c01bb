import type { Language } from '@praxisportal/contract/language';
import { inLanguage } from '../shared/i18n/language-address.ts';

/** The last part of every page's address below its language; '' is the home page. */
export const slugs = {
  home: '',
  about: 'about',
  services: 'services',
  team: 'team',
  contact: 'contact',
  login: 'login',
  register: 'register',
  password: 'passwort',
  guest: 'gast',
  guestAppointment: 'termin',
  unsubscribe: 'abmelden',
  accountLink: 'zugang',
  dashboard: 'dashboard',
  booking: 'booking',
  imprint: 'impressum',
  privacy: 'datenschutz',
  accessibility: 'barrierefreiheit',
  notFound: '404',
} as const;

export type PageName = keyof typeof slugs;

/** The outbox has no translation: only someone who sets the site up sees it. */
export const outboxPath = '/outbox';

/** What the wizard keeps in its address; empty values are left out. */
export type BookingQuery = {
  treatment?: string | undefined;
  doctor?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
};

function pagePath(language: Language, page: PageName): string {
  return slugs[page] === '' ? `/${language}` : `/${language}/${slugs[page]}`;
}

function withQuery(path: string, values: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Every address of the site, in one place. */
export const paths = {
  page: pagePath,
  home: (language: Language) => pagePath(language, 'home'),
  about: (language: Language) => pagePath(language, 'about'),
  services: (language: Language) => pagePath(language, 'services'),
  /** One treatment's card on the services page, by its id. */
  service: (language: Language, treatment: string) => `${pagePath(language, 'services')}#${treatment}`,
  team: (language: Language) => pagePath(language, 'team'),
  contact: (language: Language) => pagePath(language, 'contact'),
  /** `next` is the address to return to after log-in; only addresses of this site are followed. */
  login: (language: Language, values: { next?: string | undefined } = {}) =>
    withQuery(pagePath(language, 'login'), values),
  register: (language: Language, values: { next?: string | undefined } = {}) =>
    withQuery(pagePath(language, 'register'), values),
  password: (language: Language, values: { next?: string | undefined } = {}) =>
    withQuery(pagePath(language, 'password'), values),
  /** Booking without an account; `next` is the wizard with its choices. */
  guest: (language: Language, values: { next?: string | undefined } = {}) =>
    withQuery(pagePath(language, 'guest'), values),
  /** A guest's appointment. What opens it stands after the #, which no server and no log ever sees. */
  guestAppointment: (language: Language, token: string, { isMoving = false } = {}) =>
    `${withQuery(pagePath(language, 'guestAppointment'), { move: isMoving ? 'yes' : undefined })}#${token}`,
  /** Where guests have fresh links sent to them. */
  guestLinks: (language: Language) => pagePath(language, 'guestAppointment'),
  /** `move` is the id of an appointment that is to be moved; `view` another part of the dashboard. */
  dashboard: (language: Language, values: { move?: string | undefined; view?: 'data' | undefined } = {}) =>
    withQuery(pagePath(language, 'dashboard'), values),
  booking: (language: Language, choices: BookingQuery = {}) =>
    withQuery(pagePath(language, 'booking'), choices),
  imprint: (language: Language) => pagePath(language, 'imprint'),
  privacy: (language: Language) => pagePath(language, 'privacy'),
  accessibility: (language: Language) => pagePath(language, 'accessibility'),
  outbox: () => outboxPath,
};

/** The choices in the address of the wizard; undefined for every other address of the site. */
export function bookingChoicesIn(address: string): BookingQuery | undefined {
  const [path = '', query = ''] = address.split('?');
  if (inLanguage('de', path) !== pagePath('de', 'booking')) return undefined;
  const values = new URLSearchParams(query);
  const read = (name: keyof BookingQuery) => values.get(name) || undefined;
  return { treatment: read('treatment'), doctor: read('doctor'), date: read('date'), time: read('time') };
}

/** Every page that is rendered to a file when the site is built. */
export function prerenderedPaths(): string[] {
  const languages: Language[] = ['de', 'en'];
  const pages = Object.keys(slugs).filter((name): name is PageName => name in slugs);
  return [...languages.flatMap((language) => pages.map((page) => pagePath(language, page))), outboxPath];
}
