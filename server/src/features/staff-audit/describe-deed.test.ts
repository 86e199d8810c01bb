import { expect, test } from 'vitest';
import type { StaffAction } from '../../db/staff-tables.ts';
import { describeDeed } from './describe-deed.ts';
import type { DeedRow } from './queries.ts';

const practice = {
  facts: { timeZone: 'Europe/Berlin' },
  doctors: [{ id: 'weber', name: 'Dr. Jonas Weber' }],
};

function say(
  action: StaffAction,
  detail: DeedRow['detail'] = null,
  row: Partial<DeedRow> = {},
  language: 'de' | 'en' = 'de',
): string {
  const deed: DeedRow = {
    ...{ source: 's', id: '1', at: new Date(0), atMicros: '0', action, detail },
    ...{ actorId: 'sevgi', actorName: 'Sevgi Arslan', subjectId: 'somebody', subjectName: 'Nina Kern' },
    ...{ patientId: 'jan', patientName: 'Jan Krüger', startAt: null },
    ...row,
  };
  return describeDeed(deed, { language, practice });
}

test.each<[StaffAction, DeedRow['detail'], string]>([
  ['look', null, 'Sevgi Arslan hat die Karte von Jan Krüger angesehen'],
  [
    'look_at_far_days',
    { shown: 3 },
    'Sevgi Arslan hat Tage angesehen, die mehr als einen Monat entfernt sind: 3 Personen',
  ],
  [
    'look_at_far_days',
    { from: '2027-06-09', to: '2027-06-11', shown: 1, mark: 'x' },
    'Sevgi Arslan hat Tage angesehen, die mehr als einen Monat entfernt sind (09.06.2027 bis 11.06.2027): eine Person',
  ],
  [
    'look_at_absence',
    { doctor: 'weber', from: '2026-12-01', to: '2026-12-04', hours: null, shown: 1 },
    'Sevgi Arslan hat die Abwesenheit von Dr. Jonas Weber (01.12.2026 bis 04.12.2026) angesehen, mit Telefon und Mail: eine Person',
  ],
  ['add_patient', null, 'Sevgi Arslan hat Jan Krüger neu eingetragen'],
  [
    'change_patient',
    { changed: 'email phone' },
    'Sevgi Arslan hat die Daten von Jan Krüger geändert: E-Mail, Telefon',
  ],
  [
    'erase_patient',
    { reason: 'Brief vom 20.11.' },
    'Sevgi Arslan hat die Daten von Jan Krüger auf Wunsch gelöscht: Brief vom 20.11.',
  ],
  ['merge_patients', { former: 'x' }, 'Sevgi Arslan hat zwei Einträge von Jan Krüger zusammengeführt'],
  ['sign_in', { way: 'passkey' }, 'Sevgi Arslan hat sich angemeldet, mit Passkey'],
  [
    'invite',
    { email: 'neu@praxis.example', role: 'reception', purpose: 'invite' },
    'Sevgi Arslan hat neu@praxis.example eingeladen: Empfang',
  ],
  [
    'change_staff',
    { roleBefore: 'assistant', role: 'reception', disabledBefore: false, disabled: true },
    'Sevgi Arslan hat Nina Kern geändert: Empfang statt Assistenz, gesperrt',
  ],
  [
    'change_staff',
    { doctorBefore: null, doctor: 'weber' },
    'Sevgi Arslan hat Nina Kern geändert: Spalte von Dr. Jonas Weber',
  ],
  ['change_staff', { roleBefore: 'owner', role: 'owner' }, 'Sevgi Arslan hat Nina Kern geändert: nichts'],
  [
    'change_access',
    { event: 'passkey_added' },
    'Sevgi Arslan hat den eigenen Zugang geändert: Passkey hinzugefügt',
  ],
  [
    'change_settings',
    { section: 'treatments', from: '2026-12-01', what: 'Füllungen' },
    'Sevgi Arslan hat Einstellungen geändert: Behandlungen (Füllungen), ab 01.12.2026',
  ],
  [
    'change_settings',
    { section: 'terms', from: null, what: '' },
    'Sevgi Arslan hat Einstellungen geändert: Regeln der Online-Buchung',
  ],
  [
    'plan_absence',
    { doctor: 'weber', from: '2026-12-01', to: '2026-12-04', hours: null },
    'Sevgi Arslan hat die Abwesenheit von Dr. Jonas Weber eingetragen: 01.12.2026 bis 04.12.2026',
  ],
  [
    'remove_absence',
    { doctor: null, from: '2026-12-01', to: '2026-12-01', hours: '08:00-12:00' },
    'Sevgi Arslan hat die Schließung der Praxis zurückgenommen: 01.12.2026, 08:00–12:00 Uhr',
  ],
  [
    'mark_told',
    { taken_back: true },
    'Sevgi Arslan hat zurückgenommen, dass Jan Krüger telefonisch Bescheid weiß',
  ],
  [
    'mark_answered',
    { taken_back: false },
    'Sevgi Arslan hat eine Nachricht des Kontaktformulars als beantwortet vermerkt',
  ],
  [
    'cancel_source',
    { kind: 'domain', shown: 12, inform: false },
    'Sevgi Arslan hat Termine aus einer auffälligen Quelle zusammen abgesagt: 12',
  ],
  [
    'plan_hours',
    { doctor: null, from: '2027-01-04', hours: '[]' },
    'Sevgi Arslan hat die Öffnungszeiten festgelegt, ab 04.01.2027',
  ],
])('%s reads like a person’s words', (action, detail, sentence) => {
  expect(say(action, detail)).toBe(sentence);
});

test('own deeds, the operator’s, and those of people who are no longer known have words too', () => {
  expect(say('end_sessions', null, { subjectId: 'sevgi' })).toBe(
    'Sevgi Arslan hat sich an anderen Geräten abgemeldet',
  );
  expect(say('end_sessions', null, { actorId: null, actorName: null })).toBe(
    'Wer den Server betreibt hat Nina Kern überall abgemeldet',
  );
  expect(say('look', null, { actorName: null, patientName: null })).toBe(
    'Jemand, der nicht mehr hier arbeitet, hat die Karte von jemandem, dessen Daten gelöscht sind angesehen',
  );
  expect(say('change_staff', { nameBefore: 'Sevgi Kaya' }, { subjectId: 'sevgi' })).toBe(
    'Sevgi Arslan hat die eigenen Angaben geändert: hieß vorher Sevgi Kaya',
  );
});

test('the audit tells of those who read it', () => {
  expect(say('look_at_audit', {}, { subjectId: null })).toBe('Sevgi Arslan hat das Protokoll angesehen');
  expect(say('look_at_audit', { after: '1.s1' })).toBe(
    'Sevgi Arslan hat das Protokoll zu Jan Krüger angesehen (weitergeblättert)',
  );
  expect(say('export_audit', {}, { subjectId: null }, 'en')).toBe('Sevgi Arslan saved the record as a file');
});

test('English says the same', () => {
  expect(say('look', null, {}, 'en')).toBe('Sevgi Arslan looked at the card of Jan Krüger');
  expect(say('keep_appointment', { absence: 'x' }, { startAt: new Date('2026-11-25T08:30:00Z') }, 'en')).toBe(
    'Sevgi Arslan kept the appointment of Jan Krüger despite an absence: 25 Nov 2026, 09:30',
  );
});

test('a detail of another form is no reason to say nothing', () => {
  expect(say('sign_in', ['strange'])).toBe('Sevgi Arslan hat sich angemeldet, ');
});
