import type { DayHours } from './working-day.ts';

/** Whether each stretch ends after it begins, and none overlaps another one of its weekday; a day is one weekday. */
export function areHoursPossible(rows: readonly (DayHours & { weekday?: number })[]): boolean {
  return rows.every(
    (row, index) =>
      row.from < row.to &&
      rows
        .slice(0, index)
        .every((other) => other.weekday !== row.weekday || other.to <= row.from || row.to <= other.from),
  );
}
