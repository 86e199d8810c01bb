import type { Emergency } from './turn.ts';
import { injuryWords, lifeWords, painWords } from './words/emergency-words.ts';

type Found = ReturnType<typeof findWords>;

/**
 * What the rules say. A `possible` emergency is left to the classifier, with a low threshold; so is mere `talk` about
 * one, with a high threshold, and what has `none` of the words.
 */
export type EmergencyReading = { kind: 'sure'; level: Emergency } | { kind: 'possible' | 'talk' | 'none' };

/** Looks for an emergency in normalised text by combinations of word groups. */
export function readEmergency(message: string): EmergencyReading {
  const text = message.replace(denied, ' ');
  const found = findWords(text);
  if (found.despair || found.overdose) return { kind: 'sure', level: '112' };
  if (isTalkOnly(found)) return { kind: 'talk' };
  if (mayDie(found)) return { kind: 'sure', level: '112' };
  if (callsForHelp(message) || isInjured(found) || isIll(found)) return { kind: 'sure', level: 'practice' };
  if (isCalm(found)) return { kind: 'talk' };
  if (mayBeUrgent(found)) return { kind: 'possible' };
  // Who tells what is not there knows what an emergency would be.
  return { kind: text === message ? 'none' : 'talk' };
}

// What is said not to be there: "kein Fieber", "es blutet nicht", "Fieber hat er nicht", "nichts dick".
const denied =
  /\bangst vor (?:\w+ )?schmerz\w*|\bdank\w* fur (?:die|eure|ihre) (?:\w+ )?hilfe (?:gestern|neulich|letzte\w*|am) (?:bei|mit|wegen|und)? ?(?:den |dem |der )?\w*|\b(?:kein(?:e|en|erlei)?|ohne|no|without|weder|nix|nichts|null) (?:\w+ )?(?:fieber|blut|blutung|schwellung|eiter|fever|bleeding|swelling|pus|dick|geschwollen|swollen)\b(?:,? (?:und |oder |noch |auch |and |or |nor |keine? |no )+(?:fieber|blut|blutung|schwellung|eiter|fever|bleeding|swelling|pus)\b)*|\b(?:fieber|schwellung|fever) (?:hat|habe?|haben|ist|have|has) (?:\w+ ){0,2}(?:nicht|keine?s?|not|none)\b|\b(?:blutet|wackelt|schwillt|eitert|bleeding|swollen|geschwollen)(?: \w+)? (?:nicht|nich|net|nit|ned|nimmer)\b(?! (?:mehr )?auf)|\bdick ist (?:\w+ )?(?:nichts|nix)\b|\bnicht (?:\w+ )?(?:geschwollen|dick|blutig)\b|\b(?:not|isn'?t|doesn'?t|no longer) (?:bleed\w*|swollen|loose)\b|\b(?:ge)?blutet(?:e|et)?(?: hat)?[^.!?]{0,20}\b(?:inzwischen|jetzt|mittlerweile) (?:nicht mehr|nimmer)\b/gu;

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
    despair: test(lifeWords.despair),
    overdose: test(lifeWords.overdose),
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

const isAnimal =
  /\b(?:hunde?s?|katze|kater|hamster|kaninchen|meerschweinchen|my (?:dog|cat))\b(?![^.!?]{0,30}\b(?:mir|mich|ihm|ihr|uns|me|him|her|gebissen|bit)\b)/u;

/** About emergencies, but nobody has one: long past, "what if", a figure of speech, a dog's. */
function isTalkOnly({ hypothetical, overNow, joke, text }: Found): boolean {
  return hypothetical || overNow || joke || isAnimal.test(text);
}

/** Something is lost or broken, and whoever says so says that it does not hurt. */
function isCalm({ noPain, blood, swelling, accident, fever, breath }: Found): boolean {
  return noPain && ![blood, swelling, accident, fever, breath].some(Boolean);
}

/** "Notfall. Bitte. Jetzt." */
function callsForHelp(text: string): boolean {
  const isShort = text.split(' ').length <= 6;
  return (
    isShort &&
    /\b(?:notfall|notdienst|notaufnahme|emergency|urgence|urgencia|acil)\b/u.test(text) &&
    !/passwor|nummer|number|seite|page|kein|not an?\b|ist es|code|haha|(?<!!|\?)\?(?!\?)/u.test(text)
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
