import { normalise } from './normalise.ts';
import type { Asker, Person } from './turn.ts';

const relations: Readonly<Record<Exclude<Person['relation'], 'self' | 'other'>, RegExp>> = {
  child:
    /\b(?:sohn\w*|tochter\w*|kind(?:es|er)?|kleine[nr]?|bub|bua|madl|son|daughter|child|kid|junge[n]?|enkel\w*)\b/u,
  partner: /\b(?:mann|frau|gatt(?:e|in)|husband|wife|partner(?:in)?)\b/u,
  parent: /\b(?:mutter|vater|oma|opa|mama|papa|mum|mom|dad|mother|father|eltern)\b/u,
};

const forSelf = /(?<!\b(?:nicht|nich|net|not) )\b(?:fur|for) (?:mich|mi|me|myself)\b(?! und\b| and\b)/u;

/**
 * The person of the account whom a message is about: by first name, else by what they are to the account, if there
 * is only one such person. Undefined means the account's own person, or somebody it does not look after; where the talk
 * was of another, `isForOther`, "doch für mich" means the own one.
 */
export function readPerson(text: string, asker: Asker, isForOther = false): string | undefined {
  if (asker.kind === 'guest') return undefined;
  if (isForOther && forSelf.test(text))
    return asker.people.find(({ relation }) => relation === 'self')?.patientId;
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

const mine = '(?:mein\\w*|unser\\w*|my|our)';
/** Whose appointment it is, and not why somebody writes: "mein Sohn ist krank" asks for none of his. */
const relativesAsked = Object.entries(relations).map(([relation, { source }]) => ({
  relation,
  pattern: new RegExp(
    [
      `\\b(?:von|fur|for|of) ${mine} (?:\\w+ )?${source}`,
      `\\b(?:hat|haben|has|have|does|muss|kommt|when is|wann ist) ${mine} (?:\\w+ )?${source}`,
      `\\b(?:termin\\w*|appointments?) ${mine} (?:\\w+ )?${source}`,
      `\\b${mine} (?:\\w+ )?${source}(?:'?s)? (?:\\w+ )?(?:termin|appointment)`,
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
const forOther = new RegExp(`\\b(?:fur|for) (?:mein\\w*|unser\\w*|my|our) (?:\\w+ )?(?:${anyRelation})`, 'u');

/** Whether an appointment is wished for somebody else than who writes. */
export function isForSomebodyElse(text: string): boolean {
  return forOther.test(text);
}

/** Whether a relative is spoken of at all, be it as the reason. */
export function namesRelative(text: string): boolean {
  return new RegExp(`\\b${mine} (?:\\w+ )?(?:${anyRelation})`, 'u').test(text);
}

/** The pattern of a text that is found as it stands. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** First name of a person whom the account looks after, or of its own. */
export function findName(asker: Asker, patientId: string | undefined): string | undefined {
  return asker.kind === 'guest'
    ? undefined
    : asker.people.find((person) => person.patientId === patientId)?.firstName;
}
