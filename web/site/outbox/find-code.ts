/** The one-time code that a message carries, spoken digits put together; undefined if it carries none. */
export function findCode({ subject, text }: { subject: string; text: string }): string | undefined {
  if (!/code/i.test(`${subject} ${text}`)) return undefined;
  return /\b\d{6}\b/.exec(text.replaceAll(/(\d), (?=\d)/g, '$1'))?.[0];
}
