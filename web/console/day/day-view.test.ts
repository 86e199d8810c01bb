import type { Day, DayAppointment } from '@praxisportal/contract/staff/day';
import { expect, test } from 'vitest';
import { minuteOfDay, readWallClock } from '../../shared/clock/wall-clock.ts';
import {
  findColumn,
  findInTheWay,
  isShownDate,
  leaveOutPast,
  toColumns,
  toTime,
  toWeekColumns,
  waitingMinutes,
  weekOf,
} from './day-view.ts';

const appointment: DayAppointment = {
  id: '0199a0a0-0000-7000-8000-000000000001',
  version: 1,
  doctorId: 'weber',
  doctorName: 'Dr. Katharina Weber',
  patient: {
    id: '0199a0a0-0000-7000-8000-000000000002',
    name: 'Anna Meyer',
    initials: 'AM',
    dateOfBirth: null,
  },
  treatmentId: 'kontrolluntersuchung',
  treatmentName: 'Kontrolluntersuchung',
  date: '2026-11-25',
  start: '18:15',
  startsAt: '2026-11-25T17:15:00.000Z',
  minutes: 30,
  status: 'scheduled',
  state: 'arrived',
  arrivedAt: '2026-11-25T17:00:00.000Z',
  seatedAt: null,
  finishedAt: null,
  overbooked: false,
  overbookedReason: null,
  patientNote: '',
  pain: false,
  outsideHours: true,
  note: '',
  bookingMethod: 'phone',
  message: 'none',
  cancelledBy: null,
  cancelReason: null,
};
const weber = {
  id: 'weber',
  name: 'Dr. Katharina Weber',
  hours: [
    { from: '08:00', to: '12:00' },
    { from: '13:00', to: '18:00' },
  ],
  breaks: [{ from: '12:00', to: '13:00' }],
  away: [],
  absence: null,
  closure: null,
};
const day: Day = { date: '2026-11-25', doctors: [weber], appointments: [appointment] };

test('the day reaches as far as its appointments, also beyond the hours', () => {
  const { columns, range } = toColumns(day);
  expect([range.from, range.to].map(toTime)).toEqual(['08:00', '19:00']);
  expect(columns[0]?.closed.map(({ reason }) => reason)).toEqual(['break', 'closed']);
  expect(columns[0]?.appointments).toMatchObject([{ from: 18 * 60 + 15, to: 18 * 60 + 45 }]);
});

test.each([
  { clock: 'forward', date: '2027-03-28', startsAt: '2027-03-28T08:00:00.000Z' },
  { clock: 'back', date: '2027-10-31', startsAt: '2027-10-31T09:00:00.000Z' },
])('on the day on which the clock is put $clock all stands at its time of the wall', ({ date, startsAt }) => {
  const visit = { ...appointment, date, start: '10:00', startsAt, minutes: 45 };
  const { columns, range } = toColumns({ ...day, date, appointments: [visit] });
  expect([range.from, range.to].map(toTime)).toEqual(['08:00', '18:00']);
  expect(columns[0]?.closed).toEqual([{ from: 12 * 60, to: 13 * 60, reason: 'break' }]);
  expect(columns[0]?.appointments).toMatchObject([{ from: 10 * 60, to: 10 * 60 + 45 }]);
  // So does the line of the present: the moment at which it begins is the top of it.
  const { time } = readWallClock(Date.parse(startsAt), 'Europe/Berlin');
  expect(minuteOfDay(time)).toBe(columns[0]?.appointments[0]?.from);
});

test('what was cancelled leaves its place', () => {
  const cancelled: Day = { ...day, appointments: [{ ...appointment, status: 'cancelled' }] };
  expect(toColumns(cancelled).columns[0]?.appointments).toEqual([]);
});

test('a whole day off says why', () => {
  const reason = { de: 'Fortbildung', en: 'Training' };
  const absent = toColumns({ ...day, doctors: [{ ...weber, absence: { isPlanned: true, reason } }] })
    .columns[0];
  expect(absent).toMatchObject({ wholeDay: 'absence', reason });
  const never = toColumns({
    ...day,
    doctors: [{ ...weber, hours: [], absence: { isPlanned: false, reason: null } }],
  });
  expect(never.columns[0]).toMatchObject({ wholeDay: 'closed', reason: null });
  const closedBy = (kind: 'holiday' | 'closed') =>
    toColumns({ ...day, doctors: [{ ...weber, closure: { kind, reason: null } }] }).columns[0]?.wholeDay;
  expect(closedBy('holiday')).toBe('holiday');
  expect(closedBy('closed')).toBe('closure');
});

test('hours off on a working day are told from a break', () => {
  const away = [{ from: '09:00', to: '10:00', reason: null }];
  const { columns } = toColumns({ ...day, doctors: [{ ...weber, away }] });
  expect(columns[0]?.closed[0]).toEqual({ from: 540, to: 600, reason: 'absence' });
});

test('a week has its working days and whatever else is on it', () => {
  const free = { ...day, doctors: [{ ...weber, hours: [] }], appointments: [] };
  const days = ['2026-11-23', '2026-11-28', '2026-11-29'].map((date) => ({ ...free, date }));
  const sunday = { ...day, date: '2026-11-29', doctors: [{ ...weber, hours: [] }] };
  const dates = (week: Day[]) => toWeekColumns({ days: week }, 'de').columns.map(({ date }) => date);
  expect(dates(days)).toEqual(['2026-11-23']);
  expect(dates([...days.slice(0, 2), sunday])).toEqual(['2026-11-23', '2026-11-29']);
});

test('waiting counts whole minutes, of those who wait alone', () => {
  const nowMs = Date.parse('2026-11-25T17:12:50.000Z');
  expect(waitingMinutes(appointment, nowMs)).toBe(12);
  expect(waitingMinutes({ ...appointment, state: 'seated' }, nowMs)).toBeNull();
  // A browser's clock may be behind the server's.
  expect(waitingMinutes(appointment, Date.parse('2026-11-25T16:59:00.000Z'))).toBe(0);
});

test('an appointment stands in the column of its dentist and, in a week, of its day', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map((date) => ({ ...day, date }));
  const week = toWeekColumns({ days }, 'de').columns;
  expect(findColumn(week, { doctorId: 'weber', date: '2026-11-25' })).toBe(2);
  const doctors = [weber, { ...weber, id: 'yilmaz', name: 'Dr. Emre Yılmaz' }];
  const other = toColumns({ ...day, date: '2026-11-26', doctors }).columns;
  expect(findColumn(other, { doctorId: 'yilmaz', date: '2026-11-25' })).toBe(1);
  expect(findColumn(other, { doctorId: 'gone', date: '2026-11-25' })).toBe(0);
});

test('a year that is still being typed is no day to look at', () => {
  expect(['0002-11-25', '0202-11-25', '2026-11-25', '2026-02-30', ''].map(isShownDate)).toEqual([
    ...[false, false, true, false, false],
  ]);
});

test('a week goes from Monday to Sunday', () => {
  for (const date of ['2026-11-23', '2026-11-25', '2026-11-29'])
    expect(weekOf(date)).toEqual(['2026-11-23', '2026-11-29']);
});

test('in the way is whom the same dentist treats meanwhile, and not who is moved', () => {
  const at = (time: string, doctorId = 'weber') => ({ doctorId, time, minutes: 30 });
  const names = (...wish: [ReturnType<typeof at>, string?]) =>
    findInTheWay(day, ...wish).map(
      ({ patient, from, to }) => `${patient.name} ${toTime(from)}–${toTime(to)}`,
    );
  expect(names(at('18:00'))).toEqual(['Anna Meyer 18:15–18:45']);
  expect(names(at('17:45'))).toEqual([]);
  expect(names(at('18:45'))).toEqual([]);
  expect(names(at('18:00', 'yilmaz'))).toEqual([]);
  expect(names(at('18:00'), appointment.id)).toEqual([]);
});

test('of a gap of today what is left can be offered, from the next five minutes on', () => {
  const gap = { minute: 600, freeMinutes: 60 };
  expect(leaveOutPast(gap, 540)).toEqual(gap);
  expect(leaveOutPast(gap, 612)).toEqual({ minute: 615, freeMinutes: 45 });
  expect(leaveOutPast(gap, 656)).toBeNull();
  expect(leaveOutPast(gap, 700)).toBeNull();
});
