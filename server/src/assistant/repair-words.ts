import { countSlipsToBeginnings } from '../domain/slips.ts';
import { toWeekdayOfName } from './days/calendar-words.ts';
import { toSkeleton } from './features.ts';
import { remember } from './remember.ts';

// Long words that say what, when and how; patients mistype them in every way. Short ones are left alone: "Krone" and
// "Kreone" are told apart easily, but so are "Leute" and "heute".
const knownWords = [
  ...[
    'prophylaxe',
    'zahnreinigung',
    'kontrolle',
    'kontrolluntersuchung',
    'vorsorge',
    'fullung',
    'wurzelbehandlung',
  ],
  ...['parodontose', 'parodontitis', 'parodontologie', 'zahnfleisch', 'zahnersatz', 'prothese', 'implantat'],
  ...[
    'bleaching',
    'veneers',
    'spange',
    'zahnspange',
    'invisalign',
    'kieferorthopadie',
    'beratung',
    'beratungstermin',
  ],
  ...['schmerzen', 'zahnschmerzen', 'geschwollen', 'schwellung', 'unertraglich', 'entzundung', 'entzundet'],
  ...['notfall', 'dringend', 'blutung', 'blutet', 'fieber', 'wackelt', 'ibuprofen'],
  ...['weisheitszahn', 'backenzahn', 'schneidezahn'],
  ...['cleaning', 'whitening', 'consultation', 'dentures'],
  ...[
    'montag',
    'dienstag',
    'mittwoch',
    'donnerstag',
    'freitag',
    'samstag',
    'sonntag',
    'ubermorgen',
    'mittag',
  ],
  ...['vormittag', 'nachmittag', 'januar', 'februar', 'november', 'dezember', 'nachste', 'nachsten'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'tomorrow', 'afternoon', 'morning'],
  ...['january', 'february', 'december'],
];

// Those that every dialect says in its own vowels, by their consonants.
const spokenWords = [
  'montag',
  'dienstag',
  'donnerstag',
  'freitag',
  'samstag',
  'sonntag',
  'vormittag',
  'nachmittag',
  'nachste',
  'nachsten',
  'zahnfleisch',
  'zahnreinigung',
];
const skeletons = new Map(spokenWords.map((word) => [toSkeleton(word), word]));

// Words of their own that are one slip away from one above, or sound like one.
const ownWords = new Set([
  'stange',
  'spanne',
  'schmelzen',
  'schwellen',
  'fertig',
  'fertige',
  'fertich',
  'feiertag',
  'feiertage',
  'fridge',
  'donnschtig',
  'donnschtag',
  'zahnzusatz',
  'zahnarztes',
  'nachte',
  'nachten',
  'montage',
  'montagen',
  'leaning',
  'meaning',
  'mantas',
  'warning',
  'friend',
  'nachster',
]);

// Short words, of which only what nobody means otherwise is repaired.
const shortSlips: Readonly<Record<string, string>> = {
  ...{ wohce: 'woche', woceh: 'woche', wohche: 'woche', wocje: 'woche', wcohe: 'woche', wochr: 'woche' },
  ...{
    wohcen: 'wochen',
    wocehn: 'wochen',
    halp: 'halb',
    hlab: 'halb',
    halbb: 'halb',
    urh: 'uhr',
    uhrr: 'uhr',
  },
};
const shortSlip = new RegExp(`\\b(?:${Object.keys(shortSlips).join('|')})\\b`, 'gu');

/**
 * The text with long words repaired that are a slip or two away from one that matters, or a dialect's way to say
 * it: "Zahnreiningung", "freitga", "nägschde".
 */
export const repairWords = remember(repair);

function repair(text: string): string {
  return text
    .replace(shortSlip, (word) => shortSlips[word] ?? word)
    .replace(/\p{L}{5,}/gu, (word) => findRepair(word) ?? word);
}

function findRepair(word: string): string | undefined {
  if (ownWords.has(word) || knownWords.some((known) => word.startsWith(known))) return undefined;
  const spelt = word.length > 5 ? findMisspelt(word) : undefined;
  const repair = spelt ?? findSpoken(word);
  // "Dunnschdag" sounds like Tuesday, and is Thursday.
  const day = repair === undefined ? undefined : toWeekdayOfName(word);
  return day === undefined || day === toWeekdayOfName(repair ?? '') ? repair : undefined;
}

function findSpoken(word: string): string | undefined {
  const known = skeletons.get(toSkeleton(word));
  return known !== undefined && known[0] === word[0] && Math.abs(known.length - word.length) < 3
    ? known
    : undefined;
}

function findMisspelt(word: string): string | undefined {
  return knownWords.find((known) => {
    const slips = known.length >= 9 ? 2 : 1;
    return (
      known[0] === word[0] &&
      Math.abs(known.length - word.length) <= slips &&
      (countSlipsToBeginnings(word, known, slips).at(-1) ?? 0) <= slips
    );
  });
}
