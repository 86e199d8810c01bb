import { distressWords, figureOfSpeech, hurtWords, mouthWords, reliefWords } from './words/distress-words.ts';

/** From here on pain can't wait; from `maybeFrom` on it may be so: tuned, as the points are, on the hands that teach (record 62). */
export const urgentFrom = 3.5;
export const maybeFrom = 2.5;

/**
 * How urgent the suffering in a text is, in points: what hurts, how much, since when, what it keeps somebody from, and
 * how much help is asked for, less what makes it small. Nought without anything that hurts. The text is normalised
 * and standard German.
 */
export function scoreDistress(message: string): number {
  const text = message.replace(figureOfSpeech, ' ');
  const added = sumPoints(distressWords, text);
  const hurts = scoreHurt(text);
  return hurts === undefined ? 0 : hurts + added + sumPoints(reliefWords, text);
}

/** What hurts: said plainly, told by torment, or to be guessed from a sore mouth that keeps somebody busy. */
function scoreHurt(text: string): number | undefined {
  const { unbearable, remedy, helpless, lasting, sleepless, tears, now } = distressWords;
  const has = ({ pattern }: { pattern: RegExp }) => pattern.test(text);
  const hasMouth = mouthWords.test(text);
  if (hasMouth && hurtWords.torment.test(text)) return 3;
  if (hurtWords.plain.test(text)) return 2;
  // Nobody comes to a dentist's chat at night, with a cool pack, or at the end of their strength without pain.
  const isShort = text.split(' ').length <= 8;
  if (has(unbearable) && (isShort || has(now) || has(helpless) || has(lasting))) return 0.5;
  if (has(remedy) && (has(sleepless) || has(tears))) return 0.5;
  if (!hasMouth) return undefined;
  const suffering = sufferingGroups.filter((name) => has(distressWords[name])).length;
  const isUnderWay = suffering === 1 && (has(lasting) || has(now));
  return suffering >= 2 || isUnderWay || hurtWords.faint.test(text) || has(remedy) || has(sleepless)
    ? 0
    : undefined;
}

const sufferingGroups = [
  'unbearable',
  'impaired',
  'noHelp',
  'tears',
  'radiates',
  'worse',
  'helpless',
  'body',
] as const;

function sumPoints(
  groups: Readonly<Record<string, { points: number; pattern: RegExp }>>,
  text: string,
): number {
  return Object.values(groups).reduce(
    (sum, { points, pattern }) => sum + (pattern.test(text) ? points : 0),
    0,
  );
}
