import type { Emergency } from './turn.ts';
import { injuryWords, lifeWords, painWords } from './words/emergency-words.ts';

type Found = ReturnType<typeof findWords>;

/** How sure the rules are; a `possible` one is left to the classifier, with a low threshold. */
export type EmergencyReading = { level: Emergency; isSure: boolean } | undefined;

/** Looks for an emergency in normalised text by combinations of word groups. */
export function readEmergency(text: string): EmergencyReading {
  const found = findWords(text);
  if (isTalkOnly(found)) return undefined;
  if (mayDie(found)) return { level: '112', isSure: true };
  if (callsForHelp(text)) return { level: 'practice', isSure: true };
  if (isInjured(found) || isIll(found)) return { level: 'practice', isSure: true };
  if (mayBeUrgent(found)) return { level: 'practice', isSure: false };
  return undefined;
}

function findWords(text: string) {
  const test = (pattern: RegExp) => pattern.test(text);
  return {
    text,
    breath: test(lifeWords.breath),
    hard: test(lifeWords.hard),
    swallow: test(lifeWords.swallow),
    neck: test(lifeWords.neck),
    tongue: test(lifeWords.tongue),
    faint: test(lifeWords.faint),
    heart: test(lifeWords.heart),
    allergic: test(lifeWords.allergic),
    chills: test(lifeWords.chills),
    aspirated: test(lifeWords.aspirated),
    tooth: test(injuryWords.tooth),
    out: test(injuryWords.out),
    broken: test(injuryWords.broken),
    loose: test(injuryWords.loose),
    accident: test(injuryWords.accident),
    blood: test(injuryWords.blood),
    persists: test(injuryWords.persists),
    swelling: test(injuryWords.swelling),
    face: test(injuryWords.face),
    pus: test(injuryWords.pus),
    fever: test(injuryWords.fever),
    jawLock: test(injuryWords.jawLock),
    pain: test(painWords.pain),
    strong: test(painWords.strong),
    unbearable: test(painWords.unbearable),
    sleepless: test(painWords.sleepless),
    noHelp: test(painWords.noHelp),
    radiates: test(painWords.radiates),
    mild: test(painWords.mild),
    noPain: test(painWords.noPain),
    now: test(painWords.now),
    hypothetical: test(painWords.hypothetical),
    overNow: test(painWords.overNow),
    brushing: test(painWords.brushing),
    joke: test(painWords.joke),
  };
}

/** About emergencies, but nobody has one: long past, "what if", a figure of speech. */
function isTalkOnly({ hypothetical, overNow, joke }: Found): boolean {
  return hypothetical || overNow || joke;
}

/** "Notfall. Bitte. Jetzt." */
function callsForHelp(text: string): boolean {
  const isShort = text.split(' ').length <= 6;
  return (
    isShort &&
    /\b(?:notfall|notdienst|emergency|urgence|urgencia|acil)\b/u.test(text) &&
    !/passwor|nummer|number|seite|page|kein|not an?\b|ist es|code|\?/u.test(text)
  );
}

function mayDie(found: Found): boolean {
  const { breath, hard, swallow, tongue, faint, heart, allergic, chills, swelling, fever, jawLock, blood } =
    found;
  if (breath && (hard || swelling || allergic || found.aspirated || chills)) return true;
  if (swallow && (hard || swelling || jawLock) && !found.mild) return true;
  if (faint || heart || found.aspirated) return true;
  if (allergic && (swelling || breath)) return true;
  if (tongue && swelling && /zunge|tongue|rachen|lippen und|lips/u.test(found.text)) return true;
  if (swelling && (fever || chills) && (found.face || found.neck)) return true;
  if (jawLock && (swallow || fever || chills)) return true;
  return (
    blood && found.persists && /stunden|\bstd\b|hours|blutverdunn|marcumar/u.test(found.text) && !found.mild
  );
}

function isInjured(found: Found): boolean {
  const { tooth, out, broken, loose, accident, blood, noPain, mild } = found;
  if (accident && tooth && (out || broken || loose || blood) && !(noPain && !out)) return true;
  if (
    tooth &&
    out &&
    /rausgeflogen|ausgeschlagen|knocked|(?:in|i|en) (?:der hand|dr hand|de[r]? mil|milch|ner milch|milk)|glass of milk|cup of milk|komplett raus/u.test(
      found.text,
    )
  )
    return true;
  return accident && blood && !mild;
}

function isIll(found: Found): boolean {
  const {
    blood,
    persists,
    swelling,
    face,
    pus,
    pain,
    strong,
    sleepless,
    noHelp,
    radiates,
    mild,
    noPain,
    brushing,
  } = found;
  if (blood && persists && !brushing && !mild) return true;
  if (swelling && face && !(noPain && mild) && !found.brushing) return true;
  if (pus || found.jawLock) return !mild || pus;
  if (pain && !noPain && !mild && (strong || sleepless || noHelp || radiates || found.fever)) return true;
  if (found.unbearable && (pain || found.tooth) && !noPain) return true;
  if (found.fever && found.tooth && (strong || pain) && !noPain) return true;
  if (sleepless && noHelp) return true;
  return pain && strong && (sleepless || noHelp) && !noPain;
}

function mayBeUrgent({
  pain,
  noPain,
  now,
  blood,
  swelling,
  accident,
  tooth,
  strong,
  sleepless,
  allergic,
  brushing,
}: Found): boolean {
  return (
    (pain && !noPain && now) ||
    (blood && !brushing) ||
    swelling ||
    (accident && tooth) ||
    (strong && sleepless) ||
    allergic
  );
}
