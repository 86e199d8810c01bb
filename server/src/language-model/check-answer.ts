import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { readOffence } from '../assistant/moderation.ts';
import { normalise } from '../assistant/normalise.ts';
import { medicines } from './medicines.ts';

/** What of an answer can be said: the answer, a standard text in its place, or nothing of it. */
export type CheckedAnswer = { text: string } | undefined;

const answerMaxLength = 1200;
/** With its links; patterns take long for what is longer. */
const writtenMaxLength = 2 * answerMaxLength;

/** Medicines that people take for their teeth, by stems that also catch their forms. */
const drugs = new RegExp(
  [
    ...medicines,
    '\\bass\\b|\\bibu\\b',
    'antibioti[kc]\\w* (?:nehmen|einnehmen|take)',
    'schmerzmittel\\w* (?:nehmen|einnehmen|hilf|helfen)',
    '(?:nehmen|nimm) (?:sie )?(?:\\S+ ){0,4}(?:schmerz|kopfschmerz)\\w*',
    'take (?:\\S+ ){0,3}painkillers?',
  ].join('|'),
  'i',
);

const doses =
  /\b\d+(?:[.,]\d+)?\s*(?:mg|milligramm|milligrams?|µg|ml|milliliter|gramm|g\b|tropfen|drops|tabletten?|tablets?|pills?|kapseln?|capsules?)\b|\b(?:ein|zwei|drei|eine|one|two|three)\s+(?:tabletten?|tablets?|pills?|kapseln?)\b|\b(?:alle|every)\s+\S+\s+(?:stunden|hours)\b/i;

const illness =
  '(?:\\w*karies|\\w*entzündung|\\w*abszess|\\w*zyste|parodontitis|gingivitis|pulpitis|infection|abscess|cavity|cyst|inflammation)';
// What is explained ("eine Entzündung des Zahnfleischs") is nobody's.
const diagnoses = new RegExp(
  [
    `\\b(?:sie|du) (?:haben|hast) (?:wahrscheinlich |vermutlich |wohl |bestimmt |sicher )?(?:eine?n? )?(?:\\w+ ){0,2}${illness}`,
    `\\b(?:klingt|sieht) (?:sehr |stark |ganz )?(?:nach|wie) (?:eine?[rnm]? )?(?:\\w+ ){0,2}${illness}`,
    `\\b(?:das|es|dies) (?:ist|wird|dürfte|könnte|scheint) (?:\\w+ ){0,3}${illness}(?! (?:de[rs]|von|am|im)\\b)`,
    '\\b(?:ihr|dein)e?n? (?:\\w+ ){0,2}(?:ist|sind|wirkt|scheint) (?:\\w+ ){0,3}(?:entzündet|abgestorben|vereitert|infiziert|gebrochen)',
    '\\bist (?:ihr|dein)e? (?:\\w+ ){1,3}(?:entzündet|abgestorben|vereitert|infiziert|gebrochen)',
    `\\b(?:you(?: probably| likely)? have|sounds like|looks like|(?:it|this|that)(?:(?:’|')s| is| may be| might be| could be)(?: probably| likely)?) (?:an? )?(?:\\w+ ){0,2}${illness}(?! of\\b)`,
    '\\byour (?:\\w+ ){1,3}is (?:\\w+ ){0,2}(?:inflamed|infected|dead|fractured)\\b',
  ].join('|'),
  'i',
);

/** What code alone does, and a model can only pretend. */
const pretences =
  /\b(?:habe|hab|wurde|wurden|ist|sind|wird) (?:\S+ ){0,8}?(?:gebucht|reserviert|eingetragen|eingeplant|storniert|abgesagt|gelöscht|gestrichen|ausgetragen|verschoben|verlegt|vorgemerkt|bestätigt|hinterlegt|weitergeleitet)\b|\bentfällt\b|\b(?:have|has|is|are|was|been|(?:i|you)(?:’|')(?:ve|re)) (?:\S+ ){0,5}?(?:booked|reserved|scheduled|cancell?ed|deleted|removed|rescheduled|moved|confirmed)\b/i;
/** What only the calendar knows. */
const availability =
  /\b(?:ist|sind|wäre|wären|haben|hätten|gibt es|gäbe es) (?:[^\s.!?]+ ){0,8}?(?:frei|freie|freien|verfügbar)\b|\b(?:is|are|have|got) (?:[^\s.!?]+ ){0,6}?(?:free (?:slots?|times?|appointments?)|available|slots? free|openings?)\b/i;
/** Addresses that nobody told it are no figures, but lead astray as well. */
const addresses =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[\w-]+\.)+(?:de|com|net|org|info|eu|io|app|shop|online|site|xyz|me|ly|to)\b/gi;
/** Whoever has a title is somebody: a dentist whom there is not, or another patient. */
const titledNames =
  /\b(?:Dr|Prof|Doktor|Frau|Herrn?|Mr|Mrs|Ms)\.?\s+(?:(?:Dr|Prof|med|dent)\.?\s+)*(?:(?:von|vom|van|zu|zum|zur|de[nmr]?)\s+)*(?!Doktor\b|Dr\b)(\p{Lu}[\p{L}-]+)/gu;
const spelledNumber =
  /\b(?:(?:null|eins|zwo|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zero|oh|one|two|three|four|five|six|seven|eight|nine)[\s,-]+){4,}/i;

type Checking = {
  facts: PracticeFacts;
  language: Language;
  /** Puts what was hidden from the model in the places of its placeholders. */
  restore: (text: string) => string;
};

/**
 * Checks what a model wants to say, whatever its instructions were, and restores it. Medicine is replaced by where to ask;
 * what pretends to have been done, free times, rude words, and whatever nobody told it are refused: phone numbers, sums,
 * times, dates, names and addresses. What the patient would read is checked like what the model wrote: a placeholder may
 * stand for a medicine, or for the number before "mg".
 */
export function checkAnswer(
  answer: string,
  told: string,
  { facts, language, restore }: Checking,
): CheckedAnswer {
  if (answer.length > writtenMaxLength) return undefined;
  const written = withoutLinks(answer).trim();
  const text = restore(written);
  if (written === '' || text.length > answerMaxLength) return undefined;
  if (isMedical(written) || isMedical(text)) return { text: askTheDentist(facts, language) };
  return maySay(written, told) && maySay(text, restore(told)) ? { text } : undefined;
}

function isMedical(text: string): boolean {
  return drugs.test(text) || doses.test(text) || diagnoses.test(text);
}

function maySay(text: string, told: string): boolean {
  if (pretences.test(text) || availability.test(text) || spelledNumber.test(text)) return false;
  if (/https?:|www\.|<\w|\bjavascript:|&(?:#|lt;)/i.test(text)) return false;
  const named = [...text.matchAll(titledNames)].map(([, name = '']) => name);
  if (named.some((name) => !told.includes(name))) return false;
  if (readOffence(normalise(text), named.map(normalise)) !== undefined) return false;
  const given = told.toLowerCase();
  if ((text.match(addresses) ?? []).some((address) => !given.includes(address.toLowerCase()))) return false;
  const known = new Set(findFigures(told));
  return findFigures(text).every((figure) => known.has(figure));
}

/** Where medical questions go. */
export function askTheDentist({ phone, emergencyPhone }: PracticeFacts, language: Language): string {
  return {
    de: `Zu Beschwerden, Medikamenten und Dosierungen darf ich als KI nichts sagen. Bitte rufen Sie uns an: ${phone}. Außerhalb der Sprechzeiten hilft der ärztliche Bereitschaftsdienst unter 116117, bei starken Schmerzen unsere Notfallnummer ${emergencyPhone}, bei Lebensgefahr 112.`,
    en: `As an AI I mustn’t say anything about symptoms, medicines or doses. Please call us on ${phone}. Out of hours the medical on-call service can be reached on 116117, our emergency line on ${emergencyPhone} if you’re in severe pain, and 112 if a life is at risk.`,
  }[language];
}

/** Of a link only its words stay, of a picture nothing: where they lead is not a model's to say. */
function withoutLinks(text: string): string {
  return text
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1');
}

/** Numbers of two digits and more, clock times and sums of money, each in one form: 8 Uhr and 08:00 are the same. */
function findFigures(text: string): string[] {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits.replace(/^0+/, ''));
  const clocks = [
    ...text.matchAll(/\b(\d{1,2}):(\d{2})\b/g),
    ...text.matchAll(/\b(\d{1,2})(?:[:.](\d{2}))?\s*(?:uhr|o(?:’|')clock)/gi),
    ...text.matchAll(
      /\b(?:um|ab|bis|von|gegen|at|from|until|till) (\d{1,2})(?!\d|[.:]\d|\s*(?:[€%]|eur|stunde|tag|minute|jahr|woche|monat|hour|day|year|week|month))/gi,
    ),
  ].map(([, hour, minute = '00']) => `${Number(hour)}:${minute}`);
  const sums = [...text.matchAll(/(\d+(?:[.,]\d+)*)\s*(?:€|eur)|(?:€|eur)\s*(\d+(?:[.,]\d+)*)/gi)].map(
    ([, before, after]) => `${before ?? after} EUR`,
  );
  return [...numbers.filter((digits) => digits.length > 1), ...clocks, ...sums];
}
