import { describe, expect, it } from 'vitest';
import {
  describeTreatment,
  findChanged,
  heldOn,
  plannedAfter,
  readAddresses,
  readEdits,
  type TreatmentRow,
  withPresent,
} from './settings-model.ts';

const row = (changes: Partial<TreatmentRow> = {}): TreatmentRow => ({
  ...{ treatmentId: 'cleaning', validFrom: '0001-01-01', minutes: 60, bufferMinutes: 0 },
  ...{ isOnline: true, doctorIds: ['a', 'b'] },
  ...changes,
});
const idOf = ({ treatmentId }: TreatmentRow) => treatmentId;

describe('rows', () => {
  const later = row({ validFrom: '2027-01-04', minutes: 90 });
  const filling = row({ treatmentId: 'filling' });

  it('hold from their day on, and the later ones are planned', () => {
    const rows = [row(), later, filling];
    const minutesOn = (date: string) => heldOn(rows, idOf, date).get('cleaning')?.minutes;
    expect([minutesOn('2027-01-03'), minutesOn('2027-01-04')]).toEqual([60, 90]);
    expect([...heldOn(rows, idOf, '2026-12-01').keys()]).toEqual(['cleaning', 'filling']);
    expect(plannedAfter(rows, '2026-12-01')).toEqual([later]);
  });

  it('are changed by what was typed, unless it comes to the same', () => {
    const held = heldOn([row(), filling], idOf, '2026-12-01');
    expect(findChanged(held, { cleaning: { minutes: 60 }, filling: { doctorIds: ['b', 'a'] } })).toEqual([]);
    const [changed] = findChanged(held, { filling: { isOnline: false } });
    expect(changed?.after).toEqual({ ...filling, isOnline: false });
    expect(findChanged(held, { gone: { isOnline: false } })).toEqual([]);
  });
});

it('of edits that were kept only those count that fit the rows of now', () => {
  const held = heldOn([row()], idOf, '2026-12-01');
  const kept = {
    cleaning: { minutes: null, doctorIds: ['a'], isOnline: 'yes', colour: 'red' },
    gone: { minutes: 5 },
  };
  expect(readEdits(kept, held)).toEqual({ cleaning: { minutes: null, doctorIds: ['a'] } });
  expect([readEdits({ gone: {} }, held), readEdits('x', held), readEdits(null, held)]).toEqual([
    null,
    null,
    null,
  ]);
});

it('a change is told in one sentence for each thing', () => {
  const say = {
    name: () => 'X',
    doctorName: (id: string) => id,
    length: (minutes: number | null) => String(minutes),
    minutes: (_: string, before: string, after: string) => `${before}>${after}`,
    buffer: (_: string, minutes: number) => `+${minutes}`,
    isOnline: () => 'on',
    isOffline: () => 'off',
    doneBy: (_: string, doctors: readonly string[]) => doctors.join(),
  };
  const after = row({ minutes: null, bufferMinutes: 5, isOnline: false, doctorIds: ['a'] });
  expect(describeTreatment(row(), after, say)).toEqual(['60>null', '+5', 'a', 'off']);
  expect(describeTreatment(row(), row(), say)).toEqual([]);
});

it('addresses are what stands between commas and blanks', () => {
  expect(readAddresses(' a@b.example, c@d.example;\n')).toEqual(['a@b.example', 'c@d.example']);
  expect(readAddresses(' ')).toEqual([]);
});

it('a list of choices has what is set though it is none of them', () => {
  expect(withPresent([30, 60], 45)).toEqual([30, 45, 60]);
  expect(withPresent([30, 60], 60)).toEqual([30, 60]);
});
