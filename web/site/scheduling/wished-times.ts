/** When somebody would like to come: bounds of the start, HH:MM; `to` is exclusive. */
export type WishedTimes = { from?: string | undefined; to?: string | undefined };

/**
 * The free times within what was wished for, and the others; undefined if nothing was wished for, or everything is
 * within it: then there is nothing to tell apart.
 */
export function splitByWish(
  times: readonly string[],
  { from = '', to = '' }: WishedTimes,
): { wished: string[]; others: string[] } | undefined {
  const isWished = (time: string) => time >= from && (to === '' || time < to);
  const others = times.filter((time) => !isWished(time));
  return others.length === 0 ? undefined : { wished: times.filter(isWished), others };
}
