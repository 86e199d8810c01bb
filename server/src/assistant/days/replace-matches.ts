export type Groups = Record<string, string | undefined>;

/** Replaces every match of a pattern by what `toReplacement` makes of it, of where it starts and of its named groups. */
export function replaceMatches(
  text: string,
  pattern: RegExp,
  toReplacement: (whole: string, start: number, groups: Groups) => string,
): string {
  return text.replace(pattern, (...parts) => {
    const whole: string = parts[0];
    const start: number = parts.find((part) => typeof part === 'number') ?? 0;
    const last: Groups | string = parts.at(-1);
    return toReplacement(whole, start, typeof last === 'string' ? {} : last);
  });
}
