import { answers } from '@praxisportal/practice/answers';
import { closures } from '@praxisportal/practice/closures';
import { doctors } from '@praxisportal/practice/doctors';
import { practice } from '@praxisportal/practice/practice';
import { treatments } from '@praxisportal/practice/treatments';
import { describe, expect, it } from 'vitest';
import { createAssistant } from './assistant.ts';
import type { Asker, DialogState, Findings, OwnAppointment, Reply } from './turn.ts';

const assistant = createAssistant({ facts: practice, doctors, treatments, closures, answers });
// Wednesday, 25 November 2026, 9:00 in Cologne.
const nowMs = Date.parse('2026-11-25T08:00:00Z');
const patient: Asker = {
  kind: 'patient',
  people: [{ patientId: 'p-1', firstName: 'Anna', lastName: 'Becker', relation: 'self' }],
};

function toAppointment(id: string, date: string, time: string): OwnAppointment {
  return {
    id,
    date,
    time,
    treatment_type: 'Kontrolluntersuchung',
    doctorId: 'weber',
    doctor_name: 'Dr. Katharina Weber',
    status: 'scheduled',
    cancellable: true,
    movable: true,
    version: 1,
    patientId: 'p-1',
    patientName: 'Anna Becker',
  };
}

const first = toAppointment('a-1', '2026-12-02', '10:00');
const second = toAppointment('a-2', '2026-12-09', '11:30');

type Talk = { replies: Reply[]; needs: string[][] };

/** Says the messages one after the other, each with the state that the one before left. */
function talk(
  messages: readonly string[],
  { asker = patient, findings = {} }: { asker?: Asker; findings?: Findings } = {},
): Talk {
  let state: DialogState = {};
  const replies: Reply[] = [];
  const needs: string[][] = [];
  for (const message of messages) {
    const plan = assistant.plan({ message, language: 'de', asker, state, earlierMessages: [], nowMs });
    const reply = assistant.render(plan, findings, nowMs);
    state = reply.state;
    replies.push(reply);
    needs.push(plan.needs.map(({ kind }) => kind));
  }
  return { replies, needs };
}

describe('a booking in several messages', () => {
  it('keeps what was said and takes over what changes', () => {
    const { replies } = talk([
      'Ich möchte einen Termin zur Zahnreinigung am Freitag um 10 Uhr',
      'Freitag kann ich nicht, Montag wäre besser',
      'nee nicht 10 uhr, 11 uhr meinte ich',
      'und bitte bei Dr. Hoffmann, nicht bei Weber',
    ]);
    expect(replies.map(({ action }) => action)).toMatchObject([
      {
        type: 'start_booking',
        treatmentType: 'Prophylaxe & Zahnreinigung',
        date: '2026-11-27',
        time: '10:00',
      },
      {
        type: 'start_booking',
        treatmentType: 'Prophylaxe & Zahnreinigung',
        date: '2026-11-30',
        time: '10:00',
      },
      { type: 'start_booking', date: '2026-11-30', time: '11:00' },
      {
        type: 'start_booking',
        date: '2026-11-30',
        time: '11:00',
        doctorId: 'hoffmann',
        doctorName: 'Dr. Lena Hoffmann',
      },
    ]);
  });

  it('asks for the treatment and understands an answer by number', () => {
    const { replies } = talk(['Ich möchte einen Termin buchen', 'die zweite']);
    expect(replies[0]?.message).toContain('2. Prophylaxe & Zahnreinigung');
    expect(replies[1]?.action).toMatchObject({
      type: 'start_booking',
      treatmentType: 'Prophylaxe & Zahnreinigung',
    });
  });

  it('answers a question in between and still knows the wish', () => {
    const { replies } = talk([
      'Zahnreinigung am Freitag um 10 Uhr',
      'habt ihr am Samstag offen',
      'dann lieber um elf',
    ]);
    expect(replies[1]?.action).toBeUndefined();
    expect(replies[1]?.message).toContain('Am Samstag, 28. November 2026 haben wir geschlossen.');
    expect(replies[2]?.action).toMatchObject({ type: 'start_booking', date: '2026-11-27', time: '11:00' });
  });

  it('sends a guest to log in and keeps what was understood', () => {
    const { replies } = talk(['Zahnreinigung nächsten Donnerstag 10 Uhr'], { asker: { kind: 'guest' } });
    expect(replies[0]?.action).toMatchObject({
      type: 'require_login',
      reason: 'booking',
      treatmentType: 'Prophylaxe & Zahnreinigung',
      date: '2026-11-26',
      time: '10:00',
    });
  });
});

describe('cancelling', () => {
  it('asks about the only appointment and cancels exactly it on a yes', () => {
    const { replies, needs } = talk(['Ich muss meinen Termin absagen', 'ja bitte absagen'], {
      findings: { appointments: [first], change: { done: true, appointment: first } },
    });
    expect(replies[0]).toMatchObject({ state: { question: { kind: 'cancel', appointmentId: 'a-1' } } });
    expect(needs[1]).toEqual(['cancelAppointment']);
    expect(replies[1]?.action?.type).toBe('appointment_cancelled');
    expect(replies[1]?.state.question).toBeUndefined();
  });

  it('keeps the appointment on a no, and on a yes that comes too late', () => {
    const findings = { appointments: [first] };
    expect(
      talk(['Ich muss meinen Termin absagen', 'ach nein, lass ihn stehen'], { findings }).needs[1],
    ).toEqual([]);
    expect(
      talk(['Ich muss meinen Termin absagen', 'Wann habt ihr offen?', 'ja'], { findings }).needs[2],
    ).toEqual([]);
    expect(talk(['ja, stornieren'], { findings }).needs[0]).not.toContain('cancelAppointment');
  });

  it('asks which of two, and then about that one', () => {
    const { replies } = talk(['Ich muss meinen Termin absagen', 'den zweiten'], {
      findings: { appointments: [second, first] },
    });
    expect(replies[0]?.state.question).toEqual({ kind: 'whichToCancel', appointmentIds: ['a-1', 'a-2'] });
    expect(replies[1]?.state.question).toEqual({ kind: 'cancel', appointmentId: 'a-2' });
  });
});
