import type { People } from './name-lists.ts';
import { closings, harmless, harmlessSentences, openings, wholes } from './name-sentences.ts';

/** Numbers that look drawn, and are the same each time. */
export type Draw = {
  below: (count: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
};

export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    chance: (share) => next() < share,
  };
}

function drawFirst(draw: Draw, { firstNames }: People): string {
  const one = draw.pick(firstNames);
  return draw.chance(0.08) ? `${one}${draw.pick(['-', ' '])}${draw.pick(firstNames)}` : one;
}

function drawSurname(draw: Draw, people: People, all: readonly People[]): string {
  const one = draw.pick(people.surnames);
  const kind = draw.below(100);
  if (kind < 7) return `${one}-${draw.pick(drawPeople(draw, all).surnames)}`;
  if (kind < 10)
    return `${draw.pick(['von', 'von der', 'van', 'van den', 'van de', 'zu', 'vom', 'zum', 'de', 'de la', 'di', 'Del', 'De', 'El', 'al', 'ben', 'bin', 'dos', 'da', 'Mc', "O'", "D'"])} ${one}`.replace(
      "' ",
      "'",
    );
  if (kind < 12)
    return `${draw.pick(['Graf von', 'Freiherr von', 'Freifrau von', 'Gräfin zu', 'Edler von', 'von und zu', 'Baron', 'Ritter von'])} ${one}`;
  // Surnames that no list has: the front of one and the end of another.
  if (kind < 30) {
    const other = draw.pick(people.surnames);
    const made = `${one.slice(0, Math.ceil(one.length / 2))}${other.slice(Math.ceil(other.length / 2)).toLowerCase()}`;
    return /^\p{L}{4,14}$/u.test(made) ? made : one;
  }
  return one;
}

function drawPeople(draw: Draw, all: readonly People[]): People {
  let left = draw.below(all.reduce((total, { weight }) => total + weight, 0));
  for (const people of all) {
    left -= people.weight;
    if (left < 0) return people;
  }
  throw new Error('nobody is left');
}

function drawWhole(draw: Draw, people: People, all: readonly People[]): string {
  const [first, last] = [drawFirst(draw, people), drawSurname(draw, people, all)];
  const kind = draw.below(40);
  if (kind === 0) return `${draw.pick(['Dr.', 'Prof.', 'Dipl.-Ing.', 'Dr. med.', 'Mag.'])} ${first} ${last}`;
  if (kind === 1) return `${last} ${first}`;
  if (kind === 2) return `${first} ${draw.pick(people.firstNames)} ${last}`;
  if (kind === 3) return `${first.charAt(0)}. ${last}`;
  if (kind === 4) return `${first} ${last.charAt(0)}.`;
  return `${first} ${last}`;
}

/** A sentence with its names in double braces; a third of it in small letters. */
export function fillSentence(
  draw: Draw,
  sentence: string,
  all: readonly People[],
  towns: readonly string[],
): string {
  const family = drawPeople(draw, all);
  return sentence.replace(/(?<!\p{L})([FSNPJTW])(?=s?(?!\p{L}))/gu, (_, kind: string) => {
    const people = draw.chance(0.8) ? family : drawPeople(draw, all);
    if (kind === 'T') return draw.pick(towns);
    if (kind === 'W') return draw.pick(harmless);
    if (kind === 'J') return `{{${draw.pick(people.firstNames).charAt(0)}.}}`;
    const what = kind === 'P' ? draw.pick(['F', 'F', 'S', 'N', 'N']) : kind;
    if (what === 'F') return `{{${drawFirst(draw, people)}}}`;
    return `{{${what === 'S' ? drawSurname(draw, people, all) : drawWhole(draw, people, all)}}}`;
  });
}

/** A message as somebody writes it who gives a name, with the name in double braces; or, seldom, what looks like one. */
export function writeMessage(
  draw: Draw,
  message: string,
  all: readonly People[],
  towns: readonly string[],
): string {
  const kind = draw.below(100);
  const small = message.charAt(0).toLowerCase() + message.slice(1);
  const bare = message.replace(/[.!]+$/u, '');
  const isGerman = !/\b(?:the|my|you|is|and)\b/u.test(message);
  const ofLanguage = (sentence: string) =>
    /\b(?:my|this|here|its?|first|Mrs?|Ms|For|I'm|Hi|speaking|Thanks|Cheers|Kind|Best|Yours|thx|account|Last|Appointment)\b/u.test(
      sentence,
    ) !== isGerman;
  const pick = (sentences: readonly string[]) =>
    draw.pick(draw.chance(0.7) ? sentences.filter(ofLanguage) : sentences);
  const fill = (sentence: string) => fillSentence(draw, sentence, all, towns);
  const written = withRelative(draw, message, all);
  if (kind < 12 && written !== message) return writeAsTyped(draw, written);
  if (kind < 45) return writeAsTyped(draw, fill(pick(openings)) + (draw.chance(0.6) ? small : message));
  if (kind < 70) return writeAsTyped(draw, bare + fill(pick(closings)));
  if (kind < 86)
    return writeAsTyped(
      draw,
      `${fill(draw.pick(wholes))}${draw.pick(['. ', ', ', '? ', ' '])}${draw.chance(0.5) ? message : ''}`,
    );
  if (kind < 90) return writeAsTyped(draw, `${bare}. ${fill(draw.pick(wholes))}`);
  return writeAsTyped(
    draw,
    `${fill(draw.pick(harmlessSentences))}${draw.pick(['. ', ', ', '? '])}${message}`,
  );
}

const relative =
  /(?<!\p{L})((?:mein|meine[mnr]?|unser|unsere[mnr]?|my|our|dein|ihr)\s(?:kleine[nr]?\s|große[nr]?\s|älteste[nr]?\s)?(?:sohn|tochter|mann|frau|enkel|enkelin|kind|bruder|schwester|mutter|vater|oma|opa|tante|onkel|freund|freundin|partner|partnerin|nachbarin|nachbar|kollegin|kollege|son|daughter|husband|wife|brother|sister|mother|father|kid|boyfriend|girlfriend|mama|papa|neffe|nichte|schwager|mitbewohner|mitbewohnerin|chef|azubi|kleine|kleiner|große|großer))(?=[\s,.?!])/iu;

/** "mein Sohn" with his name. */
function withRelative(draw: Draw, message: string, all: readonly People[]): string {
  const people = drawPeople(draw, all);
  return message.replace(relative, (who) => {
    const name = draw.chance(0.8) ? drawFirst(draw, people) : drawWhole(draw, people, all);
    return draw.pick([
      `${who} {{${name}}}`,
      `${who} {{${name}}}`,
      `${who}, {{${name}}},`,
      `${who} ({{${name}}})`,
    ]);
  });
}

function writeAsTyped(draw: Draw, message: string): string {
  const kind = draw.below(100);
  const text = message.toLowerCase();
  if (kind < 27) return text.length === message.length ? text : message;
  // Only the name is written small.
  if (kind < 33) return message.replace(/\{\{.+?\}\}/gu, (name) => name.toLowerCase());
  if (kind < 36) return message.toUpperCase();
  return message;
}
