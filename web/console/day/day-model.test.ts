import { describe, expect, it, test } from 'vitest';
import {
  assignLanes,
  type Column,
  carry,
  countFreeMinutes,
  findClosedSpans,
  findDayRange,
  findShortEnd,
  findStop,
  followPosition,
  listBands,
  listStops,
  lookAt,
  moveFocus,
  type Position,
  snap,
} from './day-model.ts';

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const booked = (id: string, from: string, to: string) => ({ id, ...span(from, to) });

const range = span('08:00', '12:00');
const weber: Column = {
  key: 'weber',
  closed: [{ ...span('10:30', '11:00'), reason: 'break' }],
  appointments: [booked('meyer', '08:30', '09:15'), booked('kaya', '10:00', '10:30')],
};
const yilmaz: Column = { key: 'yilmaz', closed: [], appointments: [booked('adler', '08:00', '09:00')] };
const columns = [weber, yilmaz];

test('starts are every five minutes, whatever a pointer says', () => {
  expect([at('09:02'), at('09:03'), at('08:58')].map(snap)).toEqual([at('09:00'), at('09:05'), at('09:00')]);
});

describe('the range of a day', () => {
  it('holds everything, in whole rows', () => {
    expect(findDayRange([span('08:15', '12:30'), span('13:30', '18:05')])).toEqual(span('08:00', '18:30'));
  });

  it('is the usual one where nobody works', () => {
    expect(findDayRange([])).toEqual(span('08:00', '18:00'));
    expect(listBands(span('08:00', '09:30'))).toEqual([at('08:00'), at('08:30'), at('09:00')]);
  });

  it('ends with the day', () => {
    expect(findDayRange([span('23:00', '23:50')])).toEqual({ from: at('23:00'), to: 1440 });
  });
});

describe('times at which nobody works', () => {
  it('lie before, between and after the hours', () => {
    const hours = [span('13:30', '18:00'), span('08:00', '12:30')];
    expect(findClosedSpans(hours, span('07:00', '19:00'), null)).toEqual([
      { ...span('07:00', '08:00'), reason: 'closed' },
      { ...span('12:30', '13:30'), reason: 'break' },
      { ...span('18:00', '19:00'), reason: 'closed' },
    ]);
  });

  it('are the whole day for who does not work, is absent, or is closed', () => {
    const day = span('08:00', '18:00');
    expect(findClosedSpans([], day, null)).toEqual([{ ...day, reason: 'closed' }]);
    expect(findClosedSpans([day], day, 'absence')).toEqual([{ ...day, reason: 'absence' }]);
    expect(findClosedSpans([day], day, 'closure')).toEqual([{ ...day, reason: 'closure' }]);
    expect(findClosedSpans([day], day, null)).toEqual([]);
  });
});

describe('lanes', () => {
  it('are one for appointments that only touch', () => {
    const lanes = assignLanes([booked('a', '09:00', '09:30'), booked('b', '09:30', '10:00')]);
    expect([...lanes.values()]).toEqual([
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ]);
  });

  it('put those that overlap side by side, and use a lane again', () => {
    const lanes = assignLanes([
      booked('short', '09:00', '09:15'),
      booked('long', '09:00', '10:00'),
      booked('next', '09:20', '09:40'),
      booked('alone', '10:00', '10:30'),
    ]);
    expect(lanes.get('long')).toEqual({ lane: 0, lanes: 2 });
    expect(lanes.get('short')).toEqual({ lane: 1, lanes: 2 });
    expect(lanes.get('next')).toEqual({ lane: 1, lanes: 2 });
    expect(lanes.get('alone')).toEqual({ lane: 0, lanes: 1 });
  });
});

describe('looking at a place', () => {
  it('names who is there and why nobody works', () => {
    const place = lookAt(weber, span('10:15', '10:45'));
    expect(place.others.map(({ id }) => id)).toEqual(['kaya']);
    expect(place.closed).toBe('break');
  });

  it('does not count the appointment that moves', () => {
    expect(lookAt(weber, span('10:05', '10:30'), 'kaya')).toMatchObject({ others: [], closed: null });
  });

  it('counts the minutes until something stands in the way', () => {
    expect(countFreeMinutes(weber, at('08:00'), range)).toBe(30);
    expect(countFreeMinutes(weber, at('09:15'), range)).toBe(45);
    expect(countFreeMinutes(weber, at('10:00'), range)).toBe(0);
    expect(countFreeMinutes(weber, at('11:00'), range)).toBe(60);
  });
});

describe('the focus', () => {
  const names = listStops(weber, range).map(({ minute, appointmentId }) => appointmentId ?? minute);

  it('stops at appointments and at what is left of each row', () => {
    const free = ['08:00', '09:15', '09:30', '10:30', '11:00', '11:30'].map(at);
    expect(names).toEqual([free[0], 'meyer', free[1], free[2], 'kaya', ...free.slice(3)]);
  });

  it('goes through a column by arrows and stays at its ends', () => {
    const visited: Position[] = [];
    let position: Position = { column: 0, minute: at('08:00'), appointmentId: null };
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home']) {
      position = moveFocus(columns, position, range, { key }) ?? position;
      visited.push(position);
    }
    expect(visited.map(({ appointmentId, minute }) => appointmentId ?? minute)).toEqual([
      at('08:00'),
      'meyer',
      at('09:15'),
      at('11:30'),
      at('11:30'),
      at('08:00'),
    ]);
  });

  it('goes to the same time of the next dentist', () => {
    const from: Position = { column: 0, minute: at('08:30'), appointmentId: 'meyer' };
    expect(moveFocus(columns, from, range, { key: 'ArrowRight' })).toEqual({
      column: 1,
      minute: at('08:00'),
      appointmentId: 'adler',
    });
    expect(moveFocus(columns, from, range, { key: 'ArrowLeft' })).toMatchObject({ column: 0 });
  });

  it('goes on by five minutes with Shift, as far as nobody is in the way', () => {
    const from: Position = { column: 0, minute: at('09:30'), appointmentId: null };
    const down = moveFocus(columns, from, range, { key: 'ArrowDown', isShift: true });
    expect(down?.minute).toBe(at('09:35'));
    const last: Position = { ...from, minute: at('09:55') };
    expect(moveFocus(columns, last, range, { key: 'ArrowDown', isShift: true })).toEqual(last);
    // From between two rows the arrows alone lead back to them.
    expect(
      moveFocus(columns, { ...from, minute: at('09:35') }, range, { key: 'ArrowDown' })?.appointmentId,
    ).toBe('kaya');
  });

  it('follows an appointment, and leaves a place that somebody has taken', () => {
    const moved = [
      { ...weber, appointments: [] },
      { ...yilmaz, appointments: [booked('meyer', '11:00', '11:45')] },
    ];
    const onMeyer: Position = { column: 0, minute: at('08:30'), appointmentId: 'meyer' };
    expect(followPosition(moved, onMeyer, range)).toEqual({
      column: 1,
      minute: at('11:00'),
      appointmentId: 'meyer',
    });
    const onFree: Position = { column: 1, minute: at('11:10'), appointmentId: null };
    expect(followPosition(columns, onFree, range)).toEqual(onFree);
    expect(followPosition(moved, onFree, range)?.appointmentId).toBe('meyer');
    expect(followPosition([yilmaz], { ...onMeyer, appointmentId: 'gone' }, range)).toMatchObject({
      column: 0,
    });
  });

  it('leaves other keys to others', () => {
    const from: Position = { column: 0, minute: at('08:00'), appointmentId: null };
    expect(moveFocus(columns, from, range, { key: 'a' })).toBeNull();
  });

  it('finds a stop for a time that is taken', () => {
    expect(findStop(columns, 0, at('09:00'), range)?.appointmentId).toBe('meyer');
    expect(findStop(columns, 7, at('09:00'), range)).toBeNull();
  });
});

describe('a taken appointment', () => {
  const room = { range, minutes: 45, columns: 2 };
  const held = { column: 0, minute: at('08:30') };

  it('is carried by five minutes, by a row with Shift, and to the next dentist', () => {
    expect(carry(held, { key: 'ArrowDown' }, room)?.minute).toBe(at('08:35'));
    expect(carry(held, { key: 'ArrowUp', isShift: true }, room)?.minute).toBe(at('08:00'));
    expect(carry(held, { key: 'ArrowRight' }, room)).toEqual({ column: 1, minute: at('08:30') });
    expect(carry(held, { key: 'Enter' }, room)).toBeNull();
  });

  it('stays within the day', () => {
    expect(carry({ column: 1, minute: at('11:15') }, { key: 'ArrowDown' }, room)?.minute).toBe(at('11:15'));
    expect(carry({ column: 1, minute: at('08:00') }, { key: 'ArrowUp' }, room)?.minute).toBe(at('08:00'));
    expect(carry({ column: 1, minute: at('08:00') }, { key: 'ArrowRight' }, room)?.column).toBe(1);
  });
});

test('a gap too short for a usual appointment says when it ends', () => {
  const column = {
    key: 'a',
    closed: [{ from: 720, to: 780, reason: 'break' as const }],
    appointments: [{ id: 'x', from: 600, to: 630 }],
  };
  const range = { from: 480, to: 1080 };
  expect(findShortEnd(column, 590, range)).toBe(600);
  expect(findShortEnd(column, 570, range)).toBeNull();
  expect(findShortEnd(column, 700, range)).toBe(720);
  expect(findShortEnd(column, 610, range)).toBeNull();
  expect(findShortEnd(column, 770, range)).toBeNull();
});
