import { toStandardGerman } from './dialects.ts';
import { maybeFrom, scoreDistress, urgentFrom } from './distress.ts';
import { remember } from './remember.ts';
import type { Emergency, FirstAid } from './turn.ts';
import { figureOfSpeech } from './words/distress-words.ts';
import { dying, takingLife } from './words/dying-words.ts';
import { injuryWords, lifeWords, painWords } from './words/emergency-words.ts';

type Found = ReturnType<typeof findWords>;

/**
 * What the rules say. A `possible` emergency is left to the classifier, with a low threshold; so is a `hint` (a mouth,
 * and something that has just come), mere `talk` about one, with a high threshold, and what has `none` of the words.
 */
type EmergencyReading = Readonly<
  { kind: 'sure'; level: Emergency } | { kind: 'possible' | 'hint' | 'talk' | 'none' }
>;

/** Looks for an emergency in normalised text by combinations of word groups. */
export const readEmergency = remember(lookForEmergency);

function lookForEmergency(message: string): EmergencyReading {
  const own = message.replace(figureOfSpeech, ' ');
  const text = own.replace(denied, ' ');
  const standard = toStandardGerman(text);
  const found = findWords(text, standard);
  const distress = found.noPain ? 0 : scoreDistress(standard);
  if (tellsDespair(message) || found.takesLife || found.despair || found.overdose)
    return { kind: 'sure', level: '112' };
  const isPast = found.overNow && !isBackNow.test(text);
  if (isTalkOnly(found) && countDangers(found) < 2) return { kind: 'talk' };
  if (mayDie(found) && !isPast) return { kind: 'sure', level: '112' };
  if (isPast) return { kind: 'talk' };
  if (callsForHelp(message) || isInjured(found) || isIll(found) || distress >= urgentFrom)
    return { kind: 'sure', level: 'practice' };
  if (isCalm(found)) return { kind: 'talk' };
  if (mayBeUrgent(found) || distress >= maybeFrom) return { kind: 'possible' };
  // Who tells what is not there knows what an emergency would be.
  if (text !== own) return { kind: 'talk' };
  return { kind: isNewInMouth(found) ? 'hint' : 'none' };
}

/** Whether somebody says that they will not live on, or that somebody else takes their life. */
export function tellsDespair(text: string): boolean {
  return takingLife.test(text) || lifeWords.despair.test(text.replace(figureOfSpeech, ' '));
}

// Fear of it, or of the impression tray, is no throat that closes.
const dyingElsewhere =
  /\b(?:angst|panik|gefuhl|furcht|afraid|scared|fear|wurge\w*|schnarch\w*|\w*apnoe|abdruck|als ob|as if)\b|\bkeim\b/u;

/** The first aid that fits what normalised text tells; all of it if it only calls for help. */
export function readFirstAid(message: string): FirstAid {
  const text = message.replace(denied, ' ');
  const found = findWords(text, toStandardGerman(text));
  const isForLostTooth = found.tooth && found.out;
  const isForBlood = isForLostTooth || (found.blood && !found.brushing);
  const isTold = isForBlood || saysWhatIsWrong(found);
  const onlyCalls =
    !isTold &&
    /\b(?:notfall|notdienst|notaufnahme|hilfe|helft|helfen|help|emergency|unfall|accident)\b/u.test(text);
  return onlyCalls ? { isForLostTooth: true, isForBlood: true } : { isForLostTooth, isForBlood };
}

function saysWhatIsWrong({
  pain,
  swelling,
  pus,
  fever,
  jawLock,
  broken,
  loose,
  complication,
}: Found): boolean {
  return [pain, swelling, pus, fever, jawLock, broken, loose, complication].some(Boolean);
}

// Who writes nothing else may ask what the assistant can do, or lie on the floor.
const onlyHelp = /^\W*(?:hilfe|help)\W*(?:bitte|please)?\W*$/u;

/** Whether the answer should name the emergency number besides. */
export function mentionsPain(text: string): boolean {
  if (onlyHelp.test(text)) return true;
  const { pain, blood, swelling, accident, tooth, face, noPain } = findWords(text, text);
  // Football alone has hurt nobody, and a knee is none of ours.
  return (pain || blood || swelling || ((accident || mentionsInjury(text)) && (tooth || face))) && !noPain;
}

/** A word of injury, whatever is hurt: where nothing else was understood, who helps is named besides. */
export function mentionsInjury(text: string): boolean {
  return /\b(?:verletz\w*|(?<!narben)wunden?|injur(?:y|ies|ed)|wound(?:s|ed)?)\b/u.test(text);
}

// What is said not to be there: "kein Fieber", "es blutet nicht", "Fieber hat er nicht", "nichts dick".
const denied =
  /\b(?:luft|atem)\w* (?:krieg\w*|bekomm\w*|hab\w*) (?:(?:ich|er|sie|wir) )?(?:(?:noch|ganz|sehr|ja|aber|eigentlich) )?(?:gut|genug|problemlos|normal)\b(?! nicht)|\b(?:krieg\w*|bekomm\w*|hab\w*) (?:ich |er |sie |wir )?(?:(?:noch|ganz|sehr|ja|aber|eigentlich) )?(?:gut|genug|normal|problemlos) luft\b(?! nicht)|\b(?:can|could) (?:still )?(?:breathe|swallow)(?: and (?:breathe|swallow))? (?:fine|ok|okay|normally|well|alright|without)\b|\bangst vor (?:\w+ )?schmerz\w*|\bdank\w* fur (?:die|eure|ihre) (?:\w+ )?hilfe (?:gestern|neulich|letzte\w*|am) (?:bei|mit|wegen|und)? ?(?:den |dem |der )?\w*|\b(?:kein(?:e|en|erlei)?|ohne|no|without|weder|nix|nichts|null) (?:\w+ )?(?:fieber|blut|blutung|schwellung|eiter|fever|bleeding|swelling|pus|dick|geschwollen|swollen)\b(?:,? (?:und |oder |noch |auch |and |or |nor |keine? |no )+(?:fieber|blut|blutung|schwellung|eiter|fever|bleeding|swelling|pus)\b)*|\b(?:fieber|schwellung|fever) (?:hat|habe?|haben|ist|have|has) (?:\w+ ){0,2}(?:nicht|keine?s?|not|none)\b|\b(?:blutet|wackelt|schwillt|eitert|bleeding|swollen|geschwollen)(?: \w+)? (?:nicht|nich|net|nit|ned|nimmer)\b(?! (?:mehr )?auf)|\bdick ist (?:\w+ )?(?:nichts|nix)\b|\bnicht (?:\w+ )?(?:geschwollen|dick|blutig)\b|\b(?:not|isn'?t|doesn'?t|no longer) (?:bleed\w*|swollen|loose)\b|\b(?:ge)?blutet(?:e|et)?(?: hat)?[^.!?]{0,20}\b(?:inzwischen|jetzt|mittlerweile) (?:nicht mehr|nimmer)\b/gu;

/** Whether a text tells of nothing but what is not there: "jetzt ist keine Blutung mehr da", "kein Fieber". */
export function deniesOnly(message: string): boolean {
  const said = message.match(denied);
  if (said === null || said.some((part) => /^(?:angst|dank)/u.test(part))) return false;
  return saysNothingElse.test(message.replace(denied, ' '));
}

const saysNothingElse =
  /^\W*(?:(?:nein|no|nope|jetzt|nun|inzwischen|mittlerweile|ist|isch|sind|war|es|das|da|mehr|wieder|schon|gut|besser|alles|ok|okay|ja|auch|gar|und|zum gluck|gott sei dank|danke|hab|habe|hat|ich|wir|er|sie|mir|ihm|ihr|now|is|are|there|it|any more|anymore|again|fine|and|thanks|i|he|she|has|have)\b\W*)*$/u;

/** The groups in a text, as it was written or as it is in standard German. */
function findWords(written: string, standard: string) {
  const text = written === standard ? written : `${written} | ${standard}`;
  const test = (pattern: RegExp) => pattern.test(text);
  return {
    text,
    breath: test(lifeWords.breath),
    breathless: test(lifeWords.breathless),
    confused: test(lifeWords.confused),
    hazard: test(lifeWords.hazard),
    tightening: test(lifeWords.tightening),
    hard: test(lifeWords.hard),
    swallow: test(lifeWords.swallow),
    neck: test(lifeWords.neck),
    tongue: test(lifeWords.tongue),
    faint: test(lifeWords.faint),
    heart: test(lifeWords.heart),
    allergic: test(lifeWords.allergic),
    chills: test(lifeWords.chills),
    aspirated: test(lifeWords.aspirated),
    collapsed: test(lifeWords.collapsed),
    voiceless: test(lifeWords.voiceless),
    spreading: test(lifeWords.spreading),
    despair: test(lifeWords.despair),
    overdose: test(lifeWords.overdose),
    dying: test(dying),
    takesLife: test(takingLife),
    tooth: test(injuryWords.tooth),
    out: test(injuryWords.out),
    broken: test(injuryWords.broken),
    loose: test(injuryWords.loose),
    driven: test(injuryWords.driven),
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
    complication: test(painWords.complication),
    sent: test(painWords.sent),
    risk: test(painWords.risk),
    brushing: test(painWords.brushing),
    joke: test(painWords.joke),
  };
}

const isAnimal =
  /\b(?<!(?:wie|als|fur) (?:\w+ )?)(?:hunde?s?|katze|kater|hamster|kaninchen|meerschweinchen|my (?:dog|cat))\b(?![^.!?]{0,30}\b(?:mir|mich|ihm|ihr|uns|me|him|her|gebissen|bit)\b)/u;

const animal =
  'hunde?s?|welpen?|katzen?|kater|katzchen|hamster|kaninchen|hasen|meerschweinchen|pferde?s?|wellensittich|dog|puppy|cat|kitten|rabbit|horse';
const animalAsPatient = new RegExp(
  `(?<!\\p{L})(?:(?:fur|for) (?:mein\\w*|unser\\w*|de[nrm]|die|das|eine?n?|my|our|a|the) (?:\\w+ )?(?:${animal})(?!\\p{L})|(?:mein\\w*|unser\\w*|de[nrm]|die|das|my|our|the) (?:\\w+ )?(?:${animal}) (?:\\S+ ){0,5}?(?:zah\\w*|mundgeruch|gebiss|tooth\\w*|teeth)(?!\\p{L}))`,
  'u',
);

/** "Mein Hund hat Zahnweh"; what an animal did to somebody's tooth is no such thing. */
export function isForAnimal(text: string): boolean {
  return (
    animalAsPatient.test(text) &&
    !/\b(?:mir|mich|uns|ihm|me|gebissen|bit|mein\w* \w*zahn\w*|my \w*tooth)\b/u.test(text)
  );
}

/** About emergencies, but nobody has one: "what if", a figure of speech, a dog's. */
function isTalkOnly({ hypothetical, joke, text }: Found): boolean {
  return hypothetical || joke || isAnimal.test(text);
}

// What is told of the past only leads up to it.
const isBackNow =
  /\b(?:wieder da|schon wieder|wieder angefangen|geht wieder los|seit (?:heute|gestern|stunden|der nacht)|immer noch|is back|came back|(?:und |jetzt |nun |aber )(?:jetzt |nun |heute )?(?:tut|blutet|pocht|eitert|schmerzt|wackelt|halt))\b/u;

const justNow =
  /\b(?:eben|grad|gerade|vorhin|soeben|vor (?:\w+ )?(?:minuten?|min|stunden?|std|halben stunde)|just now|(?:minutes?|an? hour|hours?) ago|heute frueh|heute morgen)\b/u;

/** Something is lost or broken, and whoever says so says that it does not hurt. */
function isCalm({ noPain, blood, swelling, accident, fever, breath }: Found): boolean {
  return noPain && ![blood, swelling, accident, fever, breath].some(Boolean);
}

/** "Notfall. Bitte. Jetzt.", "Hilfe!", "bitte helfen Sie mir schnell". The word alone may ask what the assistant can do. */
function callsForHelp(text: string): boolean {
  if (isCry.test(text) && forHelp.test(text) && isPressing.test(text)) return true;
  const isShort = text.split(' ').length <= 6;
  return (
    isShort &&
    /\b(?:notfall|notdienst|notaufnahme|emergency|urgence|urgencia|acil)\b/u.test(text) &&
    !/passwor|nummer|number|seite|page|kein|not an?\b|ist es|code|haha|(?<!!|\?)\?(?!\?)/u.test(text)
  );
}

const isCry =
  /^(?:(?:bitte|please|sofort|schnell|dringend|hilfe|help|helft|helfen sie|mir|uns|me|jetzt|quick|fast)[\s,.!]*)+$/u;
const isPressing =
  /!|(?:hilfe|help)\b.*\b(?:hilfe|help)\b|\b(?:schnell|sofort|dringend|jetzt|mir|uns|me|quick|fast)\b/u;
const forHelp = /\b(?:hilfe|help|helft|helfen)\b/u;

/** Signs of a throat that closes or of a head that fails; two at once are nobody's "what if". */
function countDangers({ breathless, tightening, swallow, jawLock, faint, heart, confused }: Found): number {
  return [breathless, tightening, swallow, jawLock, faint, heart, confused].filter(Boolean).length;
}

function mayDie(found: Found): boolean {
  const inMouth =
    found.tooth || found.face || found.tongue || found.neck || /\bmund\b|\bmouth\b/u.test(found.text);
  if (found.breathless || found.tightening) return true;
  if (found.dying && !dyingElsewhere.test(found.text)) return true;
  if (found.confused && (found.accident || found.fever || found.heart || found.swelling || inMouth))
    return true;
  if (found.hazard && inMouth && !found.brushing) return true;
  const { breath, hard, swallow, tongue, faint, heart, allergic, chills, swelling, fever, jawLock, blood } =
    found;
  if (breath && (hard || swelling || allergic || found.aspirated || chills)) return true;
  if (swallow && (hard || swelling || jawLock) && !found.mild) return true;
  if (faint || heart || found.aspirated) return true;
  if (allergic && (swelling || breath)) return true;
  if (tongue && swelling && /zunge|tongue|rachen|lippen und|lips/u.test(found.text)) return true;
  if (swelling && (fever || chills) && (found.face || found.neck)) return true;
  if ((swelling && found.neck && found.voiceless) || (found.spreading && (found.voiceless || fever)))
    return true;
  if (found.tongue && found.swelling && found.voiceless) return true;
  if (found.collapsed && (blood || fever || swelling)) return true;
  if (jawLock && (swallow || fever || chills)) return true;
  return blood && found.persists && (found.risk || /stunden|\bstd\b|hours/u.test(found.text)) && !found.mild;
}

function isInjured(found: Found): boolean {
  const { tooth, out, broken, loose, accident, blood, noPain, mild } = found;
  if (tooth && found.driven) return true;
  // Whoever has just had an accident may feel nothing yet.
  const isCalmAfter = noPain && !justNow.test(found.text);
  if (accident && tooth && (out || broken || loose || blood) && !(isCalmAfter && !out && !loose)) return true;
  if (
    tooth &&
    out &&
    /rausgeflogen|ausgeschlagen|knocked|(?:in|i|en) (?:der hand|dr hand|de[r]? mil|milch|ner milch|milk)|glass of milk|cup of milk|komplett (?:raus|draussen)/u.test(
      found.text,
    )
  )
    return true;
  return accident && blood && !mild;
}

/** Gums that bleed are no wound; whoever is pregnant asks about them. */
const ofGums = /zahnfleischblut|\b(?:gums? bleed|bleeding gums?)/u;

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
  const isOfGums = ofGums.test(found.text);
  if (blood && persists && !brushing && !mild) return true;
  if (swelling && face && !(noPain && mild) && !found.brushing) return true;
  // Who has a fistula that does not hurt has had it for long.
  if ((pus && !noPain) || found.jawLock) return !mild || pus;
  if (pain && !noPain && !mild && (strong || sleepless || noHelp || radiates || found.fever)) return true;
  if (found.unbearable && (pain || found.tooth) && !noPain) return true;
  if (found.complication && !mild) return true;
  if (found.fever && (found.tooth || face) && infected.test(found.text) && !noPain) return true;
  if (found.sent && (pain || swelling || pus || blood) && !noPain && !mild) return true;
  if (
    found.risk &&
    found.tooth &&
    (swelling || pus || (blood && !brushing && !isOfGums) || (pain && found.now)) &&
    !noPain &&
    !mild
  )
    return true;
  if (found.fever && found.tooth && (strong || pain) && !noPain) return true;
  if (sleepless && noHelp) return true;
  return pain && strong && (sleepless || noHelp) && !noPain;
}

/** Something is with a mouth or a head, and since lately: strangers have words for it that are in no group. */
function isNewInMouth({ tooth, face, tongue, neck, pain, brushing, mild, noPain, text }: Found): boolean {
  if (brushing || mild || noPain) return false;
  return (tooth || face || tongue || neck || pain) && lately.test(text);
}

const lately =
  /\b(?:seit|heute|gestern|vorgestern|jetzt|eben|grad|gerade|vorhin|nachts?|sofort|dringend|schnell|plotzlich|auf einmal|immer (?:\w+er|noch)|nach (?:der|dem|meiner|'?ner|einer) (?:op|spritze|betaubung|behandlung|fullung|ziehen|eingriff|bohren|wurzel\w*)|gezogen|since|today|yesterday|last night|this morning|suddenly|hilfe|help|was (?:soll|mach|tun|kann))\b/u;

const infected = /entzund|vereiter|infe[ck]t|weisheits|gezogen|extract|wisdom|\bop\b|wurzel/u;

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
