/** Work stops growing here: thirty-two times the usual, about half a minute of a phone. */
export const highestWorkLevel = 6;

/**
 * Level of work that the next try takes: none while a budget has free tries, then one level more each time as many
 * again are used up. `taken` and `free` are counts of one period.
 */
export function findWorkLevel(taken: number, free: number): number {
  return Math.min(highestWorkLevel, Math.floor(taken / free));
}

/** How often the usual work a level is: each takes twice the one before. */
export function toWorkFactor(level: number): number {
  return 2 ** (Math.max(1, level) - 1);
}

/** Up to which count proof of a level lets tries through, for a budget with so many free ones. */
export function toMostWithWork(free: number, level: number): number {
  return free * (level + 1);
}
