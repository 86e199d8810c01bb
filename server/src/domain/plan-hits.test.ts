import { describe, expect, it } from 'vitest';
import { type Homeless, isClosedThen, isLeftOutside, openProposals } from './plan-hits.ts';
import { areHoursPossible } from './planned-hours.ts';
import { autumnDays, closedPeriod, doctorCalendar, weeklyHours } from './test-calendar.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);
const during = (from: string, minutes: number) => ({ startMs: at(from), endMs: at(from) + minutes * 60_000 });

describe('an appointment', () => {
  const afternoon = { ...closedPeriod('2026-12-01', '2026-12-03'), hours: { from: '13:00', to: '17:00' } };

  it.each([
    ['2026-12-02T13:00+01:00', true],
    ['2026-12-02T12:45+01:00', true],
    ['2026-12-02T12:30+01:00', false],
    ['2026-12-02T17:00+01:00', false],
    ['2026-11-30T14:00+01:00', false],
    ['2026-12-04T14:00+01:00', false],
  ])('of half an hour at %s is inside of closed afternoons: %s', (from, expected) => {
    expect(isClosedThen(afternoon, during(from, 30), zone)).toBe(expected);
  });

  it.each(autumnDays)('of %s is hit by the wall clock, though the day has an hour more', (date) => {
    const closed = { ...closedPeriod(date), hours: { from: '09:00', to: '10:00' } };
    expect(isClosedThen(closed, during(`${date}T09:30+01:00`, 30), zone)).toBe(true);
    expect(isClosedThen(closed, during(`${date}T10:00+01:00`, 30), zone)).toBe(false);
  });

  it('is left outside only if it was inside before', () => {
    const before = doctorCalendar();
    const after = doctorCalendar({ workingHours: weeklyHours([2], '08:00-12:00') });
    expect(isLeftOutside(before, after, during('2026-12-01T14:00+01:00', 30))).toBe(true);
    expect(isLeftOutside(before, after, during('2026-12-01T11:30+01:00', 30))).toBe(false);
    expect(isLeftOutside(before, after, during('2026-12-01T19:00+01:00', 30))).toBe(false);
  });
});

describe('other places', () => {
  const proposePlaces = (homeless: readonly Homeless[], ...args: Parameters<typeof openProposals>) =>
    homeless.map(openProposals(...args));
  const nowMs = at('2026-12-01T07:00+01:00');
  const away = doctorCalendar({ absences: [closedPeriod('2026-12-01', '2026-12-02')] });
  const calendars = [
    { doctorId: 'ill', calendar: away, busy: [] },
    { doctorId: 'well', calendar: doctorCalendar(), busy: [during('2026-12-01T08:00+01:00', 60)] },
  ];
  const options = { today: '2026-12-01', nowMs, daysMax: 60 };
  const toText = ({ doctorId, date, time }: { doctorId: string; date: string; time: string }) =>
    `${doctorId} ${date} ${time}`;

  it('are the two soonest and the soonest with their own dentist', () => {
    const [places = []] = proposePlaces(
      [
        {
          doctorId: 'ill',
          date: '2026-12-01',
          startMs: nowMs,
          minutes: 30,
          bufferMinutes: 0,
          doneBy: ['ill', 'well'],
        },
      ],
      calendars,
      options,
    );
    expect(places.map(toText)).toEqual([
      'well 2026-12-01 09:00',
      'well 2026-12-01 09:30',
      'ill 2026-12-03 08:00',
    ]);
  });

  it('of several can all be taken at once: nobody’s first one is another’s', () => {
    const homeless = Array.from({ length: 40 }, () => ({
      doctorId: 'ill',
      date: '2026-12-01',
      startMs: nowMs,
      minutes: 45,
      bufferMinutes: 0,
      doneBy: ['ill', 'well'],
    }));
    const firsts = proposePlaces(homeless, calendars, options).map(([first]) => first);
    const byDoctor = Map.groupBy(firsts, (first) => first?.doctorId);
    for (const own of byDoctor.values()) {
      const starts = own.map((first) => first?.startMs ?? 0).sort((a, b) => a - b);
      const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(45 * 60_000);
    }
    expect(byDoctor.has(undefined)).toBe(false);
  });

  it('are not before the own time on the day itself, but may be on a later day', () => {
    const today = {
      doctorId: 'ill',
      date: '2026-12-01',
      startMs: at('2026-12-01T14:00+01:00'),
      minutes: 30,
      bufferMinutes: 0,
      doneBy: ['ill', 'well'],
    };
    const later = { ...today, date: '2026-12-02', startMs: at('2026-12-02T14:00+01:00') };
    const firsts = proposePlaces([today, later], calendars, options).map(([first]) => first);
    expect(firsts.map((first) => first && toText(first))).toEqual([
      'well 2026-12-01 14:00',
      'well 2026-12-02 08:00',
    ]);
  });

  it('are only with who does the treatment, and keep what it wants free after it', () => {
    const one = { doctorId: 'ill', date: '2026-12-01', startMs: nowMs, minutes: 30, bufferMinutes: 30 };
    const [own = []] = proposePlaces([{ ...one, doneBy: [] }], calendars, options);
    expect(own.map(toText)).toEqual(['ill 2026-12-03 08:00', 'ill 2026-12-03 08:30', 'ill 2026-12-03 09:00']);
    const both = Array.from({ length: 2 }, () => ({ ...one, doneBy: ['well'] }));
    const firsts = proposePlaces(both, calendars, options).map(([first]) => first && toText(first));
    expect(firsts).toEqual(['well 2026-12-01 09:00', 'well 2026-12-01 10:00']);
  });

  it('are none if nobody works in the weeks after', () => {
    const calendar = doctorCalendar({ workingHours: [] });
    const homeless = [
      {
        doctorId: 'ill',
        date: '2026-12-01',
        startMs: nowMs,
        minutes: 30,
        bufferMinutes: 0,
        doneBy: ['ill', 'well'],
      },
    ];
    expect(proposePlaces(homeless, [{ doctorId: 'ill', calendar, busy: [] }], options)).toEqual([[]]);
  });
});

it.each([
  { rows: weeklyHours([1, 2], '08:00-12:00', '12:00-18:00'), expected: true, why: 'they touch' },
  { rows: [], expected: true, why: 'nobody works' },
  { rows: weeklyHours([1], '08:00-08:00'), expected: false, why: '0 minutes' },
  { rows: weeklyHours([1], '12:00-08:00'), expected: false, why: 'it ends before it begins' },
  { rows: weeklyHours([1], '08:00-12:00', '11:30-18:00'), expected: false, why: 'they overlap' },
  { rows: [{ from: '08:00', to: '24:00' }], expected: true, why: 'the end of the day' },
])('hours are possible: $expected, because $why', ({ rows, expected }) => {
  expect(areHoursPossible(rows)).toBe(expected);
});
