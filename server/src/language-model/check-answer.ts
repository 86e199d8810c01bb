import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';

/** What of an answer can be said: the answer, a standard text in its place, or nothing of it. */
export type CheckedAnswer = { text: string } | undefined;

const answerMaxLength = 1200;

/** Medicines that people take for their teeth, by stems that also catch their brand names' forms. */
const drugs =
  /ibuprofen|ibuflam|dolormin|nurofen|paracetamol|ben-?u-?ron|acetaminophen|tylenol|aspirin|\bass\b|acetylsalicyl|novalgin|novaminsulfon|metamizol|diclofenac|voltaren|naproxen|tramadol|tilidin|codein|codeine|morphin|oxycodon|amoxicillin|penicillin|clindamycin|metronidazol|antibioti[kc]\w* (?:nehmen|einnehmen|take)|cortison|prednisolon|diazepam|lorazepam|lidoca?in|benzocain|nelkenöl|clove oil/i;

const doses =
  /\b\d+(?:[.,]\d+)?\s*(?:mg|milligramm|milligrams?|µg|ml|milliliter|gramm|g\b|tropfen|drops|tabletten?|tablets?|pills?|kapseln?|capsules?)\b|\b(?:ein|zwei|drei|eine|one|two|three)\s+(?:tabletten?|tablets?|pills?|kapseln?)\b|\b(?:alle|every)\s+\S+\s+(?:stunden|hours)\b/i;

const diagnoses =
  /\b(?:sie|du) (?:haben|hast) (?:wahrscheinlich |vermutlich |wohl |bestimmt |sicher )?(?:eine?n? )?(?:\w+ ){0,2}(?:karies|entzündung|\w*entzündung|abszess|zyste|parodontitis|gingivitis|pulpitis)|\b(?:klingt|sieht) (?:sehr |stark |ganz )?(?:nach|wie) (?:eine?[rnm]? )?(?:\w+ ){0,2}\w*(?:entzündung|abszess|karies|zyste|parodontitis|pulpitis)|\b(?:you(?: probably| likely)? have|sounds like|looks like|it(?:’|')?s probably|this is probably) (?:an? )?(?:\w+ ){0,2}(?:infection|abscess|cavity|cyst|gingivitis|pulpitis|inflammation)/i;

/** What code alone does, and a model can only pretend. */
const pretences =
  /\b(?:habe|hab|wurde|ist|sind|wird) (?:\S+ ){0,8}?(?:gebucht|reserviert|eingetragen|storniert|abgesagt|verschoben|verlegt|vorgemerkt|bestätigt)\b|\b(?:have|has|is|are|was|been) (?:\S+ ){0,5}?(?:booked|reserved|cancell?ed|rescheduled|moved|confirmed)\b/i;

/**
 * Checks what a model wants to say, whatever its instructions were. Medicine is replaced by where to ask; what pretends
 * to have been done, and figures that nobody told it, are refused: phone numbers, sums, times, dates and addresses.
 */
export function checkAnswer(
  answer: string,
  told: string,
  { facts, language }: { facts: PracticeFacts; language: Language },
): CheckedAnswer {
  if (drugs.test(answer) || doses.test(answer) || diagnoses.test(answer))
    return { text: askTheDentist(facts, language) };
  const text = withoutLinks(answer).trim();
  if (text === '' || text.length > answerMaxLength || pretences.test(text)) return undefined;
  if (/https?:|www\.|<\w|\bjavascript:/i.test(text)) return undefined;
  const known = new Set(findFigures(told));
  return findFigures(text).every((figure) => known.has(figure)) ? { text } : undefined;
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
  return text.replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

/** Numbers of two digits and more, clock times and sums of money, each in one form: 8 Uhr and 08:00 are the same. */
function findFigures(text: string): string[] {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits.replace(/^0+/, ''));
  const clocks = [
    ...text.matchAll(/\b(\d{1,2}):(\d{2})\b/g),
    ...text.matchAll(/\b(\d{1,2})(?:[:.](\d{2}))?\s*(?:uhr|o(?:’|')clock)/gi),
  ].map(([, hour, minute = '00']) => `${Number(hour)}:${minute}`);
  const sums = [...text.matchAll(/(\d+(?:[.,]\d+)*)\s*(?:€|eur)|(?:€|eur)\s*(\d+(?:[.,]\d+)*)/gi)].map(
    ([, before, after]) => `${before ?? after} EUR`,
  );
  return [...numbers.filter((digits) => digits.length > 1), ...clocks, ...sums];
}
