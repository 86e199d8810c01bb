import { type HoursClaim, readAmounts, readHours } from './read-claims.ts';

/** What a model has been told: by the practice, and in the conversation. */
export type Told = { practice: string; conversation: string };

/**
 * Whether an answer says of numbers only what the model was told, in digits or words. Prices and shares are the
 * practice's to say; days and spans may be the patient's own as well; hours belong to the day they stand beside.
 */
export function areClaimsTold(text: string, { practice, conversation }: Told): boolean {
  const [said, own, heard] = [text, practice, conversation].map(readAmounts);
  if (!said || !own || !heard) return false;
  const isOwn = (kind: 'sums' | 'shares') => said[kind].every((value) => own[kind].includes(value));
  const isHeard = (kind: 'spans' | 'dates') =>
    said[kind].every((value) => own[kind].includes(value) || heard[kind].includes(value));
  if (!isOwn('sums') || !isOwn('shares') || !isHeard('spans') || !isHeard('dates')) return false;
  return areHoursTold(readHours(text), readHours(practice), readHours(conversation));
}

function areHoursTold(
  said: readonly HoursClaim[],
  own: readonly HoursClaim[],
  heard: readonly HoursClaim[],
): boolean {
  const [ownHours, heardHours] = [listHours(own), listHours(heard)];
  return said.every(({ groups, isOpening, hasDate }) =>
    groups.every(({ weekdays, clocks, isDenied }) => {
      const isClaimed = isOpening && !isDenied;
      const sources = isClaimed ? [ownHours] : [ownHours, heardHours];
      const isClockTold = (clock: number) =>
        (weekdays.length === 0 ? [0] : weekdays).every((day) =>
          sources.some((hours) => hours.get(day)?.has(clock) || (day > 0 && hours.get(anyDay)?.has(clock))),
        );
      if (!clocks.every(isClockTold)) return false;
      const isOpen = (day: number) => (ownHours.get(day)?.size ?? 0) > 0;
      if (isOpening && isDenied && clocks.length === 0 && !hasDate) return !weekdays.some(isOpen);
      if (isClaimed) return hasDate || weekdays.every(isOpen);
      return isDenied || weekdays.every((day) => sources.some((hours) => hours.has(day)));
    }),
  );
}

/** Under this stand times that were told without a day of the week; under nought all. */
const anyDay = -1;

/** The times of day that were told of each day of the week. */
function listHours(claims: readonly HoursClaim[]): ReadonlyMap<number, Set<number>> {
  const hours = new Map<number, Set<number>>();
  const add = (day: number, clocks: readonly number[]) => {
    const known = hours.get(day) ?? new Set();
    for (const clock of clocks) known.add(clock);
    hours.set(day, known);
  };
  for (const { groups } of claims)
    for (const { weekdays, clocks } of groups) {
      for (const day of weekdays) add(day, clocks);
      if (weekdays.length === 0) add(anyDay, clocks);
      add(0, clocks);
    }
  return hours;
}
