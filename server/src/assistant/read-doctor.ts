import type { DoctorFacts } from '@praxisportal/practice/types';
import { escapePattern } from './escape-pattern.ts';
import { normalise } from './normalise.ts';

/** The doctors that a message names, and those it does not want; `names` are what it calls them, without titles. */
export type DoctorWish = {
  doctorId?: string | undefined;
  refusedDoctorIds: string[];
  /** Whoever it is. */
  isAny?: boolean;
  namedIds: string[];
  names: string[];
};

type DoctorNames = { id: string; patterns: RegExp[] };

const refusedBefore =
  /\b(?:nicht|nich|net|nit|ned|not|kein|ausser|except|instead of|statt|bloss nicht|nie)(?: (?:wieder|mehr|noch mal|again))?(?: (?:zu|zua|zum|zur|bei|beim|bei der|von|to|with|by|the))?(?: (?:frau|herrn?|dr\.?|doktor|der|dem))* ?$/u;

// "Lieber bei einer Frau", "gibt es auch eine Ärztin?", "with a female dentist". Who is a woman has asked for none.
const asked =
  '(?:bei|von|zu|mit|by|with|see|lieber|gerne?|nur|auch|bitte|moglichst|mocht\\w*|habt ihr|haben sie|gibt es|gibts|do you have|prefer|rather)(?: (?:auch|bei|von|zu|have|see))?';
const toWished = (article: string, person: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${asked} (?:${article} )?(?:${person})|${article} (?:${person}) (?:ware|war|wenn|bitte|geht|ginge|please|would|if))(?!\\p{L})`,
    'u',
  );
const dentist = '(?:zahn)?arzt\\w*|dentist|doctor|behandler\\w*|person';
const woman = toWished(
  "(?:eine?r?|'?ner?|a)",
  `frau(?: doktor)?|(?:zahn)?arztin|doktorin|dame|woman|lady|(?:weiblich\\w*|female|woman|lady) (?:${dentist})`,
);
const man = toWished("(?:eine[nm]|'?ne[nm]|a)", `mann|herrn|man|(?:mannlich\\w*|male) (?:${dentist})`);
/** Whoever is not of the sex that is wished; nobody if that would leave nobody. */
function findOfOtherSex(text: string, doctors: readonly DoctorFacts[]): string[] {
  const wished = [woman, man].find((pattern) => pattern.test(text));
  if (wished === undefined) return [];
  const others = doctors.filter((doctor) => isWoman(doctor) !== (wished === woman));
  return others.length < doctors.length ? others.map(({ id }) => id) : [];
}

/** The German role tells: "Zahnärztin, Studium in Berlin"; what it names besides people ends otherwise. */
function isWoman({ role }: DoctorFacts): boolean {
  return /(?:ärztin|doktorin|\p{L}(?:ologin|ädin|istin|urgin))(?!\p{L})/iu.test(role.de);
}

/** Knows the practice's doctors by their names; first names and small slips of the pen count as well. */
export function createDoctorReader(doctors: readonly DoctorFacts[]): (text: string) => DoctorWish {
  const known = doctors.map(toNames);
  return (text) => {
    const found = known.flatMap(({ id, patterns }) =>
      patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ index, 0: name }) => ({
          ...{ id, name },
          isRefused: refusedBefore.test(text.slice(Math.max(0, index - 36), index)),
        })),
      ),
    );
    const wanted = found.filter(({ isRefused }) => !isRefused);
    const refused = found.filter(({ isRefused }) => isRefused).map(({ id }) => id);
    const ofOtherSex = wanted.length > 0 ? [] : findOfOtherSex(text, doctors);
    const refusedDoctorIds = [...new Set([...refused, ...ofOtherSex])];
    const namedIds = [...new Set(found.map(({ id }) => id))];
    return {
      doctorId: wanted.find(({ id }) => !refusedDoctorIds.includes(id))?.id,
      refusedDoctorIds,
      namedIds,
      names: [...new Set(found.map(({ name }) => name))],
    };
  };
}

function toNames({ id, name }: DoctorFacts): DoctorNames {
  const parts = normalise(name)
    .split(' ')
    .filter((part) => !part.endsWith('.'));
  const last = parts.at(-1) ?? '';
  const first = parts.length > 1 ? parts[0] : undefined;
  const patterns = [new RegExp(`\\b${allowSlips(last)}s?\\b`, 'gu')];
  if (first !== undefined && first.length > 3)
    patterns.push(new RegExp(`(?<=\\b(?:dr\\.? |frau |doktor ))${escapePattern(first)}\\b`, 'gu'));
  return { id, patterns };
}

/** "hoffmann" also as "hofman" or "hof mann", "yilmaz" as "jilmas": as people hear and dictate it. */
function allowSlips(name: string): string {
  return escapePattern(name).replace(/ffm|(.)\1|[yzb]/gu, (written) => {
    if (written === 'ffm') return 'f{1,2} ?m';
    const [letter = ''] = written;
    const heard = { y: '[yijh]', z: '[sz]' }[letter] ?? letter;
    return written.length > 1 || letter === 'b' ? `${heard}{1,2}` : heard;
  });
}
