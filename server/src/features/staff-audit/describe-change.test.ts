import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';
import type { ChangeRow } from './queries.ts';

const practice = {
  facts: { timeZone: 'Europe/Berlin' },
  services: [{ name: { de: 'Kontrolluntersuchung', en: 'Check-up' } }],
};
const facts = {
  ...{ doctorName: 'Dr. Jonas Weber', treatmentType: 'Kontrolluntersuchung', status: 'scheduled' },
  ...{ startAt: '2026-11-25T08:30:00Z', endAt: '2026-11-25T09:00:00Z' },
};
const then = '25.11.2026, 09:30 Uhr, Dr. Jonas Weber, Kontrolluntersuchung';

function say(row: Partial<ChangeRow>, language: 'de' | 'en' = 'de'): string {
  const change: ChangeRow = {
    ...{ source: 'a', id: '1', at: new Date(0), atMicros: '0', action: 'book', before: null, after: facts },
    ...{ actorKind: 'staff', actorId: 'sevgi', actorName: 'Sevgi Arslan', actorPatientId: null },
    ...{ patientId: 'jan', patientName: 'Jan Krüger', startAt: null },
    ...row,
  };
  return describeChange(change, { language, practice });
}

test('what becomes of an appointment is said with whose it is, when and with whom', () => {
  expect(say({})).toBe(`Sevgi Arslan hat einen Termin für Jan Krüger gebucht: ${then}`);
  expect(say({ action: 'cancel', before: facts })).toBe(
    `Sevgi Arslan hat einen Termin von Jan Krüger abgesagt: ${then}`,
  );
  const moved = { ...facts, startAt: '2026-11-26T13:00:00Z', endAt: '2026-11-26T13:30:00Z' };
  expect(say({ action: 'move', before: facts, after: moved })).toBe(
    `Sevgi Arslan hat einen Termin von Jan Krüger verschoben: von ${then} auf 26.11.2026, 14:00 Uhr, Dr. Jonas Weber, Kontrolluntersuchung`,
  );
});

test('a change says what of it differs; without a difference it was the note', () => {
  const longer = { ...facts, treatmentType: 'Füllung', endAt: '2026-11-25T09:30:00Z' };
  expect(say({ action: 'change', before: facts, after: longer })).toContain(
    '(Füllung statt Kontrolluntersuchung, 60 statt 30 Minuten)',
  );
  expect(say({ action: 'change', before: facts })).toBe(
    `Sevgi Arslan hat die Notiz zu einem Termin von Jan Krüger geändert: ${then}`,
  );
});

test.each([
  [{ arrivedAt: '2026-11-25T08:20:00Z' }, 'ist da'],
  [{ arrivedAt: '2026-11-25T08:20:00Z', seatedAt: '2026-11-25T08:31:00Z' }, 'im Zimmer'],
  [{ status: 'completed' }, 'fertig'],
  [{ status: 'no_show' }, 'nicht gekommen'],
  [{}, 'noch nicht da'],
])('who has come is said as on the day’s screen: %j', (noted, words) => {
  expect(say({ action: 'presence', before: facts, after: { ...facts, ...noted } })).toContain(`„${words}“`);
});

test('patients do it online, for themselves or somebody else; the server by itself', () => {
  const own = { actorKind: 'account', actorName: 'Jan Krüger', actorPatientId: 'jan' } as const;
  expect(say(own)).toBe(`Jan Krüger (online) hat einen Termin gebucht: ${then}`);
  expect(say({ ...own, actorName: 'Petra Krüger', actorPatientId: 'petra' })).toBe(
    `Petra Krüger (online) hat einen Termin für Jan Krüger gebucht: ${then}`,
  );
  // Father and son have one name.
  expect(say({ ...own, actorPatientId: 'jans-father' })).toBe(
    `Jan Krüger (online) hat einen Termin für Jan Krüger gebucht: ${then}`,
  );
  expect(say({ ...own, action: 'cancel' }, 'en')).toBe(
    'Jan Krüger (online) cancelled an appointment: 25 Nov 2026, 09:30, Dr. Jonas Weber, Check-up',
  );
  const done = { status: 'completed' };
  const byServer = { actorKind: 'system', actorId: null, actorName: null, action: 'complete' } as const;
  expect(say({ ...byServer, after: done, startAt: new Date(facts.startAt) })).toBe(
    'Ein Termin von Jan Krüger ist vorbei und gilt als erledigt: 25.11.2026, 09:30 Uhr',
  );
});

test('whoever is no longer known is not named', () => {
  const erased = {
    actorKind: 'guest',
    actorName: null,
    patientName: null,
    after: { patientId: 'x' },
  } as const;
  expect(say({ ...erased, action: 'claim' })).toBe(
    'Jemand, dessen Daten gelöscht sind, hat einen Termin, der als Gast gebucht war, ins Konto übernommen: Angaben gelöscht',
  );
});
