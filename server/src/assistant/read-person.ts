import { escapePattern } from './escape-pattern.ts';
import { normalise } from './normalise.ts';
import type { Asker, OtherRelation, Person } from './turn.ts';

const otherRelations = ['child', 'partner', 'parent', 'other'] as const satisfies readonly OtherRelation[];

const relations: Readonly<Record<Exclude<Person['relation'], 'self' | 'other'>, RegExp>> = {
  child:
    /\b(?:sohn\w*|tochter\w*|kind(?:es|er)?|kleine[nr]?|bub|bua|madl|son|daughter|child|kid|junge[n]?|enkel\w*)\b/u,
  partner: /\b(?:mann|frau|gatt(?:e|in)|husband|wife|partner(?:in)?)\b/u,
  parent: /\b(?:mutter|vater|oma|opa|mama|papa|mum|mom|dad|mother|father|eltern)\b/u,
};

const deniedPerson =
  /\b(?:de[nrm]|die|das|the one) (?:vom|von|fur|of|for) (?:(?:mein\w*|my|unser\w*|de[nrm]) )?\p{L}+ (?:(?:doch|aber|bitte|ja) )*(?:nicht|nich|net|nit|ned|not)\b|\b(?:nicht|nich|net|nit|not) (?:(?:de[nrm]|die|das|the|that|one) )?(?:(?:vom|von|fur|of|for) )?(?:(?:mein\w*|my|unser\w*|our|de[nrm]|die|the) )?\p{L}+/gu;
const ownOne =
  /\b(?:de[nr]|die|das|the one|termin|appointment) (?:von|fur|of|for) (?:mir|mich|mine|me)\b|\b(?:meine[nrs]?|mine)(?=\W*$|[,.!]| (?:ja|yes|nicht|nich|net|not|bitte|please|absagen|stornieren|verschieben|bei|am|auf)\b)/u;

/** Whose appointment of several people's is meant: "den von mir, nicht den vom kleinen". */
export function readOwner(text: string, asker: Asker): string | undefined {
  const said = text.replace(deniedPerson, ' ');
  if (said !== text || ownOne.test(text)) {
    const other = readPerson(said, asker);
    if (other !== undefined) return other;
    if (ownOne.test(said)) return findSelf(asker);
  }
  return readPerson(text, asker);
}

const mine = '(?:mein\\w*|unser\\w*|my|our)';
const ownBeside = new RegExp(
  `\\b(?:meinen?|my)(?: \\w*termin| appointment)? (?:und|and|sowie) (?:(?:auch|den|der|the one|that) )*(?:von|vom|of|for|${mine}|\\p{L}+s\\b)|\\b(?:und|and|sowie) (?:auch |gleich )?(?:meinen?|mine|de[nr] von mir)(?! \\p{L}*(?:sohn|tocht|kind|mann|frau|son|daughter|kid|husband|wife))\\b`,
  'u',
);

/** "Meinen Termin und den von Emil": one's own beside that of another person. */
export function namesOwnBeside(text: string): boolean {
  return ownBeside.test(text);
}

const forSelf = /(?<!\b(?:nicht|nich|net|not) )\b(?:fur|for) (?:mich|mi|me|myself)\b(?! und\b| and\b)/u;

/**
 * The person of the account whom a message is about: by first name, else by what they are to the account, if there
 * is only one such person. Undefined means the account's own person, or somebody it does not look after; where the talk
 * was of another, `isForOther`, "doch für mich" means the own one.
 */
export function readPerson(text: string, asker: Asker, isForOther = false): string | undefined {
  if (asker.kind === 'guest') return undefined;
  if (isForOther && forSelf.test(text)) return findSelf(asker);
  const others = asker.people.filter(({ relation }) => relation !== 'self');
  const named = others.find(({ firstName }) =>
    new RegExp(`(?<![\\p{L}])${escapePattern(normalise(firstName))}s?(?![\\p{L}])`, 'u').test(text),
  );
  if (named) return named.patientId;
  for (const [relation, pattern] of Object.entries(relations)) {
    const matching = others.filter((person) => person.relation === relation);
    const [only] = matching;
    if (
      only &&
      matching.length === 1 &&
      new RegExp(`\\b(?:mein\\w*|unser\\w*|my|our|die|der|den) (?:\\w+ )?${pattern.source}`, 'u').test(text)
    )
      return only.patientId;
  }
  return undefined;
}

/** "Meine Frau muss", "die Frau kann nicht": one's own, without a surname. */
const noSurname =
  '(?:absag\\w*|stornier\\w*|verschieb\\w*|verleg\\w*|muss|musste|kann|konnte|hat|hatte|ist|war|will|soll|mochte|braucht|kommt|schafft|wird|und|nicht)\\b';
const titled = new RegExp(
  `(?<!\\b(?:mein|dein|sein|ihr|unser)\\w* (?:\\w+ )?|\\bmy )\\b(?:frau|herrn?|familie|mrs?\\.?|ms\\.?|miss) (?!(?:dr|doktor|prof|doctor)\\b|${noSurname})(?<name>\\p{L}{3,})`,
  'gu',
);

/** Whose appointment it is, and not why somebody writes: "mein Sohn ist krank" asks for none of his. */
const relativesAsked = Object.entries(relations).map(([relation, { source }]) => ({
  relation,
  pattern: new RegExp(
    [
      `\\b(?:von|fur|for|of) ${mine} (?:\\w+ )?${source}`,
      // And no reason: "da hat mein Enkel seine Prüfung".
      `\\b(?:hat|haben|has|have|does|muss|kommt|when is|wann ist) ${mine} (?:\\w+ )?${source}(?=[^.!]{0,60}(?:\\?|\\b(?:\\w*termin\\w*|appointments?|dran|kommen|come)\\b)|\\W*$)`,
      `\\b(?:termin\\w*|appointments?) ${mine} (?:\\w+ )?${source}`,
      `\\b${mine} (?:\\w+ )?${source}(?:'?s)? (?:\\w+ )?(?:termin|appointment)`,
      // "Mein Sohn Max hat einen Termin, den will ich absagen", but no other reason for a change of one's own.
      `^(?!.*\\b(?:mein\\w*|my) (?:\\w+ )?(?:termin|appointment)).*\\b${mine} (?:\\w+ )?${source} (?:\\w+ )?(?:hat|hatte|has|had) (?:\\w+ ){0,4}(?:termin|appointment)\\b(?! (?:beim|im|auf|am|an|in|at|bei (?!euch|ihnen|dr|doktor|frau|herr)))`,
    ].join('|'),
    'u',
  ),
}));

/**
 * Whether a message is about an appointment of somebody who is neither of the account nor one of `doctorNames`: by title
 * and surname, or as a relative whom the account does not look after.
 */
export function namesStranger(text: string, asker: Asker, doctorNames: readonly string[]): boolean {
  if (asker.kind === 'guest') return false;
  const names = [...asker.people.map(({ lastName }) => lastName), ...doctorNames].join(' ');
  const known = new Set(normalise(names).split(/[^\p{L}]+/u));
  const isKnown = (name: string) => known.has(name) || known.has(name.replace(/s$/u, ''));
  if ([...text.matchAll(titled)].some(({ groups }) => groups?.name && !isKnown(groups.name))) return true;
  // Who is only known as somebody else may be a child or a parent.
  const mayBe = (asked: string) =>
    asker.people.some(({ relation }) => relation === asked || relation === 'other');
  return relativesAsked.some(({ relation, pattern }) => !mayBe(relation) && pattern.test(text));
}

const anyRelation = Object.values(relations)
  .map(({ source }) => source)
  .join('|');

/** Those of whom it is told in words for no relation of their own. */
const others =
  '(?:bruder|schwester|geschwister\\w*|freund(?:in)?|neffen?|nichte|nachbar(?:in|n)?|cousine?|schwager|schwagerin|schwieger\\p{L}+|pflege(?:kind|sohn|tochter)\\w*|brother|sister|friend|girlfriend|boyfriend|nephew|niece|neighbou?r|mother-in-law|father-in-law)\\b';
const needs =
  '(?:braucht|brauchte|benotigt|(?:muss|musste|soll|sollte|mochte|will) (?:\\p{L}+ ){0,2}zu[rm]|needs?|has to (?:see|come)|is due)\\b';
const forOther = [...Object.entries({ ...relations, other: { source: others } })].map(
  ([relation, { source }]) => ({
    relation: toRelation(relation),
    pattern: new RegExp(
      `\\b(?:fur|for) ${mine} (?:\\w+ )?${source}|\\b${mine} (?:\\w+ )?${source} (?:\\p{L}+ )?${needs}`,
      'u',
    ),
  }),
);

function toRelation(name: string): OtherRelation {
  return otherRelations.find((relation) => relation === name) ?? 'other';
}

/** What somebody else is to whoever writes, if an appointment is wished for them. */
export function readRelation(text: string): OtherRelation | undefined {
  return forOther.find(({ pattern }) => pattern.test(text))?.relation;
}

/** "Doch für mich". */
export function isForSelf(text: string): boolean {
  return forSelf.test(text);
}

/**
 * Who of the account's people somebody is by what they are to it: the only one who can be meant, one of some, or nobody
 * who is on the account yet.
 */
export function findRelated(
  { people }: Extract<Asker, { kind: 'patient' }>,
  relation: OtherRelation,
): { patientId: string } | 'choose' | 'add' {
  const related = people.filter((person) => person.relation === relation);
  const [only] = related;
  if (only && related.length === 1 && relation !== 'other') return { patientId: only.patientId };
  const mayBe = related.length > 0 || people.some((person) => person.relation === 'other');
  return mayBe ? 'choose' : 'add';
}

const adds =
  /\b(?:eintrag\w*|trag\w*[^.!?]{0,30}\bein|hinzufug\w*|fug\w*[^.!?]{0,30}\b(?:hinzu|dazu)|anleg\w*|leg\w*[^.!?]{0,30}\ban|add)\b/u;
const asksHow = /\b(?:wie|wo|how|where)\b|^(?:(?:und|aber|ok|and|but) )?(?:kann|konnen|muss|can|could|do)\b/u;
const somebody =
  /\b(?:sie|ihn|person|personen|familienmitglied\w*|angehorige\w*|her|him|them|family member\w*|someone|somebody|jemand\w*)\b/u;

/** "Wie trage ich sie ein?", "can I add my daughter?": asks how a person comes to the account. `isTalkedOf` if one is missing. */
export function asksHowToAdd(text: string, isTalkedOf: boolean): boolean {
  if (!adds.test(text) || !asksHow.test(text) || /\b(?:termin\w*|appointments?)\b/u.test(text)) return false;
  return (
    namesRelative(text) ||
    (isTalkedOf && somebody.test(text)) ||
    /\bperson\b|family member|familienmitglied/u.test(text)
  );
}

/** "Meinen Sohn", as part of a pattern. */
export const ownRelative = `\\b${mine} (?:\\w+ )?(?:${anyRelation})`;

/** Whether a relative is spoken of at all, be it as the reason. */
function namesRelative(text: string): boolean {
  return new RegExp(ownRelative, 'u').test(text);
}

/** The account's own person. */
export function findSelf(asker: Asker): string | undefined {
  return asker.kind === 'guest'
    ? undefined
    : asker.people.find(({ relation }) => relation === 'self')?.patientId;
}

/** First name of a person whom the account looks after, or of its own. */
export function findName(asker: Asker, patientId: string | undefined): string | undefined {
  return asker.kind === 'guest'
    ? undefined
    : asker.people.find((person) => person.patientId === patientId)?.firstName;
}
