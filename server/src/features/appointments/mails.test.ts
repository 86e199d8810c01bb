import type { Appointment } from '@praxisportal/contract/appointment';
import { cancellationPolicy } from '@praxisportal/contract/cancellation-policy';
import { visit } from '@praxisportal/practice/visit';
import { expect, it } from 'vitest';
import { toPlan } from '../../domain/practice-plan.ts';
import { seededSettings } from '../../domain/test-calendar.ts';
import { ownPractice } from '../../own-practice.ts';
import { reminderMail } from '../reminders/mails.ts';
import { cancellationMail, confirmationMail, movedMail } from './mails.ts';

const plan = toPlan({ revision: 1, hours: [], absences: [], specialDays: [], settings: seededSettings });
const practice = { ...ownPractice, plan };

const appointment: Appointment = {
  id: 'b1b5e8c6-0000-4000-8000-000000000001',
  date: '2026-12-01',
  time: '09:00',
  durationMinutes: 60,
  treatment_type: 'Prophylaxe & Zahnreinigung',
  doctorId: 'yilmaz',
  doctor_name: 'Dr. Elif Yılmaz',
  status: 'scheduled',
  bookingMethod: 'website',
  cancellable: true,
  patientId: 'b1b5e8c6-0000-4000-8000-000000000002',
  patientName: 'Änne Groß-Ölschläger',
  otherPatientName: null,
  version: 1,
  movable: true,
  lateCancellation: false,
  noticeHours: 24,
  confirmation: null,
};

const reader = {
  firstName: 'Änne',
  lastName: 'Groß-Ölschläger',
  link: 'https://praxis.example/de/termin#token',
};

const policy = `${cancellationPolicy.de.rule(24)} ${cancellationPolicy.de.fee}`;

it('confirms a booking in German', () => {
  const { subject, body } = confirmationMail('de', practice, appointment, reader);
  expect(subject).toBe('Ihr Termin am Dienstag, 1. Dezember 2026, 09:00 Uhr');
  expect(body).toBe(`Guten Tag, Änne Groß-Ölschläger

Das haben Sie gebucht:

Datum: Dienstag, 1. Dezember 2026
Uhrzeit: 09:00 Uhr (60 Minuten)
Ärztin/Arzt: Dr. Elif Yılmaz
Behandlung: Prophylaxe & Zahnreinigung
Ort: Zahnarztpraxis am Lindenplatz, Lindenplatz 7, 50676 Köln

Termin ansehen, verschieben, absagen:
https://praxis.example/de/termin#token

${policy} Verschieben und absagen können Sie über den Link oben oder telefonisch: +49 221 4710120.

Vor Ihrem Besuch

Mitbringen: ${visit.bring?.de}
Erster Besuch: ${visit.firstVisit?.de}
Bus, Bahn: ${visit.publicTransport?.de}
Parken: ${visit.parking?.de}
Ohne Stufen: ${visit.access?.de}

Freundliche Grüße
Zahnarztpraxis am Lindenplatz
Lindenplatz 7, 50676 Köln
+49 221 4710120`);
});

it('leaves out of a confirmation the facts of a visit that the practice has not written down', () => {
  const answers = { ...ownPractice.answers, bring: null, publicTransport: null, access: null };
  const some = confirmationMail('de', { ...practice, answers }, appointment, reader).body;
  expect(some).toContain(`Vor Ihrem Besuch\n\nErster Besuch: ${visit.firstVisit?.de}\nParken:`);
  expect(some).not.toMatch(/Mitbringen|Bahn|Ohne Stufen|null/);
  const none = { ...answers, firstVisit: null, parking: null };
  expect(confirmationMail('de', { ...practice, answers: none }, appointment, reader).body).not.toContain(
    'Vor Ihrem Besuch',
  );
});

it('confirms a booking in English, with the treatment’s English name', () => {
  const { subject, body, html } = confirmationMail('en', practice, appointment, reader);
  expect(subject).toBe('Your appointment on Tuesday, 1 December 2026, 09:00');
  expect(body).toContain('This is what you’ve booked:\n\nDate: Tuesday, 1 December 2026');
  expect(body).toContain(
    'Time: 09:00 (60 minutes)\nDentist: Dr. Elif Yılmaz\nTreatment: Professional cleaning',
  );
  expect(body).toContain(cancellationPolicy.en.fee);
  expect(html).not.toContain('Uhr');
});

it('says for whom it is, if that is not who reads it', () => {
  const child = { ...appointment, patientName: 'Mia Groß', otherPatientName: 'Mia Groß' };
  expect(confirmationMail('de', practice, child, reader).body).toContain('\n\nFür: Mia Groß\nDatum:');
  expect(confirmationMail('en', practice, child, reader).body).toContain('\n\nFor: Mia Groß\nDate:');
});

it('lists the facts of a visit in a reminder', () => {
  const withdrawUrl = 'https://praxis.example/de/erinnerungen#token';
  const { body } = reminderMail('en', practice, appointment, { ...reader, withdrawUrl });
  expect(body).toContain(`Before your visit\n\nBring: ${visit.bring?.en}`);
  expect(body).toContain(withdrawUrl);
});

it('says of a moved appointment when it was before', () => {
  const before = { ...appointment, date: '2026-11-30', time: '14:30', doctor_name: 'Dr. Jonas Hoffmann' };
  const german = movedMail('de', practice, { before, after: appointment }, reader);
  expect(german.subject).toBe('Verschoben: Ihr Termin ist jetzt am Dienstag, 1. Dezember 2026, 09:00 Uhr');
  expect(german.body).toContain(
    'Ihr Termin am Montag, 30. November 2026, 14:30 Uhr (Dr. Jonas Hoffmann) wurde verschoben:\n\nDatum:',
  );
  const english = movedMail('en', practice, { before, after: appointment }, reader);
  expect(english.subject).toBe('Moved: your appointment is now on Tuesday, 1 December 2026, 09:00');
  expect(english.body).toContain(
    'Your appointment on Monday, 30 November 2026, 14:30 (Dr. Jonas Hoffmann) has',
  );
});

it('lists the facts of a visit in the mail of a move, and none in that of a cancellation', () => {
  const before = { ...appointment, date: '2026-11-30' };
  const { body } = movedMail('de', practice, { before, after: appointment }, reader);
  expect(body).toContain(`Vor Ihrem Besuch\n\nMitbringen: ${visit.bring?.de}\nErster Besuch:`);
  expect(cancellationMail('de', practice, { appointment, by: 'patient' }, reader).body).not.toContain(
    'Vor Ihrem Besuch',
  );
});

it('confirms a cancellation, and leads to no appointment that is gone', () => {
  const { subject, body } = cancellationMail('de', practice, { appointment, by: 'patient' }, reader);
  expect(subject).toBe('Abgesagt: Ihr Termin am Dienstag, 1. Dezember 2026, 09:00 Uhr');
  expect(body).toContain('Dieser Termin ist abgesagt:');
  expect(body).not.toContain(reader.link);
});
