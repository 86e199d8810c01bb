import type { ReportedHit } from '@praxisportal/contract/staff/plan';
import { expect, test } from 'vitest';
import {
  addResults,
  chooseForAll,
  countDecisions,
  findClashes,
  groupHits,
  isTaken,
  nothing,
  placeOf,
  readChoices,
  toDecisions,
  toMove,
  withoutChoices,
  withoutUndone,
} from './choices.ts';

const place = (time: string, doctorId = 'yilmaz') => ({
  ...{ doctorId, doctorName: 'Dr. Yılmaz', date: '2026-11-26', time },
});

function makeHit(
  id: string,
  places: string[],
  reach: ReportedHit['reach'] = 'email',
  minutes = 30,
): ReportedHit {
  const times = { arrivedAt: null, seatedAt: null, finishedAt: null, startsAt: '2026-11-25T09:00:00Z' };
  return {
    appointment: {
      ...{ id, version: 3, doctorId: 'weber', doctorName: 'Dr. Weber', date: '2026-11-25', start: '10:00' },
      patient: { id: `of-${id}`, name: `Frau ${id}`, initials: 'F', dateOfBirth: null },
      ...{ treatmentId: null, treatmentName: 'Kontrolle', minutes, status: 'scheduled', state: 'expected' },
      ...{
        ...times,
        overbooked: false,
        overbookedReason: null,
        outsideHours: true,
        note: '',
        patientNote: '',
        pain: false,
      },
      ...{ bookingMethod: 'phone', message: 'none', cancelledBy: null, cancelReason: null },
    },
    ...{ reach, email: null, phone: null, isKept: false },
    proposals: places.map((time) => place(time)),
  };
}

test('the best places for all leave what was chosen before, and give no time twice', () => {
  const hits = [makeHit('a', ['09:00', '10:00']), makeHit('b', ['09:30']), makeHit('c', ['09:00', '09:15'])];
  const chosen = chooseForAll(hits, { b: 'cancel' }, 'best');
  expect(chosen).toEqual({ a: toMove(place('09:00')), b: 'cancel' });
  const after = chooseForAll(hits, { a: toMove(place('10:00')) }, 'best');
  expect([after.b, after.c]).toEqual([toMove(place('09:30')), toMove(place('09:00'))]);
  expect(chooseForAll(hits, { a: 'keep' }, 'cancel')).toEqual({ a: 'keep', b: 'cancel', c: 'cancel' });
});

test('two who were given times that overlap with one dentist clash, the later one with the earlier', () => {
  const hits = [makeHit('a', []), makeHit('b', []), makeHit('c', [])];
  const choices = {
    a: toMove(place('09:00')),
    b: toMove(place('09:15')),
    c: toMove(place('09:15', 'hoffmann')),
  };
  expect([...findClashes(hits, choices)]).toEqual([['b', 'Frau a']]);
  expect(findClashes(hits, { ...choices, b: toMove(place('09:30')) }).size).toBe(0);
});

test('decisions are about the appointments as they were seen; what is not hit any more is left out', () => {
  const hits = [makeHit('a', []), makeHit('b', [], 'phone'), makeHit('c', []), makeHit('d', [])];
  const choices = { a: toMove(place('09:00')), b: 'cancel', c: 'keep', gone: 'cancel' };
  const decisions = toDecisions(hits, choices);
  expect(decisions).toEqual([
    {
      ...{ kind: 'move', appointmentId: 'a', version: 3 },
      ...{ doctorId: 'yilmaz', date: '2026-11-26', time: '09:00' },
    },
    { kind: 'cancel', appointmentId: 'b', version: 3 },
    { kind: 'keep', appointmentId: 'c', version: 3 },
  ]);
  const counts = { move: 1, cancel: 1, keep: 1, here: 0 };
  expect(countDecisions(decisions, hits, true)).toEqual({ ...counts, calls: 0, unreachable: 1 });
  expect(countDecisions(decisions, hits, false)).toMatchObject({ calls: 0, unreachable: 2 });
  const reachable = hits.map((hit) => ({ ...hit, phone: '+492214710199' }));
  expect(countDecisions(decisions, reachable, true)).toMatchObject({ calls: 1, unreachable: 0 });
});

test('whoever is in the practice comes first, and is told there', () => {
  const [a, b, c] = [makeHit('a', [], 'none'), makeHit('b', [], 'none'), makeHit('c', [], 'none')];
  const hits = [a, b, { ...c, appointment: { ...c.appointment, state: 'arrived' as const } }];
  const ids = groupHits(hits).map(([group, some]) => [group, some.map(({ appointment }) => appointment.id)]);
  expect(ids).toEqual([
    ['here', ['c']],
    ['2026-11-25', ['a', 'b']],
  ]);
  const decisions = toDecisions(hits, { b: 'cancel', c: 'cancel' });
  expect(countDecisions(decisions, hits, true)).toMatchObject({ here: 1, calls: 0, unreachable: 1 });
});

test('results of several calls add up, and a time that is gone is told from other refusals', () => {
  const refusal = (code: string) => ({
    ...{ appointmentId: code, outcome: 'refused' as const, error: { code, message: '' } },
    ...{ appointment: null, undo: null },
  });
  const some = { results: [refusal('doctor_busy')], moved: 0, cancelled: 0, kept: 0, refused: 1 };
  const more = { results: [refusal('not_hit')], moved: 2, cancelled: 1, kept: 3, refused: 1 };
  const all = addResults(addResults(nothing, some), more);
  expect(all).toMatchObject({ moved: 2, cancelled: 1, kept: 3, refused: 2 });
  expect(all.results.map(isTaken)).toEqual([true, false]);
});

test('a choice outlives a reload as text', () => {
  expect(placeOf(toMove({ doctorId: 'dr lang', date: '2026-12-01', time: '08:05' }))).toEqual({
    ...{ doctorId: 'dr lang', date: '2026-12-01', time: '08:05' },
  });
  expect([placeOf('cancel'), placeOf(''), placeOf(undefined)]).toEqual([null, null, null]);
  expect(readChoices({ a: 'keep', b: 7 })).toEqual({ a: 'keep' });
  expect([readChoices(undefined), readChoices('x')]).toEqual([{}, {}]);
  expect(withoutChoices({ a: 'keep', b: 'cancel' }, ['a'])).toEqual({ b: 'cancel' });
});

test('of many that are taken back those that came too late stay told', () => {
  const result = { error: null, appointment: null };
  const undo = (id: string) => ({ id, until: '2026-11-25T09:01:00Z' });
  const done = {
    results: [
      { ...result, appointmentId: 'a', outcome: 'moved' as const, undo: undo('1') },
      { ...result, appointmentId: 'b', outcome: 'moved' as const, undo: undo('2') },
      { ...result, appointmentId: 'c', outcome: 'kept' as const, undo: null },
    ],
    ...{ moved: 2, cancelled: 0, kept: 1, refused: 0 },
  };
  const left = withoutUndone(done, new Set(['2']));
  expect(left.results.map(({ appointmentId }) => appointmentId)).toEqual(['a', 'c']);
  expect(left).toMatchObject({ moved: 1, cancelled: 0, kept: 1, refused: 0 });
});
