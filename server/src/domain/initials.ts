/** The first letters of the first and the last name: "KW", for screens that strangers see, and where a name is too long. */
export function toInitials({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const letters = [firstName, lastName].map((name) => [...name.normalize('NFC')][0] ?? '');
  return letters.join('').toUpperCase();
}
