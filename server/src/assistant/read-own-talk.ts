import { anywhere, month } from './days/calendar-words.ts';
import { writeNumbersAsDigits } from './days/number-words.ts';
import { toStandardAnswer } from './dialects.ts';
import { withoutDateDots } from './normalise.ts';
import { readCorrection } from './read-correction.ts';
import { asksForHours } from './read-hours-question.ts';
import { namesWhen, type Slots } from './read-wish.ts';
import type { Reading } from './reading.ts';
import { repairWords } from './repair-words.ts';
import { listBesideWhen, saysOnlyWhen, toWords } from './says-when.ts';
import {
  allOfThem,
  besideAll,
  besideSelf,
  besideSwap,
  besideTakingBack,
  bothOfThem,
  self,
  takesBackWord,
} from './words/own-talk-words.ts';
import { signals } from './words/signals.ts';

// What is said of one's own appointments beside the answer to a question: after they were shown, after one was moved.

/** "Und ich?", "und für mich?", "and mine?": one's own, after somebody else's were shown. */
export function asksForSelf(text: string): boolean {
  const said = toWords(text);
  return said.some((word) => self.has(word)) && said.every((word) => self.has(word) || besideSelf.has(word));
}

/** "Und Mia?", "und mein Sohn?": somebody else's, after one's own were shown; "und Mia absagen" asks for more. */
export function asksForOther({ text, slots, patientId }: Reading): boolean {
  const isDeed = ['cancelVerb', 'moveVerb', 'bookVerb'].some((name) => signals[name]?.test(text));
  return (
    patientId !== undefined &&
    !isDeed &&
    slots.treatmentTypes.length === 0 &&
    /^(?:und|and|was ist|what about)\b/u.test(text) &&
    toWords(text).length <= 5
  );
}

const swaps = /\b(?:(?:ver|aus)?tausch\w*|swap\w*|exchange|switch)\b/u;
const appointmentWord = /\b(?:termin\w*|appointments?|appts?|slots?|uhrzeiten|zeiten)\b/u;
const oneForTheOther =
  /\b(?:beide\w*|zwei|2|termine\w*|appointments|appts|slots|two|both|miteinander|untereinander|mit (?:dem|meinem|ihrem|seinem)|with (?:the|my|mine))\b/u;

/** "Bleibt mein Termin zur Zahnreinigung davon unberührt?": what there is, answers it. */
export function asksWhetherItStays(text: string): boolean {
  return /\b(?:bleib\w*|stay\w*|remain\w*|is|are)\b[^.!?]{0,60}\b(?:unberuhrt|bestehen|unverandert|unaffected|unchanged|as it is)\b/u.test(
    text,
  );
}

/** "Tausch die beiden", "can you swap my appointments?"; "ich muss den Termin tauschen" gives one for any other. */
export function asksToSwap(text: string): boolean {
  if (!swaps.test(text)) return false;
  const isOfNothingElse = toWords(text).every((word) => besideSwap.has(word));
  if (isOfNothingElse && /\bthem\b/u.test(text)) return true;
  const isOfTwo = oneForTheOther.test(text.replace(swaps, ''));
  return isOfTwo && (isOfNothingElse || appointmentWord.test(text));
}

/** "Doch nicht", "mach das rückgängig", "oh nein, das war falsch", said of what was done just now. */
export function takesBackDone(text: string): boolean {
  return (
    !text.includes('?') &&
    takesBackWord.test(text) &&
    toWords(text).every((word) => besideTakingBack.has(word))
  );
}

/** Whether all, or both, of several appointments are spoken of. */
export function readSeveral(written: string): 'all' | 'both' | undefined {
  const text = toStandardAnswer(written);
  if (bothOfThem.test(text)) return 'both';
  return allOfThem.test(text) ? 'all' : undefined;
}

/** "Beide", "alle absagen", as the answer to which; what is asked next names them all. */
export function readAllOf(written: string): 'all' | 'both' | undefined {
  const text = toStandardAnswer(written);
  return toWords(text).every((word) => besideAll.has(word)) ? readSeveral(text) : undefined;
}

const oneMore =
  /\b(?:frei(?:e[nrs]?)?|neue[nrs]?|weitere[nrs]?|zusatzlich\w*|zweite[nr]|noch (?:ein\w*|'?ne?n?|was|etwas)\b|another|free|available|new|extra)\b/u;
const comes =
  /\b(?:komm\w*|geht'?s?|ging\w*|kann|konn\w*|darf|durft\w*|moglich|passt|passen|klappt\w*|verschieb\w*|lieber|can|could|may|come|works?|possible|how about)\b/u;
const beside = /\b(?:auch|lieber|stattdessen|instead|rather|also|too)\b/u;
const elsewhere = [
  'howMuch',
  'insurance',
  'payment',
  'medical',
  'policy',
  'parking',
  'transit',
  'bookVerb',
  'cancelVerb',
];
/** Says that somebody is late, and asks for nothing. */
const tellsLate =
  /\b(?:verspat\w*|stau|running|zu spat|(?:ich|wir) (?:komm\w*|bin|sind)|(?:i|we)(?:'m|'ll| am| are| will) (?:be|coming|running))\b/u;
const most = { wordsOfMove: 12 };

/** "Zahnreinigung am Montag", "habt ihr samstags offen?" are about something else than an appointment that there is. */
export function isOtherErrand({ text, slots }: Reading, verbs: readonly string[]): boolean {
  return (
    slots.treatmentTypes.length > 0 || asksForHours(text) || verbs.some((name) => signals[name]?.test(text))
  );
}

function isNoMove(reading: Reading): boolean {
  return reading.slots.treatmentTypes.length > 0 || isElsewhere(reading.text);
}

/** Of hours, prices and the like, of one more appointment, or of being late. */
function isElsewhere(text: string): boolean {
  const isOfElse = asksForHours(text) || elsewhere.some((name) => signals[name]?.test(text));
  return isOfElse || oneMore.test(text) || tellsLate.test(text);
}

/** What the correction of a form, which has its day already, does not expect beside a change. */
const besideChange = anywhere(`${month}|come`);

/** What is told by an appointment that there is, as far as it can be known without it. */
function readChangeOfOwn({ text, slots, today }: Reading) {
  const some = { date: today, time: '12:00' };
  const said = writeNumbersAsDigits(repairWords(text)).replace(besideChange, ' ');
  return readCorrection(said, some, slots.doctor.names);
}

/** "Geht das auch nachmittags?", "lieber eine Stunde später", said of appointments that were shown or moved just now. */
export function movesShown(reading: Reading): boolean {
  const { text, slots } = reading;
  if (isNoMove(reading)) return false;
  if (readChangeOfOwn(reading)) return true;
  const isBrief = toWords(text).length <= most.wordsOfMove;
  return isBrief && beside.test(text) && comes.test(text) && namesWhen(slots) && isOfMoveAlone(reading);
}

/** "Kann ich am 2. auch meinen Hund mitbringen?" is no other time for coming; of somebody of the account it has the name. */
function isOfMoveAlone({ text, slots, patientId }: Reading): boolean {
  return listBesideWhen(text, slots.doctor.names).length <= (patientId === undefined ? 0 : 1);
}

/** "Kann ich am 2. auch später kommen?": later than what, only an own appointment can tell. */
export function comparesWithOwn(reading: Reading): boolean {
  if (isElsewhere(reading.text) || !comes.test(reading.text)) return false;
  const change = readChangeOfOwn(reading);
  return change?.time !== undefined || change?.date !== undefined;
}

const ownOne =
  '(?:(?:den|die|ihn|mein\\w*|sein\\w*|ihr\\w*|unser\\w*|my|his|her|our|the) (?:\\w+ )?(?:\\w*termin\\w*|appointment|zahnreinigung|reinigung|kontrolle|prophylaxe|cleaning|check-?up)|(?:den|der) (?:bei|beim|vom|von|am|um)|termin (?:von|vom|vum))\\b';
const takesOther =
  '(?:(?:auf|uff|op|to)\\b[^.!?]{0,50}\\b(?:leg\\w*|laj\\w*|setz\\w*|tun|schieb\\w*|schuv\\w*|push)|(?:tag|woche?|stunde|monat|day|week|hour|month)n? (?:spater|fruher|nach hinten|nach vorne?|drauf|later|earlier)|(?:selbe|gleiche|same)[nrms]? (?:tag|uhrzeit|zeit|woche|day|time|week)|(?:von|vom) \\w+tag auf \\w+tag)\\b';
const movesOne = new RegExp(
  `\\b${ownOne}[^!?]{0,80}\\b${takesOther}|\\b(?:auf|to)\\b[^.!?]{0,40}\\b(?:gleiche|selbe|same)[nrms]? tag\\b`,
  'u',
);

const appointmentThatIs = new RegExp(`\\b(?:${ownOne}|termin|appointment)`, 'u');
const otherDay =
  /\b(?:ander\w*|other|another|different) (?:tag|zeit|uhrzeit|day|time)\b|\bgleiche[nr]? (?:tag|woche)\b/u;

/** "Könnten wir seinen Zahnarzttermin auf den 14. legen?", "die Zahnreinigung eine Woche später": one that there is. */
export function movesOwn({ text: written }: Reading): boolean {
  const text = withoutDateDots(written);
  if (oneMore.test(text) || tellsLate.test(text)) return false;
  const isOfVerb = signals.moveVerb?.test(text) === true || otherDay.test(text);
  return movesOne.test(text) || (isOfVerb && appointmentThatIs.test(text));
}

/** "Am 3. kann ich nicht, geht Freitag, der 4.?": moves what there is on the first of these days, if there is anything. */
export function isHinderedOnOneDay({ text, slots: { day } }: Reading): boolean {
  // "Nicht der 7., der 17." corrects what was said.
  const hindered = day.asideDate ?? (signals.cannotCome?.test(text) ? day.refusedDate : undefined);
  return hindered !== undefined && day.date !== undefined && !tellsLate.test(text);
}

/** "Zu Dr. Hoffmann statt Weber": somebody in the place of whom only an own appointment can have. */
export function asksForOtherDoctor(reading: Reading): boolean {
  const { doctorId, refusedDoctorIds } = reading.slots.doctor;
  const isInstead = /\b(?:an)?statt\b|\banstelle\b|\binstead of\b/u.test(reading.text);
  return isInstead && doctorId !== undefined && refusedDoctorIds.length > 0 && !isNoMove(reading);
}

const ofMail = /\b(?:e-?mails?|mails?|link|bestatigung\w*|confirmation)\b/u;
const isMissing =
  /\b(?:kein\w*|nicht|nich|net|nie|weg|geloscht|verloren|no|not|never|lost|deleted|can't|didn't|(?:welche\w*|which) (?:e-?mail|mail|link|bestatigung|confirmation)|(?:wo|where) (?:\w+ ){1,3}(?:link|bestatigung\w*|confirmation))\b/u;
/** Its address is another one than that of the mail that a guest got. */
const ofPractice = /\badress|\b(?:was|what)(?:'s| ist| is) (?:ihre?|eure?|your)\b/u;

/** "Ich hab kein Konto", "als Gast gebucht", "die Mail finde ich nicht": why a guest can't change by logging in. */
export function cannotLogIn(text: string): boolean {
  return (
    /\b(?:kein\w*|ohne|no|without|don't have|nicht) (?:\w+ ){0,2}(?:konto|account|login|zugang|angemeldet|registriert)\b/u.test(
      text,
    ) ||
    /\b(?:als gast|as a guest|gast ?buchung)\b/u.test(text) ||
    (ofMail.test(text) && isMissing.test(text) && !ofPractice.test(text))
  );
}

/** "Um 10 Uhr", "lieber am Montag", where a guest was asked for no time, but had asked for a change. */
export function goesOnOfChange(reading: Reading, change: 'cancel' | 'reschedule'): boolean {
  const { text, slots } = reading;
  const isNew = /\b(?:neue[nrs]?|weitere[nrs]?|zusatzlich\w*|noch ein\w*|another|new)\b/u.test(text);
  return (
    !isOtherErrand(reading, ['bookVerb']) &&
    !isNew &&
    !(change === 'cancel' && oneMore.test(text)) &&
    namesWhen(slots) &&
    toWords(text).length <= most.wordsOfMove
  );
}

const somebodyOfOurs =
  '(?:ich|wir|i|we|(?:mein|unser|my|our)\\w* (?:sohn|tochter|kind\\w*|mann|frau|mutter|vater|oma|opa|jung\\w*|grosse[rn]?|kleine[rn]?|son|daughter|child|kids?|husband|wife|mother|father|mum|mom|dad))';
const booked =
  "(?:(?:ein\\w*|'?n\\w{0,2}|an|a|any) (?:termin|appointment)|termine|appointments|was (?:gebucht|ausgemacht|bei (?:euch|ihnen))|anything booked)";
const asksOfOwn = new RegExp(
  `^(?:[^.!?]{0,30}[.!,] )?(?:(?:und|and|wann|when|hallo|hi|hey|guten \\w+),? )*(?:hat|hab|habe|haben|hatte|hatten|does|do|did|has|have) (?:\\w+ )?${somebodyOfOurs}(?<between> [^!?]{0,50}?)\\b${booked}[^!]{0,30}\\?`,
  'u',
);
// "Do I get a message before an appointment?", "do I have to make an appointment?"
const ofAnyAppointment =
  /\b(?:have|has|had) to\b|\b(?:if|before|after|for|without|wenn|falls|bevor|ohne|fur|vor|nach) $/u;
const saysOfOwn = new RegExp(
  `\\b${somebodyOfOurs} (?:hat|habe?|haben|hatte|hatten|has|have|had) (?:\\w+ )?(?:doch|ja|schon|bereits|already|eigentlich|auch|glaub)\\b[^!?]{0,50}?\\b${booked}\\b`,
  'u',
);
const ofNewOne =
  /\b(?:gern\w*|frei\w*|free|available|kein\w*|no|nicht|nich|net|not|noch (?:ein\w*|nen)|neue[nrs]?|weitere\w*|another|new|statt|mocht\w*|wollt\w*|brauch\w*|need|want|bekomm\w*|krieg\w*)\b/u;

/** "Hat mein Sohn am 10. einen Termin?", "wir haben doch schon einen Termin": of what is booked, and no wish for one. */
export function asksWhetherBooked(text: string, { doctor }: Pick<Slots, 'doctor'>): boolean {
  if (ofNewOne.test(text) || signals.moveVerb?.test(text) || signals.cancelVerb?.test(text)) return false;
  if (signals.cannotCome?.test(text) || text.split(' ').length > 16) return false;
  const between = asksOfOwn.exec(text)?.groups?.between;
  if (between === undefined) return saysOfOwn.test(text);
  return saysOnlyWhen(between, doctor.names) && !ofAnyAppointment.test(between);
}
