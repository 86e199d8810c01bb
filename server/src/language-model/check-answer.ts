import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { readOffence } from '../assistant/moderation.ts';
import { normalise } from '../assistant/normalise.ts';
import { findContacts } from '../assistant/redaction/find-contacts.ts';
import { loadSureNameFinder } from '../assistant/redaction/find-names.ts';
import { findNumbers } from '../assistant/redaction/find-numbers.ts';
import { contactKinds } from '../assistant/redaction/placeholders.ts';
import { toPlainCharacters } from '../assistant/redaction/plain-characters.ts';
import { areClaimsTold, type Told } from './check-claims.ts';
import { saysForbidden, sentenceEnd } from './forbidden-claims.ts';
import { isMedical } from './medical-advice.ts';
import { writeNumbers } from './write-numbers.ts';

/** What of an answer can be said: the answer, a standard text in its place, or nothing of it. */
export type CheckedAnswer = { text: string } | undefined;

const answerMaxLength = 1200;
/** With its links; patterns take long for what is longer. */
const writtenMaxLength = 2 * answerMaxLength;
/** No word is as long, and patterns take long for one that is. */
const endlessWord = /\S{61}/u;

/** Mail addresses that nobody told it are no figures, but lead astray as well. */
const mailAddresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** Whoever has a title is somebody: a dentist whom there is not, or another patient. */
const titledNames =
  /\b(?:Dr|Prof|Doktor|Frau|Herrn?|Mr|Mrs|Ms)\.?\s+(?:(?:Dr|Prof|med|dent)\.?\s+)*(?:(?:von|vom|van|zu|zum|zur|de[nmr]?)\s+)*(?!Doktor\b|Dr\b)(\p{Lu}[\p{L}-]+)/gu;
/** Doctors in whatever letters. */
const doctors =
  /(?<!\p{L})(?:Dr|Prof)\.?\s+(?:(?:Dr|Prof|med|dent)\.?\s+)*(?:(?:von|vom|van|zu|zum|zur|de[nmr]?)\s+)*(?!Dr(?!\p{L}))(\p{L}[\p{L}-]+)/giu;
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
  told: Told,
  { facts, language, restore }: Checking,
): CheckedAnswer {
  if (answer.length > writtenMaxLength) return undefined;
  const written = withoutLinks(answer).trim();
  const text = restore(written);
  if (written === '' || text.length > answerMaxLength) return undefined;
  const [plain, plainRestored] = [toPlain(written), toPlain(text)];
  if (Math.max(plain.length, plainRestored.length) > writtenMaxLength) return undefined;
  if (endlessWord.test(plain) || endlessWord.test(plainRestored)) return undefined;
  if ([plain, plainRestored].some((said) => isMedical(said) || isMedical(withoutInnerSigns(said))))
    return { text: askTheDentist(facts, language) };
  const isSayable =
    maySay(plain, mapTold(told, toPlain)) &&
    maySay(
      plainRestored,
      mapTold(told, (each) => toPlain(restore(each))),
    );
  return isSayable ? { text } : undefined;
}

function mapTold({ practice, conversation }: Told, change: (text: string) => string): Told {
  return { practice: change(practice), conversation: change(conversation) };
}

/** What the patient told of themselves, said to be the practice's. */
const ownContact = new RegExp(`\\[(?:${contactKinds})_?\\d+\\]`, 'u');
const practiceSpeaks =
  /(?<!\p{L})(?:uns|unser\p{L}*|wir|praxis|rufen sie|anrufen|wählen|schreiben sie|us|our|we|practice|call|dial|write to)(?!\p{L})/iu;

function givesOwnAsOurs(text: string): boolean {
  return text.split(sentenceEnd).some((part) => ownContact.test(part) && practiceSpeaks.test(part));
}

function maySay(text: string, { practice, conversation }: Told): boolean {
  const told = `${practice}\n${conversation}`;
  if (spelledNumber.test(text)) return false;
  if (saysForbidden(text, practice) || givesOwnAsOurs(text)) return false;
  // "evil . example"
  if (/\p{L}\s[.。]\s?\p{L}{2}/u.test(text)) return false;
  if (/https?:|www\.|<\w|\bjavascript:|&(?:#|[a-z][a-z\d]{1,30};)/i.test(text)) return false;
  const named = [...text.matchAll(titledNames)].map(([, name = '']) => name);
  if (named.some((name) => !told.includes(name)) || namesStranger(text, told)) return false;
  const inSmall = told.toLowerCase();
  if ([...text.matchAll(doctors)].some(([, name = '']) => !inSmall.includes(name.toLowerCase())))
    return false;
  if (mixesNames(text, told)) return false;
  if (readOffence(normalise(text), named.map(normalise)) !== undefined) return false;
  if ((text.match(mailAddresses) ?? []).some((address) => !inSmall.includes(address.toLowerCase())))
    return false;
  const known = new Set(findFigures(told));
  return (
    findFigures(text).every((figure) => known.has(figure)) &&
    areNumbersTold(text, told) &&
    areClaimsTold(text, { practice, conversation })
  );
}

/** Whether somebody is named in full whom nobody named so; a title is not needed for that, one word is too often none. */
function namesStranger(text: string, told: string): boolean {
  const inSmall = told.toLowerCase();
  return loadSureNameFinder()
    .findNames(text, [], undefined)
    .map(({ start, end }) => text.slice(start, end))
    .filter((name) => !inSmall.includes(name.toLowerCase().replace(/s$/u, '')))
    .some((name) => {
      const words = name.match(/\p{L}{3,}/gu) ?? [];
      const unknown = words.filter((word) => !inSmall.includes(word.toLowerCase()));
      // Of "Weber schaut" one is told, and the other no name.
      return words.length > 1 && (unknown.length > 1 || unknown.some((word) => /^\p{Lu}/u.test(word)));
    });
}

const twoWords = /(?=(?<!\p{L})(\p{Lu}\p{L}{2,}) (\p{Lu}\p{L}{2,}))/gu;
/** Those who work at the practice, as they are told one a line, and whoever has a title. */
const people =
  /(?:^- (?=\p{Lu}\p{L}+ \p{Lu}\p{L}+:)|\b(?:Dr|Prof|Frau|Herrn?|Mrs?|Ms)\.?\s)(\p{Lu}\p{L}{2,}) (\p{Lu}\p{L}{2,})/gmu;

/** Whether somebody has another's first name: both are told, but not side by side. */
function mixesNames(text: string, told: string): boolean {
  const known = [...told.matchAll(people)];
  const firstNames = new Set(known.map(([, first = '']) => first));
  const lastNames = new Set(known.map(([, , last = '']) => last));
  return [...text.matchAll(twoWords)].some(
    ([, first = '', last = '']) =>
      firstNames.has(first) && lastNames.has(last) && !told.includes(`${first} ${last}`),
  );
}

/** Digits one by one, with whatever signs between them. */
const singleDigits = /(?<!\d)\d(?!\d)(?:[^\p{L}\p{N}\n]{1,3}\d(?!\d)){5,}/gu;

/** Whether every number that could be dialled was told, however its digits are set apart here and there. */
function areNumbersTold(text: string, told: string): boolean {
  const toldDigits = told.replace(/\D/g, '');
  const rows = [
    ...[...text.matchAll(singleDigits)].map(([row]) => row),
    ...[...findContacts(text), ...findNumbers(text)].map(({ start, end }) => text.slice(start, end)),
  ];
  return rows.every((row) => {
    const digits = row.replace(/\D/g, '').replace(/^0+/, '');
    const isInDigits = !/\p{L}/u.test(row) && digits !== '' && toldDigits.includes(digits);
    return isInDigits || told.includes(row);
  });
}

/**
 * A text as it is read: without markup and characters that nobody sees, letters and digits of any width, and the digits of
 * every script as ours.
 */
function toPlain(text: string): string {
  return toPlainCharacters(text.replaceAll('`', '')).replace(/[\p{Mn}\p{Me}*_~`]/gu, '');
}

/** "N.ovalgin" is read as what it means. */
function withoutInnerSigns(text: string): string {
  return text.replace(/(?<=\p{L})[.·•,'’_|/-](?=\p{L})/gu, '');
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

/** Numbers of two digits and more, in digits or words. */
function findFigures(text: string): string[] {
  return [...writeNumbers(text).matchAll(/\d+/g)]
    .map(([digits]) => digits.replace(/^0+/, ''))
    .filter((digits) => digits.length > 1);
}
