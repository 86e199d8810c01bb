/** The minute of the day of a wall time HH:MM; 24:00 is 1440. */
export function toMinuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The wall time HH:MM of a minute of the day. */
export function formatMinuteOfDay(minuteOfDay: number): string {
  const hours = String(Math.floor(minuteOfDay / 60)).padStart(2, '0');
  return `${hours}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}
