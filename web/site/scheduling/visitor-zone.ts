import { readWallClock } from '../../shared/clock/wall-clock.ts';

/** Whether the visitor's clock shows the practice's time on that day, whatever its zone is called. */
export function isPracticeTime(
  date: string,
  practiceZone: string,
  visitorZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  const noonMs = Date.parse(`${date}T12:00:00Z`);
  const there = readWallClock(noonMs, practiceZone);
  const here = readWallClock(noonMs, visitorZone);
  return there.date === here.date && there.time === here.time;
}
