/** First words of settings that other programs hardly use. */
const families = ['SMTP', 'TWILIO', 'VOICE', 'LLM', 'TTS'];
/** Shorter names are too near to those of others. */
const leastLengthToCompare = 7;
const mostSlips = 2;

/** Names of the environment that look like a setting but are none, as sentences; values may be secret and are left out. */
export function findUnknownSettings(
  env: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name) && env[name] !== '')
    .flatMap((name) => {
      const meant = known.find((each) => looksLike(name, each));
      if (meant) return `${name} is no setting and is not read: is ${meant} meant?`;
      const isOfFamily = families.some((family) => name.toUpperCase().startsWith(`${family}_`));
      return isOfFamily
        ? `${name} is no setting and is not read; the README lists those that there are.`
        : [];
    });
}

function looksLike(name: string, known: string): boolean {
  const upper = name.toUpperCase();
  if (upper === known) return true;
  return known.length >= leastLengthToCompare && countSlips(upper, known) <= mostSlips;
}

/** How many letters are added, missing or other (Levenshtein's distance). */
function countSlips(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...first].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...second].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
