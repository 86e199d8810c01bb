/** What the calendar and the clock on the practice's wall show: date YYYY-MM-DD, time HH:MM. */
export type WallClock = { readonly date: string; readonly time: string };

// Making one takes a slow device several milliseconds.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  format ??= new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The wall clock of an IANA zone at an instant (ms since 1970), whatever zone the visitor's device is in. */
export function readWallClock(nowMs: number, timeZone: string): WallClock {
  const format = formatOf(timeZone);
  const parts = Object.fromEntries(format.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** Minutes since midnight of a wall time HH:MM. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The wall time HH:MM so many minutes later on the same day. */
export function addMinutes(time: string, minutes: number): string {
  const total = minuteOfDay(time) + minutes;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}
