import { month } from './days/calendar-words.ts';

const year = '(?:(?:19|20)?\\d{2})';
const numbers = (ofYear: string) => `\\d{1,2} ?[./-] ?\\d{1,2} ?[./-] ?${ofYear}`;
const named = (ofYear: string) =>
  `\\d{1,2}(?:\\.|st|nd|rd|th)? ?(?:of )?${month}\\.?,? ?${ofYear}|${month} \\d{1,2}(?:st|nd|rd|th)?,? ${ofYear}`;
const cue = '(?:geb(?:oren)?|geburtsdatum|gebdatum|geburtstag|born|date of birth|birth ?date|birthday|dob)';
const between = '(?:\\.|:|,| |am|ist|is|der|den|on|the|in|was){0,12}';
// Nobody books in these years, so that no cue is needed.
const old = '(?:19\\d{2}|20[01]\\d)';
const born = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${cue}${between}(?:${numbers(year)}|${named(year)})|${numbers(old)}|${named(old)})(?!\\d)`,
  'gu',
);

/** Whether somebody says when they, or somebody else, were born. */
export function tellsBirthDate(text: string): boolean {
  return text.search(born) >= 0;
}

/** A date of birth is no wished day; what stands around it keeps its place. */
export function hideBirthDates(text: string): string {
  return text.replace(born, (date) => date.replace(/[^ ]/gu, '_'));
}
