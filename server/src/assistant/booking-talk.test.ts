import { describe, expect, it } from 'vitest';
import { nowMs, patient, samplePractice } from '../../tests/assistant-practice.ts';
import { first, talk } from '../../tests/assistant-talk.ts';
import { createAssistant } from './assistant.ts';
import type { Asker, BookingWish, Findings } from './turn.ts';

const findings: Findings = {
  appointments: [first],
  starts: { starts: ['08:30', '09:00', '10:00', '14:00', '16:00'] },
  nextStart: { date: '2026-12-07', time: '09:00', doctorId: 'weber' },
};
const mother: Asker = {
  kind: 'patient',
  people: [
    ...(patient.kind === 'patient' ? patient.people : []),
    { patientId: 'p-2', firstName: 'Mia', lastName: 'Becker', relation: 'child' },
  ],
};

function planNeeds(message: string) {
  const turn = { message, language: 'de', asker: patient, state: {}, earlierMessages: [], nowMs } as const;
  return createAssistant(samplePractice).plan(turn).needs;
}

/** The last answer of a conversation. */
function answer(messages: readonly string[], asker = patient, found = findings) {
  const reply = talk(messages, { asker, findings: found }).replies.at(-1);
  return { wish: reply?.state.wish, action: reply?.action?.type, message: reply?.message ?? '' };
}

describe('a booking as it is talked over', () => {
  it.each<[string[], BookingWish]>([
    [
      ['PZR nächste Woche bitte', 'Freitag', 'geht auch halb zehn?', 'dann halt zehn'],
      { treatmentType: 'Prophylaxe & Zahnreinigung', date: '2026-12-04', time: '10:00' },
    ],
    [
      ['Kontrolle am Montag um 9', 'nein', 'doch lieber Dienstag', 'gleiche Uhrzeit'],
      { treatmentType: 'Kontrolluntersuchung', date: '2026-12-01', time: '09:00' },
    ],
    [
      ['Kontrolle', 'mo', '10', 'ne halbe Stunde später', 'wieder zurück auf zehn bitte'],
      { treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '10:00' },
    ],
    [
      ['Kontrolle in zwei Wochen', 'da bin ich im Urlaub, eine Woche später', 'der Montag', 'früh'],
      {
        ...{ treatmentType: 'Kontrolluntersuchung', date: '2026-12-14' },
        ...{ timeFrom: '08:00', timeTo: '12:00' },
      },
    ],
    [
      ['Kontrolle am 15. Dezember', 'lieber Donnerstag', '14 Uhr oder später'],
      { treatmentType: 'Kontrolluntersuchung', date: '2026-12-17', timeFrom: '14:00' },
    ],
    [
      ['Kontrolle am Montag', 'wie lange dauert das?', 'gut. Uhrzeit?', 'die zweite'],
      { treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '09:00' },
    ],
    [
      [
        'Kontrolle am Montag',
        'ist Dr. Weber da?',
        'was geht denn so?',
        'um 9',
        'gebongt',
        'Gut, dann bis Montag!',
      ],
      { treatmentType: 'Kontrolluntersuchung', doctorId: 'weber', date: '2026-11-30', time: '09:00' },
    ],
    [
      ['Kontrolle am Montag', 'später bitte'],
      { treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', timeFrom: '14:30' },
    ],
    [
      ['Zahnreinigung am Mittwoch', 'um 13 Uhr hab ich Mittagspause, ginge das?'],
      { treatmentType: 'Prophylaxe & Zahnreinigung', date: '2026-12-02', time: '13:00' },
    ],
    [
      ['mir ist ne Füllung rausgefallen', 'tut nicht weh', 'am Montag', 'egal', 'basst scho'],
      { treatmentType: 'Füllungen', date: '2026-11-30', time: '08:30' },
    ],
    [
      [
        'Ich brauche einen Termin am Montag',
        'der Zahn drückt ein bisschen',
        'Moment, ich schau kurz',
        'um 10',
      ],
      { treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '10:00' },
    ],
  ])('%j', (messages, wish) => {
    expect(answer(messages)).toMatchObject({ wish, action: 'start_booking' });
    expect(answer(messages).wish).toEqual(wish);
  });

  it('answers a no with a question, and not with other appointments', () => {
    for (const no of [
      'nein',
      'ach Mist, da hab ich ne Besprechung',
      'ne das schaff ich nicht',
      'passt mir leider nicht',
      "I can't make that",
    ]) {
      const { action, message } = answer(['Kontrolle am Montag um 10', no]);
      expect(action).toBe('start_booking');
      expect(message).toMatch(/Was passt Ihnen besser|What would suit you better/);
    }
  });

  it('does not keep the soonest start that was refused', () => {
    expect(answer(['frühestmöglicher Termin für Kontrolle', 'nein']).wish).toEqual({
      treatmentType: 'Kontrolluntersuchung',
    });
    expect(answer(['frühestmöglicher Termin für Kontrolle', 'nein', 'ab Dezember']).wish).toEqual({
      ...{ treatmentType: 'Kontrolluntersuchung', fromDate: '2026-12-01' },
    });
  });

  it('forgets what nobody wants any more, and says that nothing is booked', () => {
    for (const words of [
      "vergessen Sie's, ich ruf lieber an",
      'doch nicht',
      'stornieren Sie das wieder',
      'never mind',
    ]) {
      const { wish, action, message } = answer(['Kontrolle am Montag um 10', words]);
      expect([wish, action]).toEqual([undefined, undefined]);
      expect(message).toMatch(/Gebucht ist nichts|Nothing is booked/);
    }
  });

  it('says what it could understand of an appointment, and still knows what it offered', () => {
    expect(answer(['Kontrolle am Montag', 'brumm brumm']).message).toContain('Zum Termin können Sie mir');
    expect(answer(['Kontrolle am Montag', 'brumm brumm', 'den ersten']).wish?.time).toBe('08:30');
  });

  it('says whom it is for, and changes that', () => {
    const forMia = answer(['Zahnreinigung am Montag', 'nicht für mich, für Mia'], mother);
    expect(forMia.wish?.patientId).toBe('p-2');
    expect(forMia.message).toContain('**Prophylaxe & Zahnreinigung** für Mia am Montag');
    const own = answer(['Zahnreinigung am Montag für Mia', 'doch für mich'], mother);
    expect(own.wish?.patientId).toBe('p-1');
    expect(own.message).not.toContain('für');
  });

  it('keeps a child in children’s dentistry, whatever the check is called', () => {
    expect(
      answer(['Ich brauche einen Termin für meine Tochter', 'Kontrolle'], mother).wish?.treatmentType,
    ).toBe('Kinderzahnheilkunde');
  });

  it('leaves children’s dentistry with the child, also one that is on the account', () => {
    for (const instead of ['doch für mich', 'doch für meinen Mann'])
      expect(answer(['Termin für meine Tochter', 'Kontrolle', instead], mother).wish?.treatmentType).toBe(
        'Kontrolluntersuchung',
      );
  });

  it('looks for a start after work or school as far as it is known when that is', () => {
    const nextStart = { date: '2026-11-30', time: '09:00', doctorId: 'weber' };
    expect(answer(['Kontrolle nach der Schicht'], patient, { nextStart }).message).not.toContain(
      'dazu passt',
    );
    const [need] = planNeeds('Kontrolle am Montag nach der Schule').filter(
      ({ kind }) => kind === 'nextStart',
    );
    expect(need).toMatchObject({ within: { fromDate: '2026-11-30', timeFrom: '13:00' } });
  });

  it('looks for a start where one is wished, and says so if there is none', () => {
    const messages = ['Kontrolle nächste Woche nachmittags'];
    const nextStart = { date: '2026-11-30', time: '14:00', doctorId: 'weber' };
    expect(talk(messages).needs).toEqual([['nextStart']]);
    expect(answer(messages, patient, { nextStart }).message).toContain(
      'Der erste freie Termin, der dazu passt, ist am Montag, 30. November 2026, 14:00 Uhr',
    );
    expect(answer(messages, patient, { nextStart: { ...nextStart, isOutside: true } }).message).toContain(
      'In dieser Zeit ist online nichts frei. Der nächste freie Termin',
    );
  });

  it('speaks German of what is German in every word but “in”', () => {
    expect(answer(['Kontrolle in zwei Wochen']).message).toContain('Gern');
  });
});

describe('whoever refuses somebody', () => {
  it.each([
    ['Zahnersatz, lieber bei einer Frau'],
    ['Zahnersatz am Montag, lieber bei einer Frau'],
    ['Termin, aber nicht bei Dr. Yılmaz'],
  ])('gets a form with one of the others, and hears with whom: %s', (message) => {
    for (const asker of [patient, { kind: 'guest' }] satisfies Asker[]) {
      const reply = talk([message], { asker, findings }).replies[0];
      expect(reply?.action).toMatchObject({ doctorId: 'weber', doctorName: 'Dr. Katharina Weber' });
      expect(reply?.message).toContain('bei Dr. Katharina Weber');
      expect(reply?.message).not.toContain('nicht bei');
    }
  });

  it('gets the one who has the start that is told', () => {
    const nextStart = { date: '2026-12-07', time: '09:00', doctorId: 'hoffmann' };
    const reply = talk(['Zahnersatz, aber nicht bei Dr. Yılmaz'], { findings: { nextStart } }).replies[0];
    expect(reply?.action).toMatchObject({ doctorId: 'hoffmann' });
  });
});

describe('what is meant of the offer', () => {
  it.each([
    'wie bestätige ich das jetzt?',
    'confirm it',
    'bitte bestätigen',
    'how do I confirm the appointment?',
  ])('“%s” is told that the form has a button for it', (message) => {
    const reply = answer(['Kontrolle am Montag um 10', message]);
    expect(reply.message).toMatch(
      /Stornierungsbedingungen.*„Termin bestätigen“|policy.*“Confirm appointment”/,
    );
    expect(answer(['Kontrolle am Montag um 10', message, 'doch lieber um 14 Uhr']).wish?.time).toBe('14:00');
  });

  it.each(['bestätigen Sie mir das per Mail?', 'Ich habe keine Bestätigung bekommen'])(
    '“%s” asks for another thing',
    (message) => {
      expect(answer(['Kontrolle am Montag um 10', message]).message).not.toContain('„Termin bestätigen“');
    },
  );

  it.each([
    ['sorry, I meant 11', '11:00'],
    ['oh sorry, ich meinte 11', '11:00'],
    ['sorry, around 9 actually', '09:00'],
  ])('“%s” corrects the time', (message, time) => {
    const { wish, action } = answer(['check-up with Dr Weber on Monday please, around 10:15', message]);
    expect(action).toBe('start_booking');
    expect(wish).toEqual({
      ...{ treatmentType: 'Kontrolluntersuchung', doctorId: 'weber', date: '2026-11-30', time },
    });
  });

  it('“egal, nimm einfach den ersten” is the first start, and no first of December', () => {
    for (const wished of ['Kontrolle', 'Kontrolle so bald wie möglich', 'Kontrolle am 7. Dezember um 9'])
      expect(answer([wished, 'egal, nimm einfach den ersten']).wish).toMatchObject({
        ...{ date: '2026-12-07', time: '09:00' },
      });
  });
});

describe('an appointment for somebody who is not on the account', () => {
  const missing = /nur für Sie selbst/;

  it('is known for one, and said, until it is for whoever writes', () => {
    const said = [
      'Ich möchte einen Termin für meine Tochter zur Kontrolle am Montag',
      'um 10',
      'doch lieber Dienstag',
    ];
    for (const count of [1, 2, 3]) expect(answer(said.slice(0, count)).message).toMatch(missing);
    expect(answer(said).wish).toMatchObject({ relation: 'child', date: '2026-12-01', time: '10:00' });
    const own = answer([...said, 'doch für mich']);
    expect(own.message).not.toMatch(missing);
    expect(own.wish).toMatchObject({ treatmentType: 'Kontrolluntersuchung', patientId: 'p-1' });
    expect(own.wish?.relation).toBeUndefined();
  });

  it('is for them once they are on it', () => {
    const { state } =
      talk(['Termin für meine Tochter am Montag zur Kontrolle'], { findings }).replies[0] ?? {};
    const { replies } = talk(['um 10'], { asker: mother, findings, state });
    expect(replies[0]?.action).toMatchObject({ type: 'start_booking', patientId: 'p-2' });
    expect(replies[0]?.message).not.toMatch(missing);
  });

  it('is not for a child where the account has one and a husband is meant', () => {
    expect(answer(['Kontrolle für meinen Mann am Montag'], mother).message).toMatch(missing);
    expect(answer(['Kontrolle für Mia am Montag', 'doch für meinen Mann'], mother).wish).toMatchObject({
      relation: 'partner',
    });
    expect(answer(['Meine Mutter sagt, ich soll zur Kontrolle']).message).not.toMatch(missing);
  });

  it.each([
    ['wie trage ich sie ein?'],
    ['wie kann ich sie hinzufügen?'],
    ['how do I add her?'],
    ['Wie kann ich meine Tochter eintragen?'],
  ])('“%s” is told how', (message) => {
    const reply = answer(['Termin für meine Tochter am Montag zur Kontrolle', message]);
    expect(reply.message).toMatch(/\/dashboard\).*(?:„Für wen Sie buchen“|“Who you book for”)/);
    expect(reply.wish).toMatchObject({ relation: 'child' });
    const asked = talk(['Termin für meine Tochter zur Kontrolle', message], { asker: { kind: 'guest' } });
    expect(asked.replies.at(-1)?.message).toContain('/login)');
  });

  it('“wie trage ich den Termin ein?” is about the appointment', () => {
    expect(answer(['Termin für meine Tochter', 'wie trage ich den Termin ein?']).message).toMatch(
      /So buchen Sie/,
    );
  });
});

describe('“nach der Schule” names no time', () => {
  it.each([['Kontrolle am Montag nach der Schule'], ['A check-up on Monday after school, please']])(
    '“%s” is offered times from 13:00, says so, and fills in none',
    (message) => {
      const { wish, message: words } = answer([message]);
      expect(wish).toEqual({ treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', after: 'school' });
      expect(words).toMatch(/14:00, 16:00/);
      expect(words).not.toContain('08:30');
      expect(words).toMatch(/ab 13 Uhr|from 13:00/);
    },
  );

  it('is remembered until a time is named', () => {
    const said = ['Kontrolle am Montag nach der Schule', 'lieber Dienstag'];
    expect(answer(said).message).toContain('ab 13 Uhr');
    expect(answer([...said, 'ab 14 Uhr']).message).not.toContain('ab 13 Uhr');
    expect(answer([...said, 'ab 14 Uhr']).wish?.after).toBeUndefined();
    const guest = answer(['Kontrolle nach der Schule'], { kind: 'guest' });
    expect(guest.message).toContain('ab 13 Uhr');
  });

  it('after a shift it is asked', () => {
    expect(answer(['Kontrolle am Montag nach der Schicht']).message).toContain('nach der Arbeit?');
    expect(answer(['Kontrolle am Montag nach Feierabend']).wish).toMatchObject({ timeFrom: '17:00' });
  });
});

describe('two appointments in one message', () => {
  it.each([
    ['Kontrolle für mich und Zahnreinigung für meinen Mann', 'Kontrolluntersuchung', 'Zahnreinigung'],
    ['Zahnreinigung für meinen Mann und Kontrolle für mich', 'Kontrolluntersuchung', 'Zahnreinigung'],
    ['Kontrolle für mich und meinen Sohn', 'Kontrolluntersuchung', 'Kinderzahnheilkunde'],
    ['Kontrolle für meinen Sohn und mich', 'Kontrolluntersuchung', 'Kinderzahnheilkunde'],
    ['Kontrolle für mich und meine Frau', 'Kontrolluntersuchung', 'zweite Person'],
    ['Einen Termin für mich und einen für meine Tochter', 'Kontrolluntersuchung', 'Kinderzahnheilkunde'],
  ])('begin with one’s own: “%s”', (message, treatmentType, said) => {
    for (const asker of [patient, mother]) {
      const found = answer([message], asker);
      expect(found.wish).toEqual({ treatmentType });
      expect(found.message).toContain(said);
      expect(found.message).toContain('zweite Person');
    }
  });

  it('are one where somebody else is only spoken of', () => {
    const { message } = answer(['Kontrolle für mich, mein Mann bringt mich und wartet']);
    expect(message).not.toContain('zweite Person');
  });
});

describe('a guest', () => {
  const guest: Asker = { kind: 'guest' };

  it('is told what is free beside the way to book it, and chooses of it', () => {
    const { message } = answer(['Haben Sie morgen etwas frei für eine Kontrolle?'], guest);
    expect(message).toContain('Bitte melden Sie sich an, um Termine zu buchen.');
    expect(message).toContain('Frei sind');
    const { wish, action } = answer(['Kontrolle nächste Woche', 'Ja, den nehme ich'], guest);
    expect(wish).toMatchObject({ date: '2026-12-07', time: '09:00' });
    expect(action).toBe('require_login');
  });

  it.each(['Wann ist morgen etwas frei?', 'When is anything available tomorrow?'])(
    'who asks what is free is asked what for: “%s”',
    (message) => {
      const { replies } = talk([message, 'Kontrolle'], { asker: guest, findings });
      expect(replies[0]?.suggestions).toContain(
        message.startsWith('When') ? 'Check-up' : 'Kontrolluntersuchung',
      );
      expect(replies[1]?.message).toMatch(/0?9:00/u);
    },
  );
});

describe('a bare hour that is asked for', () => {
  it.each([
    'ginge auch 12?',
    'ging auch 12?',
    'klappt auch zwölf?',
    'könnte ich auch um 12?',
    'could we do 12?',
  ])('is of the booking that is talked of, and moves nothing: “%s”', (message) => {
    for (const before of [['Kontrolle am Montag um 9'], ['Kontrolle am Montag um 9', 'das ist doch blöd']])
      expect(answer([...before, message]).wish).toEqual({
        ...{ treatmentType: 'Kontrolluntersuchung', date: '2026-11-30', time: '12:00' },
      });
  });
});
