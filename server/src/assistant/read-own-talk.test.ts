import { describe, expect, it } from 'vitest';
import { toAppointment } from '../../tests/assistant-practice.ts';
import { ask, findings, first, second, talk } from '../../tests/assistant-talk.ts';
import type { Asker } from './turn.ts';

const mias = { ...toAppointment('a-5', '2026-12-03', '15:00'), patientId: 'p-2', patientName: 'Mia Becker' };

describe('swapping', () => {
  it.each([
    'tausch die beiden',
    'Können Sie die beiden Termine tauschen?',
    'swap them',
    'Kann man meine zwei Termine vertauschen?',
    'den am 2. mit dem am 9. Dezember bitte tauschen, die Termine',
  ])('“%s” goes one after the other, and begins with the first', (message) => {
    const reply = ask('Welche Termine habe ich?', message);
    expect(reply?.message).toMatch(
      /nacheinander.*221 4710120.*2\. Dezember|one after the other.*2 December/s,
    );
    expect(reply?.state.question).toEqual({ kind: 'whichToMove', appointmentIds: ['a-1'] });
  });

  it('asks with which to begin, if there are more than two', () => {
    const third = toAppointment('a-6', '2026-12-16', '09:00');
    const { replies } = talk(['Tausch meine Termine'], {
      findings: { ...findings, appointments: [first, second, third] },
    });
    expect(replies[0]?.message).toMatch(/nacheinander.*Welchen Termin/s);
  });

  it.each(['Können Sie beide Kronen austauschen?', 'Ich muss den Termin tauschen, hab da Prüfung'])(
    '“%s” swaps no two',
    (message) => {
      expect(ask(message)?.message).not.toContain('tauschen kann ich leider nicht');
    },
  );
});

describe('cancelling several', () => {
  const done = (appointment: typeof first) => ({
    appointmentId: appointment.id,
    outcome: { done: true, appointment } as const,
  });
  const changes = [done(first), done(second)];
  const all = {
    kind: 'cancelAll',
    appointments: [
      { appointmentId: 'a-1', version: 1 },
      { appointmentId: 'a-2', version: 1 },
    ],
  };

  it.each([
    ['beide absagen'],
    ['Ich möchte alle meine Termine absagen'],
    ['cancel both'],
    ['Ich muss meinen Termin absagen', 'beide'],
    ['Ich muss meinen Termin absagen', 'alle beide bitte'],
    ['Termin am 2. Dezember absagen', 'beide'],
  ])('is asked in one question, which names them all: %s %s', (...messages) => {
    const reply = ask(...messages.filter(Boolean));
    expect(reply?.state.question).toEqual(all);
    expect(reply?.message).toMatch(/2\.? De[cz]ember 2026.*9\.? De[cz]ember 2026/s);
    expect(reply?.suggestions).toHaveLength(2);
  });

  it.each([
    'ja',
    'ja, beide',
    'Ja bitte beide absagen',
    'alle absagen',
    'yes, cancel both',
    'yes, all of them',
    'Yes, that is right',
    'Yes, that’s correct',
    'ja, das ist richtig',
    'Ja, sofort',
    'ja bitte gleich',
    'Ja, sagen Sie die Termine ab',
    'Ja, sagen Sie bitte alle ab',
    'Sagen Sie beide ab',
    'ja, beide Termine',
    'ja, alle zwei',
  ])('“%s” is the clear yes to it', (answer) => {
    const { replies, needs } = talk(['beide absagen', answer], { findings: { ...findings, changes } });
    expect(needs[1]).toEqual(['cancelAppointments']);
    expect(replies[1]?.message).toMatch(/2\.? De[cz]ember.*9\.? De[cz]ember/s);
    expect(replies[1]?.action).toMatchObject({ type: 'appointment_cancelled', appointments: [{}, {}] });
  });

  it.each([
    ['nein', undefined],
    ['keinen', undefined],
    ['ja, ich komme', undefined],
    ['Fick dich', undefined],
    ['hm', 'cancelAll'],
    ['na ja', 'cancelAll'],
    ['ja 👎', undefined],
    ['ja, zwei', 'cancelAll'],
    ['ja drei', 'cancelAll'],
    ['zwei ja', 'cancelAll'],
    ['ja, alle drei', 'cancelAll'],
    ['cancel', 'cancelAll'],
    ['ja, den absagen', 'cancelAll'],
    ['okay, cancel it', 'cancelAll'],
    ['ja, meinen Termin', 'cancelAll'],
    ['ja, absagen, außer Mias', 'whichToCancel'],
    ['ja, bis auf den ersten', 'whichToCancel'],
    ['nicht beide', 'whichToCancel'],
    ['ja, einen davon', 'whichToCancel'],
    ['nein, nur den zweiten', 'cancel'],
    ['ja, am 9. Dezember', 'cancel'],
    ['doch lieber verschieben', 'whichToMove'],
    ['ja sicher?', 'cancelAll'],
    ['ja, sagen Sie den Termin ab', 'cancelAll'],
    ['Das ist richtig teuer', 'cancelAll'],
    ['that is right, but only the first', 'whichToCancel'],
    ['sagen Sie mir, wann die Termine sind', 'cancelAll'],
  ])('“%s” cancels nothing', (answer, kind) => {
    const { replies, needs } = talk(['beide absagen', answer], { findings: { ...findings, changes } });
    expect(needs[1]?.filter((need) => need.startsWith('cancel'))).toEqual([]);
    expect(replies[1]?.state.question?.kind).toBe(kind);
  });

  it('is not asked after “alles ok”, which means none of them', () => {
    expect(ask('Ich muss meinen Termin absagen', 'alles ok')?.state.question?.kind).not.toBe('cancelAll');
  });

  it('says which could not be cancelled, and asks anew about what has changed', () => {
    const changed = { ...second, time: '15:00', version: 2 };
    const sentence = 'Dieser Termin wurde inzwischen geändert.';
    const outcome = { done: false as const, sentence, isOvertaken: true };
    const { replies, needs } = talk(['ja'], {
      findings: { appointments: [changed], changes: [done(first), { appointmentId: 'a-2', outcome }] },
      state: ask('beide absagen')?.state,
    });
    expect(needs[0]).toEqual(['cancelAppointments', 'appointments']);
    expect(replies[0]?.message).toMatch(
      /^Storniert sind:.*2\. Dezember.*Nicht storniert.*9\. Dezember 2026, 15:00.*geändert.*Soll ich diesen Termin absagen\?/s,
    );
    expect(replies[0]?.action).toMatchObject({ appointments: [{ id: 'a-1' }] });
    expect(replies[0]?.state.question).toEqual({ kind: 'cancel', appointmentId: 'a-2', version: 2 });
  });

  it('says of each that is near that it is late, and what not turning up costs', () => {
    const soon = { ...first, date: '2026-11-25', time: '16:00', lateCancellation: true };
    const { replies } = talk(['beide absagen'], { findings: { appointments: [soon, second] } });
    expect(replies[0]?.message).toMatch(
      /Mittwoch, 25\. November 2026, 16:00 Uhr: Bis zum Termin sind es weniger als 24\sStunden.*ohne Absage nicht erscheint, zahlt eine Ausfallgebühr von 50\s€\./s,
    );
  });

  it('means all of a stretch, a person or a treatment, where one is named', () => {
    const { replies } = talk(['Ich muss alle Termine nächste Woche absagen'], {
      findings: { appointments: [first, { ...mias, id: 'a-7' }, second] },
    });
    expect(replies[0]?.state.question).toMatchObject({
      appointments: [{ appointmentId: 'a-1' }, { appointmentId: 'a-7' }],
    });
  });
});

describe('what is free for a move', () => {
  const full = { starts: [] };
  const startsAround = [
    { date: '2026-12-07', starts: ['08:00', '10:00', '15:00'] },
    { date: '2026-12-08', starts: ['09:30', '10:30', '16:00'] },
    { date: '2026-12-11', starts: ['10:00'] },
  ];

  it('is offered near the old time of the wished day first', () => {
    const reply = ask('Termin vom 2. Dezember auf den 10. Dezember verschieben');
    expect(reply?.message).toContain('09:00, 10:00, 11:00, 12:00');
  });

  it('is offered on the days around the wished one, if that has nothing', () => {
    const { replies, needs } = talk(['Termin vom 2. Dezember auf den 10. Dezember verschieben', 'um 10:30'], {
      findings: { ...findings, starts: full, startsAround },
    });
    expect(needs[0]).toEqual(['appointments', 'starts', 'nextStart', 'startsAround']);
    expect(replies[0]?.message).toMatch(
      /nichts mehr frei.*um diesen herum.*8\. Dezember 2026, 09:30 oder 10:30 Uhr; Freitag, 11\. Dezember 2026, 10:00 Uhr/s,
    );
    expect(replies[0]?.message).not.toContain('1. Dezember 2026, 09:00');
  });

  it('is taken by its place or its time, though on several days', () => {
    const [offer] = talk(['Termin vom 2. Dezember auf den 10. Dezember verschieben'], {
      findings: { ...findings, starts: full, startsAround },
    }).replies;
    const state = offer?.state;
    for (const answer of ['um 10:30', 'den zweiten', ...(offer?.suggestions?.slice(1, 2) ?? ['?'])])
      expect(
        talk([answer], { findings: { ...findings, starts: { starts: ['10:30'] } }, state }).replies[0]?.state
          .question,
      ).toMatchObject({ kind: 'move', date: '2026-12-08', time: '10:30' });
  });

  it('is not the place where the appointment stands', () => {
    const reply = ask('Termin am 2. Dezember verschieben', 'am selben Tag nachmittags oder vormittags');
    expect(reply?.message).not.toMatch(/Frei sind.*10:00/);
    const same = ask('Termin am 2. Dezember auf den 2. Dezember um 10 Uhr verschieben');
    expect(same?.state.question?.kind).toBe('whichToMove');
    expect(same?.message).not.toMatch(/Frei sind[^.]*10:00/);
  });

  it('is said to be late, where the appointment is too near', () => {
    const soon = { ...first, date: '2026-11-25', time: '16:00', lateCancellation: true };
    const { replies } = talk(['Termin auf den 9. Dezember um 10 Uhr verschieben'], {
      findings: { ...findings, appointments: [soon] },
    });
    expect(replies[0]?.message).toMatch(/weniger als 24\sStunden.*Ausfallgebühr von 50\s€/s);
  });
});

describe('a guest who wants to change an appointment', () => {
  const guest: Asker = { kind: 'guest' };
  const say = (...messages: string[]) => talk(messages, { asker: guest }).replies.at(-1);

  it.each([
    'um 10 Uhr',
    'am 9. Dezember um 10',
    'lieber am Montag',
    'ich hab kein Konto',
    'ich habe als Gast gebucht',
    'Ich finde die Mail nicht',
    'I booked as a guest',
    'Wo finde ich den Link?',
    'Welche Mail denn?',
    'I never got a confirmation email',
  ])('hears of the link and the phone after “%s”, and books nothing', (message) => {
    for (const wish of ['Ich möchte meinen Termin verschieben', 'Ich möchte meinen Termin absagen']) {
      const reply = say(wish, message);
      expect(reply?.message).toMatch(
        /Link in Ihrer Bestätigungs-E-Mail.*221 4710120|link in your confirmation e-mail/s,
      );
      expect(reply?.state.wish).toBeUndefined();
      expect(say(wish, message, 'um 11 Uhr')?.message).toEqual(say(wish, 'um 11 Uhr')?.message);
    }
  });

  it.each(['Ich möchte am Montag eine Zahnreinigung buchen', 'einen neuen Termin am Montag bitte'])(
    'may book all the same: “%s”',
    (message) => {
      expect(say('Ich möchte meinen Termin verschieben', message)?.action).toMatchObject({
        reason: 'booking',
      });
    },
  );

  it.each([
    ['Wo finde ich Ihre E-Mail-Adresse?', /Lindenplatz/],
    ['Was ist Ihre E-Mail? Ihr Telefon geht nicht', /@/],
    ['Kann ich mit Karte zahlen? Nicht mit Link', /Karte/],
    ['Kann ich als Gast bei Ihnen parken?', /Park/],
  ])('is answered what else is asked: “%s”', (message, answer) => {
    const reply = say('Ich möchte meinen Termin verschieben', message);
    expect(reply?.message).not.toContain('Bestätigungs-E-Mail');
    expect(reply?.message).toMatch(answer);
  });

  it.each([
    'ich bin franziska adler geb 12.03.1985',
    'Peter Klein, geboren am 3. Mai 1960',
    'my date of birth is 3/5/1960',
  ])('who tells who they are still wants the change they asked for: “%s”', (message) => {
    for (const [wish, change] of [
      ['Ich möchte meinen Termin verschieben', 'reschedule'],
      ['Ich möchte meinen Termin absagen', 'cancel'],
    ] as const) {
      const reply = say(wish, message);
      expect(reply?.state.question).toEqual({ kind: 'guestChange', change });
      expect(reply?.state.wish).toBeUndefined();
    }
  });

  it('may ask for what is still free after wanting to cancel', () => {
    expect(say('Ich möchte meinen Termin absagen', 'geht noch was diese woche?')?.action).toMatchObject({
      reason: 'booking',
    });
  });

  it('still hears when the practice is open', () => {
    expect(say('Ich möchte meinen Termin verschieben', 'Haben Sie am Montag offen?')?.message).toContain(
      'geöffnet',
    );
  });
});

describe('what was before', () => {
  const past = { ...toAppointment('a-7', '2026-10-01', '09:00'), status: 'completed' as const };

  it.each([
    'Zeig mir meine alten Termine',
    'Welche früheren Termine hatte ich?',
    'show my past appointments',
  ])('is listed by itself: “%s”', (message) => {
    const { replies } = talk([message], { findings: { appointments: [past, first] } });
    expect(replies[0]?.message).toMatch(/1\. Oktober 2026|1 October 2026/u);
    expect(replies[0]?.message).not.toMatch(/2\. Dezember|2 December/u);
  });
});

describe('a question in place of a yes or no', () => {
  it.each([
    ['hmm weiß nicht, was kostet das wenn ich absage?', '24\u00a0Stunden'],
    ['wait, do you charge for cancelling?', '24\u00a0hours'],
    ['nein moment, bei wem ist der nochmal', 'Dr. Katharina Weber'],
    ['von mir aus', 'Lassen Sie sich Zeit'],
  ])('is answered, and decides nothing: “%s”', (message, words) => {
    const reply = ask('Termin am 9. Dezember absagen', message);
    expect(reply?.state.question?.kind).toBe('cancel');
    expect(reply?.message).toContain(words);
  });

  it('leaves a plain yes and no what they are', () => {
    const { needs } = talk(['Termin am 9. Dezember absagen', 'jo mach'], { findings });
    expect(needs.at(-1)).toContain('cancelAppointment');
    expect(ask('Termin am 9. Dezember absagen', 'nein, lass den stehen')?.state.question).toBeUndefined();
  });
});

describe('an appointment that is named by its month', () => {
  const january = toAppointment('a-9', '2027-01-14', '09:00');
  const say = (message: string, appointments = [second, january]) =>
    talk([message], { findings: { ...findings, appointments } }).replies[0]?.state.question;

  it.each([
    'ich muss den termin im dezember leider absagen',
    'den Dezembertermin bitte absagen',
    'cancel my December appointment',
    'please cancel my appointment in December',
  ])('is asked about, if it is the only one of that month: “%s”', (message) => {
    expect(say(message)).toEqual({ kind: 'cancel', appointmentId: 'a-2', version: 1 });
  });

  it.each(['den dezembertermin bitte verschieben', 'move my December appointment please'])(
    'is the one to be moved: “%s”',
    (message) => {
      expect(say(message)).toMatchObject({ kind: 'whichToMove', appointmentIds: ['a-2'] });
    },
  );

  it('is one of several, where the month has several', () => {
    expect(say('den Dezembertermin absagen', [first, second, january])).toEqual({
      kind: 'whichToCancel',
      appointmentIds: ['a-1', 'a-2'],
    });
  });

  it('is none that the month does not have', () => {
    expect(say('den Dezembertermin absagen', [january])?.kind).toBe('whichToCancel');
  });

  it('is not meant where the month is where it goes, or a day is named', () => {
    expect(say('den Termin in den Januar verschieben')).toMatchObject({ appointmentIds: ['a-2', 'a-9'] });
    expect(say('den Termin am 14. Januar absagen')).toMatchObject({ appointmentId: 'a-9' });
  });
});

describe('another dentist in place of the one of an appointment', () => {
  const eighth = toAppointment('a-8', '2026-12-08', '10:00');
  const starts = { starts: { starts: ['09:00', '10:00'] } };
  const say = (message: string, appointments = [eighth]) =>
    talk([message], { findings: { appointments, ...starts } }).replies[0];

  it.each([
    'ich will zu dr hoffmann statt weber am 8.12.',
    'Am 8.12. lieber zu Dr. Hoffmann statt zu Dr. Weber',
    'I want Dr Hoffmann instead of Dr Weber on 8 December',
  ])('moves it: “%s”', (message) => {
    expect(say(message)?.state.question).toMatchObject({
      ...{ kind: 'move', appointmentId: 'a-8', date: '2026-12-08', time: '10:00', doctorId: 'hoffmann' },
    });
    expect(say(message, [first, eighth])?.state.question).toMatchObject({ appointmentId: 'a-8' });
  });

  it('is a booking for whoever has no such appointment', () => {
    const message = 'ich will zu dr hoffmann statt weber am 8.12.';
    expect(say(message, [first])?.action?.type).toBe('start_booking');
    expect(say(message, [{ ...eighth, doctorId: 'hoffmann' }])?.action?.type).toBe('start_booking');
    expect(say('Ich möchte eine Zahnreinigung bei Dr. Hoffmann statt Weber buchen')?.action?.type).toBe(
      'start_booking',
    );
  });
});
