import { denyingWords } from './words/giving-up-words.ts';
import { toSet } from './words/own-talk-words.ts';

// Why somebody gives an appointment up, said in a clause of its own. It holds only words that such reasons are made of: a
// day, a place in a list, a name, a condition or a doubt is none of them.

const lacks = new RegExp(
  `^(?:${denyingWords}|nix|nichts|nimmer|keine?[nrms]?|no|cannot|can't|cant|won't|isn't|couldn't|unable)$`,
  'u',
);
/** They hinder by being so. */
const hinders = new RegExp(
  `^(?:${[
    'krank|kranke[nr]?|erkrankt|krankgeschrieben|krankheit|krankenhaus|grippe|fieber|erkaltet|erkaltung|corona|covid|positive?|migrane|magen',
    'verletzt|unfall|verungluckt|spital|klinik|reha|operiert|op|quarantane|isolation|bettlagerig|arzt|arztin|kinderarzt|hausarzt|notaufnahme',
    'ill|sick|unwell|flu|fever|hospital|injured|accident|surgery',
    'arbeit|arbeiten|arbeite|(?:fruh|spat|nacht|tag)?(?:schicht|dienst)|bereitschaftsdienst|dienstlich|dienstreise|geschaftsreise|uberstunden',
    'besprechung|sitzung|meeting|fortbildung|weiterbildung|schulung|lehrgang|work|working|shift|business',
    'schule|unterricht|prufung|klausur|seminar|school|exam|class|urlaub|ferien|verreist|verreise|reise|unterwegs|ausland|weg|weggezogen',
    'umgezogen|umziehe|umzug|holiday|vacation|away|abroad|travelling|traveling|moved|verhindert|dazwischengekommen|dazwischen',
    'gestorben|verstorben|todesfall|trauerfall|beerdigung|died|funeral|bereavement|erledigt|schlecht|streikt|streik|strike|stau|panne|kaputt',
  ].join('|')})$`,
  'u',
);
/** They hinder where they lack: "keine Zeit", "komme nicht", "der Bus fährt nicht". */
const comes =
  /^(?:kann|konnen|konnte|ko|schaff\w*|pack\w*|komm\w*|fahrt|zeit|betreuung|babysitter|wahrnehmen|hier|dort|zuhause|hause|daheim|fuhl\w*|wohl|come|make|time|able|attend|here|town|home|feel|feeling|well)$/u;
/** Said without "mir" or "da", "das geht nicht" may be of the cancelling. */
const suits = /^(?:klappt\w*|geht|gehts|passt|haut)$/u;
/** So may "nicht nötig" without "mehr" or "den". */
const needs = /^(?:brauch\w*|notig|need\w*|weh|schmerzen|hurts?)$/u;

const people =
  'kind kinder sohn tochter baby frau mann mutter vater mama papa oma opa eltern familie chef chefin kollege kollegin son daughter child children kid kids wife husband partner partnerin mother father mum mom dad family boss colleague';
const ofPeople = toSet(people);
const beside = toSet(
  `${people} ich wir i we es das man mir mich uns ihn me us it mein meine meiner meinem meinen unser unsere my our der den die ein eine einen
  einem einer a an the kleine kleiner grosse grosser bin ist sind war is are am was were be been hab habe haben hat hatte have has had got
  muss mussen musste must to konnen can will da dann leider weil denn namlich wegen because of since due doch selbst selber auch grad grade
  gerade jetzt nun so sehr total plotzlich kurzfristig beruflich privat im ins in auf bei beim zu zur zum an am on at mehr any more anymore
  longer was etwas tut leid sorry unfortunately rechtzeitig hin gut geworden worden geschrieben liegt liege liegen kommt gekommen gar uberhaupt ganz ja
  sich dem bus zug bahn auto car train not i'm i've we're it's kam getestet tested stehe steh stecke feel`,
);
/** "So leid es mir tut" */
const regrets = toSet(
  `so es tut mir das wirklich sehr uns leid schade i'm i am very sorry about that it for the entschuldigung entschuldigen sie bitte die
  umstande fur trouble inconvenience`,
);
/** "Auch wenn es 50 Euro kostet" */
const evenIf = /^(?:auch wenn|selbst wenn|even if) /u;
const paid = toSet(
  `es das it that i ich mich was dann halt me something have to pay a fee eine gebuhr 50 funfzig fifty euro euros eur kosten kostet cost costs
  zahlen bezahlen muss`,
);
/** "Vielen Dank und liebe Grüße, Anna" */
const takesLeave = toSet(
  `vielen besten herzlichen lieben danke dank thanks thank you und and mit liebe lieber viele beste bester freundlichen schonen schone schones
  einen ein eine noch ihnen euch auf kind best warm have a nice good alles gute tag abend wochenende woche feierabend tschuss ciao bye
  wiedersehen wiederhoren day evening weekend`,
);
const signed = /(?:^| )(?:grusse?n?|gruss|lg|vg|mfg|regards|wishes)(?: \p{L}+){0,2}$/u;
const regretted = /\b(?:leid|schade|sorry|entschuldig\w*)\b/u;
/** "Noch einen" takes no leave. */
const leaves =
  /\b(?:dank\w*|thanks?|liebe|viele|beste|schone[nrs]?|gute|nice|good|tschuss|ciao|bye|wieder\w+)\b|^$/u;
/** "Ich melde mich wieder", "I'll rebook later" */
const returns =
  /^(?:(?:(?:ich|wir) )?(?:melden?|buchen?)(?: (?:mich|uns|mir|bei|ihnen|euch|dann|wieder|bald|spater|noch|nochmal|einfach|selbst|danach|online|neu))+|(?:i'll|i will|will) (?:re)?(?:book|call|be in touch|get in touch|get back to)(?: (?:you|again|later|soon|back|online))*)$/u;

/** What is said in several words, in one that is known. */
const asKnown: readonly [RegExp, string][] = [
  [/\bsomething (?:has |just )?c[ao]me up\b/u, 'verhindert'],
  [/\b(?:schon|bereits) (?:et)?was (?:anderes )?vor\b/u, 'verhindert'],
  [/\b(?:broke|broken) down\b/u, 'kaputt'],
  [/\ban (?:dem|diesem) tag\b|\b(?:on )?that day\b/u, 'da'],
  [/\b(?:den|diesen|meinen|the|this|my) (?:termin|appointment)\b/u, 'den'],
];

/** "Der im Urlaub" and "den Arzt" are appointments, and so may be "meiner passt nicht" and "im Urlaub" by itself. */
const article = /^(?:der|den|die|das|the|that|einen?)$/u;
const namesOne = new RegExp(
  `^(?:(?:der|den|die|das|einen?|the|that) )(?:im|in|auf|bei|beim|zu|zur|zum|an|am|on|at)\\b|^(?:im|in|auf|bei|beim|zur|zum|am|on|at)(?: \\w+){1,2}$|\\b(?:mein|unser)(?:e[nmrs]?)?(?! (?:(?:kleine|grosse)r? )?(?:arbeit|urlaub|bus|zug|bahn|auto|${people.replaceAll(' ', '|')}))\\b`,
  'u',
);

/** Whether a clause says why somebody cannot or need not come, and nothing that could mean another appointment. */
export function isHindrance(clause: string): boolean {
  return clause.split(/ (?:und|and) /u).every(hindersPlainly);
}

const toPlain = (clause: string) => clause.match(/[\p{L}\p{N}']+/gu)?.join(' ') ?? '';

/** "Das ist schlecht", "das brauche ich nicht mehr": of what was asked? */
const ofThat = /\b(?:das|that)\b(?! (?:kind|baby|auto)\b)/u;

function hindersPlainly(clause: string): boolean {
  const said = asKnown.reduce((text, [phrase, word]) => text.replace(phrase, word), toPlain(clause));
  const words = said.split(' ');
  const [opening = '', next = ''] = words;
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const isKnown = (word: string) =>
    beside.has(word) || [lacks, hinders, comes, suits, needs].some((pattern) => pattern.test(word));
  if (!words.every(isKnown) || namesOne.test(said)) return false;
  const isHindered = has(hinders) && !ofThat.test(said);
  if (!has(lacks)) return isHindered && !(article.test(opening) && hinders.test(next));
  // "Ich bin nicht krank" hinders nobody, and "mein Sohn kann nicht" may be of his own.
  if (has(hinders) || words.some((word) => ofPeople.has(word))) return false;
  return lacksComing(said, has);
}

function lacksComing(said: string, has: (pattern: RegExp) => boolean): boolean {
  if (/\b(?:nicht|nich|net|not) (?:mehr )?(?:da|there)\b/u.test(said)) return true;
  const isOfThat = ofThat.test(said);
  if (has(suits)) return has(/^(?:mir|uns|da|me|us)$/u);
  if (has(needs)) return !isOfThat && has(/^(?:ihn|den|mehr|more|anymore|longer)$/u);
  return has(comes) && (!isOfThat || has(/^(?:schaff|pack)/u));
}

/** Whether somebody says that they will be in touch once more. */
export function announcesReturn(clause: string): boolean {
  return returns.test(toPlain(clause));
}

/** Whether a clause is sorry, pays or takes its leave. */
export function isCourtesy(clause: string): boolean {
  const plain = toPlain(clause);
  const isMadeOf = (words: ReadonlySet<string>, text: string) =>
    text.split(' ').every((word) => words.has(word) || word === '');
  return (
    (regretted.test(plain) && isMadeOf(regrets, plain)) ||
    (leaves.test(plain.replace(signed, '')) && isMadeOf(takesLeave, plain.replace(signed, ''))) ||
    (evenIf.test(plain) && isMadeOf(paid, plain.replace(evenIf, '')))
  );
}
