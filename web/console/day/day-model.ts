/** Minutes since midnight of the practice's day, from and until (which is no longer part of it). */
export type Span = { readonly from: number; readonly to: number };

/** Why nobody is treated at a time; `closed` is outside of the working hours. */
export type ClosedReason = 'closed' | 'break' | 'absence' | 'holiday' | 'closure';

/** An appointment as the grid places it. */
export type PlacedAppointment = { readonly id: string } & Span;

/** A column of the grid: a dentist's day. */
export type Column<Appointment extends PlacedAppointment = PlacedAppointment> = {
  readonly key: string;
  readonly closed: readonly (Span & { readonly reason: ClosedReason })[];
  /** In the order of their beginnings. */
  readonly appointments: readonly Appointment[];
};

/** Appointments begin every five minutes. */
export const stepMinutes = 5;
/** A row of the grid. */
export const bandMinutes = 30;

const usualDay: Span = { from: 8 * 60, to: 18 * 60 };

/** The nearest start that an appointment may have. */
export function snap(minute: number): number {
  return Math.round(minute / stepMinutes) * stepMinutes;
}

/** Whole bands from the first to the last thing of the day; a day on which nothing is, looks like any other. */
export function findDayRange(spans: readonly Span[]): Span {
  if (spans.length === 0) return usualDay;
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  return {
    from: Math.floor(from / bandMinutes) * bandMinutes,
    to: Math.min(24 * 60, Math.ceil(to / bandMinutes) * bandMinutes),
  };
}

/** The beginnings of the rows. */
export function listBands({ from, to }: Span): number[] {
  return Array.from(
    { length: Math.ceil((to - from) / bandMinutes) },
    (_, index) => from + index * bandMinutes,
  );
}

/** The times of `range` that lie outside of the working hours; between two of them is a break. */
export function findClosedSpans(
  hours: readonly Span[],
  range: Span,
  wholeDay: Exclude<ClosedReason, 'break'> | null,
): (Span & { reason: ClosedReason })[] {
  if (wholeDay) return [{ ...range, reason: wholeDay }];
  const open = hours.toSorted((a, b) => a.from - b.from);
  const edges = [
    range.from,
    ...open.flatMap(({ from, to }) => [Math.max(from, range.from), Math.min(to, range.to)]),
    range.to,
  ];
  const spans: (Span & { reason: ClosedReason })[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    const [from = 0, to = 0] = edges.slice(index, index + 2);
    const isBetween = index > 0 && index + 2 < edges.length;
    if (from < to) spans.push({ from, to, reason: isBetween ? 'break' : 'closed' });
  }
  return spans;
}

export type Lane = { readonly lane: number; readonly lanes: number };

/** Who stands beside whom where appointments overlap: each takes the first lane that is free by then. */
export function assignLanes(appointments: readonly PlacedAppointment[]): Map<string, Lane> {
  const placed = new Map<string, Lane>();
  let group: { id: string; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { id, lane } of group) placed.set(id, { lane, lanes: ends.length });
    group = [];
    ends = [];
  };
  for (const { id, from, to } of appointments.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    group.push({ id, lane });
  }
  close();
  return placed;
}

/** Whether two spans have any time in common. */
export const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** What an appointment would meet here: nothing, other appointments, or a time at which nobody works. */
export type Place<Appointment extends PlacedAppointment = PlacedAppointment> = Span & {
  readonly others: readonly Appointment[];
  readonly closed: ClosedReason | null;
};

/** Looks at a place in a column; the appointment that moves does not stand in its own way. */
export function lookAt<Appointment extends PlacedAppointment>(
  column: Column<Appointment>,
  span: Span,
  movingId?: string,
): Place<Appointment> {
  return {
    ...span,
    others: column.appointments.filter((other) => other.id !== movingId && overlaps(other, span)),
    closed: column.closed.find((closed) => overlaps(closed, span))?.reason ?? null,
  };
}

/** How long nothing stands in the way from this minute on; 0 if something does at once. */
export function countFreeMinutes(column: Column, minute: number, range: Span): number {
  const starts = [...column.appointments, ...column.closed].filter(({ to }) => to > minute);
  return Math.max(0, Math.min(range.to, ...starts.map(({ from }) => from)) - minute);
}

/** When a gap ends in which not even a usual appointment fits; null if it does, or if nothing is free there. */
export function findShortEnd(column: Column, minute: number, range: Span): number | null {
  const free = countFreeMinutes(column, minute, range);
  return free > 0 && free < bandMinutes ? minute + free : null;
}

/** Where the focus may stand in a column: on an appointment, or on a band of which some part is not taken. */
export type Stop = { readonly minute: number; readonly appointmentId: string | null };

/** The stops of a column from top to bottom. */
export function listStops(column: Column, range: Span): Stop[] {
  const free = listBands(range).flatMap((band): Stop[] => {
    const minute = findUntaken(column, { from: band, to: band + bandMinutes });
    return minute === null ? [] : [{ minute, appointmentId: null }];
  });
  const taken = column.appointments.map(({ id, from }): Stop => ({ minute: from, appointmentId: id }));
  return [...free, ...taken].sort((a, b) => a.minute - b.minute || (a.appointmentId === null ? 1 : -1));
}

/** The first start within the span at which no appointment is under way. */
export function findUntaken({ appointments }: Column, { from, to }: Span): number | null {
  for (let minute = from; minute < to; minute += stepMinutes) {
    const step = { from: minute, to: minute + stepMinutes };
    if (!appointments.some((appointment) => overlaps(appointment, step))) return minute;
  }
  return null;
}

/** Where the focus stands in the grid. */
export type Position = Stop & { readonly column: number };

const lastOf = <Item>(items: readonly Item[]) => items[items.length - 1];

/** The stop of a column that lies nearest to a minute. */
export function findStop(
  columns: readonly Column[],
  column: number,
  minute: number,
  range: Span,
): Position | null {
  const stops = columns[column] ? listStops(columns[column], range) : [];
  const under = stops.findLast((stop) => stop.minute <= minute) ?? stops[0];
  return under ? { ...under, column } : null;
}

/** The same place after the day has changed: an appointment is followed, and what was free may be taken now. */
export function followPosition(columns: readonly Column[], position: Position, range: Span): Position | null {
  const { column, minute, appointmentId } = position;
  if (appointmentId !== null) {
    for (const [index, { appointments }] of columns.entries()) {
      const found = appointments.find(({ id }) => id === appointmentId);
      if (found) return { column: index, minute: found.from, appointmentId };
    }
  }
  const here = columns[column];
  const isFree =
    here !== undefined &&
    minute >= range.from &&
    minute < range.to &&
    lookAt(here, { from: minute, to: minute + stepMinutes }).others.length === 0;
  return isFree
    ? { column, minute, appointmentId: null }
    : findStop(columns, Math.min(column, columns.length - 1), minute, range);
}

/** Where a key of the grid leads; null for keys that mean nothing to it. */
export function moveFocus(
  columns: readonly Column[],
  position: Position,
  range: Span,
  { key, isShift = false }: { key: string; isShift?: boolean },
): Position | null {
  const { column, minute, appointmentId } = position;
  const stops = columns[column] ? listStops(columns[column], range) : [];
  const at = stops.findIndex((stop) => stop.minute === minute && stop.appointmentId === appointmentId);
  const go = (stop: Stop | undefined): Position => (stop ? { ...stop, column } : position);
  switch (key) {
    case 'ArrowDown':
      if (isShift) return stepWithin(columns, position, stepMinutes, range);
      return go(at < 0 ? stops.find((stop) => stop.minute > minute) : (stops[at + 1] ?? stops[at]));
    case 'ArrowUp':
      if (isShift) return stepWithin(columns, position, -stepMinutes, range);
      return go(at < 0 ? stops.findLast((stop) => stop.minute < minute) : (stops[at - 1] ?? stops[at]));
    case 'ArrowLeft':
      return findStop(columns, Math.max(0, column - 1), minute, range);
    case 'ArrowRight':
      return findStop(columns, Math.min(columns.length - 1, column + 1), minute, range);
    case 'Home':
      return go(stops[0]);
    case 'End':
      return go(lastOf(stops));
    default:
      return null;
  }
}

/** Five minutes up or down in a free part of the column; an appointment ends the way. */
function stepWithin(columns: readonly Column[], position: Position, by: number, range: Span): Position {
  const minute = position.minute + by;
  const isInside = minute >= range.from && minute + stepMinutes <= range.to;
  const column = columns[position.column];
  if (position.appointmentId !== null || !isInside || !column) return position;
  const isFree = lookAt(column, { from: minute, to: minute + stepMinutes }).others.length === 0;
  return isFree ? { ...position, minute } : position;
}

/** Where a taken appointment is held before it is placed. */
export type Target = { readonly column: number; readonly minute: number };

/** Where a key carries a taken appointment; null for keys that do not. It stays within the day. */
export function carry(
  target: Target,
  { key, isShift = false }: { key: string; isShift?: boolean },
  { range, minutes, columns }: { range: Span; minutes: number; columns: number },
): Target | null {
  const step = isShift ? bandMinutes : stepMinutes;
  const within = (minute: number) => Math.max(range.from, Math.min(range.to - minutes, minute));
  switch (key) {
    case 'ArrowDown':
      return { ...target, minute: within(target.minute + step) };
    case 'ArrowUp':
      return { ...target, minute: within(target.minute - step) };
    case 'ArrowLeft':
      return { ...target, column: Math.max(0, target.column - 1) };
    case 'ArrowRight':
      return { ...target, column: Math.min(columns - 1, target.column + 1) };
    default:
      return null;
  }
}
