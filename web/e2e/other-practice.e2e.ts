import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { about } from '@praxisportal/practice/about';
import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { home } from '@praxisportal/practice/home';
import * as pictures from '@praxisportal/practice/pictures';
import { practice } from '@praxisportal/practice/practice';
import { team } from '@praxisportal/practice/team';
import { treatmentPictures } from '@praxisportal/practice/treatment-pictures';
import { treatments } from '@praxisportal/practice/treatments';
import { formatTimeRange, phoneHref } from '../shared/i18n/format.ts';
import { expect, expectNoAxeFindings, test } from './fixtures.ts';
import { treatments as otherTreatments } from './other-practice/src/treatments.ts';

// The same website built from the facts of two people in Kiel (`other-practice/`). The server of these tests
// keeps the sample's data; that it serves another practice is shown by server/tests/other-practice.int.test.ts.

const siteFolder = fileURLToPath(new URL('../build-other-practice/client', import.meta.url));
test.use({ webFolder: siteFolder });
// One worker: each would start a server for this website.
test.describe.configure({ mode: 'default' });

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
}

/** What only the sample practice says: its sentences and treatments whole, each word of its names and places, its hours. */
function listTraces(): string[] {
  const sample = [practice, doctors, team, treatments, { ...treatmentPictures }, { ...pictures }, closures];
  const sentences = textsIn([...sample, home, about]).filter((text) => /\s|\d{4}|@/u.test(text));
  const { name, legalName, owner, address, phone, emergencyPhone } = practice;
  const places = [address.street, address.city, address.cityName, address.postalCode];
  const names = textsIn([name, legalName, owner, places, doctors.map((doctor) => [doctor.id, doctor.name])]);
  const words = names.flatMap((text) => text.match(/[\p{L}\d]{4,}/gu) ?? []);
  const services = textsIn(treatments.map((treatment) => [treatment.id, treatment.name]));
  const hours = [...practice.openingHours, ...doctors.flatMap((doctor) => doctor.workingHours)];
  const ranges = hours.map(({ from, to }) => formatTimeRange('en', from, to));
  const numbers = [phone, emergencyPhone].map(phoneHref);
  const traces = new Set([...sentences, ...words, ...services, ...ranges, ...numbers]);
  return [...traces].filter((trace) => !wordsOfTheField.includes(trace));
}

/** What the sample's names and headings share with every website of its kind. */
const wordsOfTheField = ['Zahnarztpraxis', 'dent', 'Kollegen', 'Nach Beratung', 'After consultation'];
// Asked in the assistant's form, too.
wordsOfTheField.push('Wann passt es Ihnen?');

/** Pages, scripts, styles and pictures of a built website, by their paths. */
async function readSite(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|json|txt|xml)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length), await readFile(path, 'utf8'));
  }
  return files;
}

test('nothing of the sample practice is in the website of another one', async ({ request }) => {
  const traces = listTraces().map((trace) => ({
    trace,
    asWords: new RegExp(`(?<!\\p{L})${RegExp.escape(trace)}(?!\\p{L})`, 'u'),
  }));
  const findTraces = (text: string) =>
    traces.filter(({ asWords }) => asWords.test(text)).map(({ trace }) => trace);
  // Every kind of trace would be found if it were there.
  expect(findTraces('Am Lindenplatz in Köln, 08:00–18:00, tel:+492214710112')).toEqual(
    expect.arrayContaining(['Lindenplatz', 'Köln', '08:00–18:00', 'tel:+492214710112']),
  );

  const files = await readSite(siteFolder);
  expect(files.size).toBeGreaterThan(60);
  for (const made of ['/sitemap.xml', '/robots.txt']) files.set(made, await (await request.get(made)).text());
  const found = [...files].flatMap(([path, text]) => findTraces(text).map((trace) => `${path}: ${trace}`));
  expect(found).toEqual([]);
});

test('another practice shows its own people, hours and numbers', async ({ page }) => {
  // The tests' server is the sample practice's; without its answer the hours of the page's file stay.
  await page.route('**/api/opening-hours', (route) => route.abort('aborted'));
  const terms = {
    ...{ leadMinutes: 60, windowMonths: 3, noticeHours: 24, reminds: true },
    ...{ openAppointmentsMax: 4, householdAppointmentsMax: 12 },
  };
  const offered = otherTreatments.map(({ id, bookableMinutes: minutes }) => ({
    ...{ id, from: '0001-01-01', minutes, online: minutes !== null },
  }));
  await page.route('**/api/offer', (route) =>
    route.fulfill({ json: { doctors: [], treatments: offered, ...terms } }),
  );
  await page.goto('/de');
  await expect(page).toHaveTitle('Zahnhaus Förde in Kiel');
  await expect(page.getByRole('main').getByRole('link', { name: '+49 431 23125111' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Di–Fr')).toBeVisible();
  await expect(footer.getByText('07:00–15:30 Uhr')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Beratung buchen' })).toHaveAttribute(
    'href',
    '/de/booking?treatment=Erstgespr%C3%A4ch',
  );
  const colors = page.locator('h3', { hasText: /^(Eingriff|Mann über Bord)$/ });
  const [usual, urgent] = await colors.evaluateAll((names) =>
    names.map((name) => getComputedStyle(name).color),
  );
  expect(urgent).not.toBe(usual);
  await expectNoAxeFindings(page);

  await page.goto('/en/team');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article', { name: 'Amira Haddad' }).getByText('09:30–12:00')).toBeVisible();
  await page.goto('/de/services');
  await expect(page.getByRole('article')).toHaveCount(4);
  // What can't be booked online is asked for by phone, and only an emergency by its own number.
  const phoneOf = (name: string) => page.getByRole('article', { name }).getByRole('link', { name: /^\+49/ });
  await expect(phoneOf('Vollnarkose')).toHaveText('+49 431 23125100');
  await expect(phoneOf('Seenot')).toHaveText('+49 431 23125111');
  await page.goto('/de/booking');
  await expect(page.getByRole('button', { name: /^Nicht sicher\?.* Erstgespräch 40/ })).toBeVisible();
  await page.goto('/en/datenschutz');
  await expect(page.getByText('the state centre (ULD)').first()).toBeVisible();
});
