import { describe, expect, it } from 'vitest';
import { toAppointment } from '../../tests/assistant-practice.ts';
import { first, second, talk, withoutUndo } from '../../tests/assistant-talk.ts';
import type { Findings } from './turn.ts';

describe('cancelling', () => {
  it('asks about the only appointment and cancels exactly it on a yes', () => {
    const { replies, needs } = talk(['Ich muss meinen Termin absagen', 'ja bitte absagen'], {
      findings: { appointments: [first], change: { done: true, appointment: first } },
    });
    expect(replies[0]).toMatchObject({
      state: { question: { kind: 'cancel', appointmentId: 'a-1', version: 1 } },
    });
    expect(needs[1]).toEqual(['cancelAppointment']);
    expect(replies[1]?.action?.type).toBe('appointment_cancelled');
    expect(replies[1]?.state.question?.kind).toBe('done');
  });

  it('keeps the appointment on a no, and on a yes that comes too late', () => {
    const findings = { appointments: [first] };
    expect(
      talk(['Ich muss meinen Termin absagen', 'ach nein, lass ihn stehen'], { findings }).needs[1],
    ).toEqual([]);
    const left = ['Ich muss meinen Termin absagen', 'Ich möchte eine Zahnreinigung buchen', 'ja'];
    expect(talk(left, { findings }).needs[2]).not.toContain('cancelAppointment');
    expect(talk(['ja, stornieren'], { findings }).needs[0]).not.toContain('cancelAppointment');
  });

  it('asks which of two, and then about that one', () => {
    const { replies } = talk(['Ich muss meinen Termin absagen', 'den zweiten'], {
      findings: { appointments: [second, first] },
    });
    expect(replies[0]?.state.question).toEqual({ kind: 'whichToCancel', appointmentIds: ['a-1', 'a-2'] });
    expect(replies[1]?.state.question).toEqual({ kind: 'cancel', appointmentId: 'a-2', version: 1 });
  });

  it.each([
    ['Kontrolle', 'a-1'],
    ['den Zahnersatz bitte', 'a-3'],
    ['den um 11:30', 'a-2'],
    ['am 4. Dezember', 'a-3'],
  ])('takes “%s” for one of them', (answer, id) => {
    const { replies } = talk(['Ich muss einen Termin absagen', answer], {
      findings: { appointments: answer === 'Kontrolle' ? [first, crown] : [first, second, crown] },
    });
    expect(replies[1]?.state.question).toEqual({ kind: 'cancel', appointmentId: id, version: 1 });
  });

  it('ends on a no to the question which', () => {
    const { replies } = talk(['Ich muss einen Termin absagen', 'nein'], {
      findings: { appointments: [first, second] },
    });
    expect(replies[1]?.message).toContain('es bleibt alles');
  });

  it('says of one that can’t be cancelled any more why, and whom to call', () => {
    const begun = { ...toAppointment('a-4', '2026-11-25', '08:45'), cancellable: false, movable: false };
    const { replies } = talk(['Ich muss meinen Termin heute absagen'], {
      findings: { appointments: [first, begun] },
    });
    expect(replies[0]?.message).toMatch(/nicht mehr absagen.*begonnen.*08:45.*rufen Sie uns an/s);
    expect(replies[0]?.state.question).toBeUndefined();
    const [other] = talk(['Ich muss meinen Termin absagen'], {
      findings: { appointments: [first, begun] },
    }).replies;
    expect(other?.state.question).toEqual({ kind: 'cancel', appointmentId: 'a-1', version: 1 });
  });
});

const crown = { ...toAppointment('a-3', '2026-12-04', '14:40'), treatment_type: 'Zahnersatz' };

describe('moving', () => {
  const free = ['09:00', '10:00', '11:00', '12:00', '14:40'];
  const findings: Findings = {
    appointments: [first, crown, second],
    starts: { starts: free },
    nextStart: { date: '2026-12-01', time: '09:00', doctorId: 'weber' },
  };
  const ask = (...messages: string[]) => talk(messages, { findings }).replies.at(-1);
  const moved = (date: string, time: string) => ({
    ...{ kind: 'move', appointmentId: 'a-3', version: 1, doctorId: 'weber' },
    ...{ date, time, from: { date: '2026-12-04', time: '14:40', doctorId: 'weber' } },
  });

  it('looks for no day that does not suit, and remembers which those are', () => {
    const findings = {
      appointments: [first],
      nextStart: { date: '2026-12-09', time: '09:00', doctorId: 'weber' },
    };
    const { replies } = talk(
      ['Ich möchte meinen Termin verschieben', 'egal wann, nur nicht dienstags', 'mittwochs auch nicht'],
      { findings },
    );
    expect(replies.map(({ state }) => state.question)).toMatchObject([
      { kind: 'whichToMove' },
      { targets: [{ weekdays: [1, 3, 4, 5, 6, 7] }] },
      { targets: [{ weekdays: [1, 4, 5, 6, 7] }] },
    ]);
  });

  it.each([['alle'], ['beide'], ['alle bitte']])('“%s” to which one asks for one after the other', (all) => {
    const reply = ask('Ich möchte einen Termin verschieben', all);
    expect(reply?.message).toMatch(/nur nacheinander.*Welchen Termin/s);
    expect(reply?.action?.type).not.toBe('user_warning');
    expect(reply?.state.question?.kind).toBe('whichToMove');
  });

  it.each([
    ['Zahnersatz am 4. Dezember verschieben'],
    ['Termin am 4. Dezember verschieben'],
    ['Ich möchte einen Termin verschieben', 'den am 4. Dezember'],
    ['Ich möchte einen Termin verschieben', 'den um 14:40'],
    ['Ich möchte einen Termin verschieben', 'Zahnersatz'],
    ['Ich möchte einen Termin verschieben', 'den zweiten'],
  ])('knows the appointment by its day, time or treatment: %s %s', (...messages) => {
    const reply = ask(...messages);
    expect(reply?.message).toMatch(/4\. Dezember.*(?:Auf welchen Tag|Soll ich ihn dorthin verschieben)/s);
    expect(reply?.state.question).toMatchObject({ kind: 'whichToMove', appointmentIds: ['a-3'] });
  });

  it.each([
    [['Termin vom 4.12. auf den 9.12. um 10 Uhr verschieben'], moved('2026-12-09', '10:00')],
    [['Termin am 4. Dezember um 14:40 auf 12 Uhr verschieben'], moved('2026-12-04', '12:00')],
    [['Zahnersatz am 4. Dezember verschieben', 'am 8. Dezember um 10'], moved('2026-12-08', '10:00')],
    [['Termin vom 4.12. auf den 9.12. verschieben', 'um 10'], moved('2026-12-09', '10:00')],
    [['Termin vom 4.12. auf den 9.12. verschieben', 'die zweite'], moved('2026-12-09', '11:00')],
    [['Zahnersatz am 4. Dezember verschieben', 'um 10'], moved('2026-12-04', '10:00')],
    [
      ['Zahnersatz am 4. Dezember verschieben', 'eine Woche später, gleiche Uhrzeit'],
      moved('2026-12-11', '14:40'),
    ],
    [['Zahnersatz am 4. Dezember eine Woche später verschieben'], moved('2026-12-11', '14:40')],
    [['Zahnersatz um eine Woche verschieben'], moved('2026-12-11', '14:40')],
    [['Zahnersatz um drei Tage vorverlegen'], moved('2026-12-01', '14:40')],
    [['Move the appointment on 4 December back by a week'], moved('2026-12-11', '14:40')],
    [['Termin auf den 10. um 9 verschieben', 'den zweiten'], moved('2026-12-10', '09:00')],
    [['Einen Termin eine Woche später', 'Zahnersatz'], moved('2026-12-11', '14:40')],
    [['Zahnersatz verschieben', 'auf Dienstag um 10'], moved('2026-12-01', '10:00')],
    [['Zahnersatz verschieben', 'so früh wie möglich'], moved('2026-12-01', '09:00')],
    [['Zahnersatz auf den 9.12. um 10 verschieben', 'um 10'], moved('2026-12-09', '10:00')],
    [['Zahnersatz auf den 9.12. verschieben', 'vormittags', 'den letzten'], moved('2026-12-09', '11:00')],
    [
      ['Termin auf den 10. Dezember um 9 verschieben', 'geht das auch um 10?', 'den zweiten'],
      moved('2026-12-10', '10:00'),
    ],
    [['Zahnersatz auf übernächste Woche verschieben', 'Freitag', 'um 10'], moved('2026-12-11', '10:00')],
  ])('asks back about a time that is free: %j', (messages, question) => {
    expect(ask(...messages)?.state.question).toEqual(question);
  });

  it.each([
    ['lieber um 12', '2026-12-09', '12:00'],
    ['dann um 11', '2026-12-09', '11:00'],
    ['nein, lieber um 9 Uhr', '2026-12-09', '09:00'],
    ['doch lieber am 10. Dezember', '2026-12-10', '10:00'],
    ['eine Stunde später', '2026-12-09', '11:00'],
    ['einen Tag später', '2026-12-10', '10:00'],
    ['two hours later please', '2026-12-09', '12:00'],
  ])('asks anew about the same appointment: “%s”', (correction, date, time) => {
    const reply = ask('Termin vom 4.12. auf den 9.12. um 10 Uhr verschieben', correction);
    expect(reply?.state.question).toEqual(moved(date, time));
  });

  it.each([
    [['Zahnersatz lieber zu Dr. Hoffmann verschieben'], '2026-12-04', '14:40'],
    [['Zahnersatz verschieben', 'kann das Frau Hoffmann machen, selber Tag?'], '2026-12-04', '14:40'],
    [['Zahnersatz verschieben', 'am 8. Dezember um 10 bei Dr. Hoffmann'], '2026-12-08', '10:00'],
    [['Termin vom 4.12. auf den 9.12. um 10 verschieben', 'lieber bei Frau Hoffmann'], '2026-12-09', '10:00'],
    [['Termin am 4. Dezember von Dr. Weber zu Frau Hoffmann verlegen'], '2026-12-04', '14:40'],
  ])('asks back about a move to another dentist: %j', (messages, date, time) => {
    const reply = ask(...messages);
    expect(reply?.state.question).toEqual({ ...moved(date, time), doctorId: 'hoffmann' });
    expect(reply?.message).toMatch(/bei Dr\. Lena Hoffmann, verschieben\?.*bei Dr\. Katharina Weber/s);
  });

  it('finds somebody else who is free, and moves to nobody but whom the question named', () => {
    const starts = { starts: free, doctorId: 'yilmaz' };
    const { replies, needs } = talk(['Zahnersatz verschieben', 'bei jemand anderem, selber Tag', 'ja'], {
      findings: { ...findings, starts },
    });
    expect(replies[1]?.message).toContain('bei Dr. Emre Yılmaz, verschieben?');
    expect(needs[2]).toEqual(['moveAppointment', ...(needs[2]?.slice(1) ?? [])]);
  });

  it('offers what is free where the time is not, and after a refusal', () => {
    const taken = ask('Termin vom 4.12. auf den 9.12. um 13 Uhr verschieben');
    expect(taken?.message).toMatch(/Um 13:00 Uhr ist an diesem Tag nichts frei\..*12:00/s);
    expect(taken?.state.question).toMatchObject({ kind: 'whichToMove', targets: [{ date: '2026-12-09' }] });
    const late = { ...findings, change: { done: false as const, sentence: 'Gerade gebucht.' } };
    const { replies, needs } = talk(['Termin vom 4.12. auf den 9.12. um 10 Uhr verschieben', 'ja'], {
      findings: late,
    });
    expect(needs[1]).toEqual(['moveAppointment', 'appointments', 'starts', 'nextStart']);
    expect(replies[1]?.message).toMatch(/^Gerade gebucht\..*Frei/s);
    expect(replies[1]?.state.question).toMatchObject({ kind: 'whichToMove', appointmentIds: ['a-3'] });
  });

  it('says why a move was refused and shows nothing, where the appointment can no longer be moved', () => {
    const asked = 'Termin vom 4.12. auf den 9.12. um 10 Uhr verschieben';
    const { state } = talk([asked], { findings }).replies[0] ?? {};
    const change = { done: false as const, sentence: 'Das geht nicht mehr.' };
    for (const appointments of [[first, second], [{ ...crown, movable: false }], []]) {
      const { replies } = talk(['ja'], { findings: { ...findings, appointments, change }, state });
      expect(replies[0]?.message).toBe('Das geht nicht mehr.');
      expect(replies[0]?.action).toBeUndefined();
      expect(replies[0]?.state.question).toBeUndefined();
    }
  });

  it('leaves a booking a booking, and a no a no', () => {
    const asked = 'Termin vom 4.12. auf den 9.12. um 10 Uhr verschieben';
    expect(ask(asked, 'Ich möchte eine Zahnreinigung am Montag buchen')?.action?.type).toBe('start_booking');
    expect(ask(asked, 'nein')?.message).toContain('es bleibt alles');
    expect(talk([asked, 'ja'], { findings }).needs[1]).toContain('moveAppointment');
  });
});

describe('something else in between', () => {
  const change = { done: true, appointment: first } as const;
  const findings: Findings = { appointments: [first, crown], starts: { starts: ['10:00'] }, change };
  const cancel = 'Ich muss die Kontrolle absagen';
  const move = 'Kontrolle auf den 9. Dezember um 10 verschieben';

  it.each([
    [cancel, 'Ja, aber was kostet das?', /mindestens 24\sStunden vorher/],
    [cancel, 'Moment, kostet das was?', /mindestens 24\sStunden vorher/],
    [cancel, 'wo parke ich da', /Parkhaus/],
    [cancel, 'Wann habt ihr offen?', /Öffnungszeiten/],
    [cancel, 'Welche Termine habe ich noch?', /Das sind Ihre Termine/],
    [cancel, 'Wer arbeitet bei euch?', /Ärzt/],
    [cancel, 'hm, ich überleg noch', /Lassen Sie sich Zeit/],
    [move, 'wo parke ich da', /Parkhaus/],
    [move, 'kostet das was?', /mindestens 24\sStunden vorher/],
  ])('“%s”, “%s” is answered, and the question asked again', (wish, aside, answer) => {
    const { replies, needs } = talk([wish, aside, 'ja'], { findings });
    const [asked, again] = replies;
    expect(again?.message).toMatch(answer);
    expect(again?.message.endsWith(asked?.message ?? '?')).toBe(true);
    expect(again?.state.question).toEqual(asked?.state.question);
    expect(needs[1]).not.toContain('cancelAppointment');
    expect(needs[2]?.[0]).toBe(wish === cancel ? 'cancelAppointment' : 'moveAppointment');
  });

  it('asks again in the language that is asked for', () => {
    const { replies } = talk([cancel, 'in English please'], { findings });
    expect(replies[1]?.message).toMatch(/English.*Shall I cancel this appointment\?.*2 December 2026/s);
  });

  it('does not ask again about what can’t be changed any more', () => {
    const gone = { ...first, cancellable: false };
    const { state } = talk([cancel], { findings }).replies[0] ?? {};
    const { replies } = talk(['wo parke ich da'], { findings: { appointments: [gone, crown] }, state });
    expect(replies[0]?.message).not.toContain('absagen');
    expect(replies[0]?.state.question).toBeUndefined();
  });

  it.each([
    ['nein, den am 4. Dezember', { kind: 'cancel', appointmentId: 'a-3' }],
    ['nein, den anderen', { kind: 'cancel', appointmentId: 'a-3' }],
    ['ja, aber den mit dem Zahnersatz', { kind: 'cancel', appointmentId: 'a-3' }],
    ['nein, lieber auf den 9. Dezember um 10 verschieben', { kind: 'move', appointmentId: 'a-1' }],
    ['ja, um 10', { kind: 'cancel', appointmentId: 'a-1' }],
    ['ja, am Freitag', { kind: 'cancel', appointmentId: 'a-1' }],
  ])('“%s” changes nothing, and is about the appointment that it names', (answer, question) => {
    const { replies, needs } = talk([cancel, answer], { findings });
    expect(replies[1]?.state.question).toMatchObject(question);
    expect(needs[1]).not.toContain('cancelAppointment');
  });

  it.each([
    [move, 'ja bitte stornieren'],
    [move, 'Jo, weg damit'],
    [move, 'Passt Mittwoch für eine Zahnreinigung'],
    [cancel, 'ja dann nehm ich den'],
    [cancel, 'Absagen. Alles.'],
    [cancel, 'ja, der Termin soll bleiben'],
    [cancel, 'klar, bis dann'],
    [move, 'ok dann bleibt es beim alten'],
    [move, 'sure, I will be there'],
  ])('“%s”, “%s” is no yes to what was asked', (wish, answer) => {
    const { needs } = talk([wish, answer], { findings });
    expect(needs[1]).not.toContain('cancelAppointment');
    expect(needs[1]).not.toContain('moveAppointment');
  });

  it.each([
    'ja, am 9. Dezember um 10',
    'ja, verschieben bitte',
    'passt, am neunten um zehn',
    'yes, move it to 9 December at 10',
    'ja, um 10 Uhr bei Dr. Weber',
  ])('“%s” says again what was asked, and is a yes', (answer) => {
    expect(talk([move, answer], { findings }).needs[1]).toContain('moveAppointment');
  });

  it.each([
    'ja, der Termin soll bleiben',
    'genau, der bleibt',
    'Ja, mein Termin bleibt bestehen',
    'Passt, ich bin da',
    'sure, I will be there',
    'ja klar komme ich',
    'ok tschau',
    'klar, bis dann',
    'ok ich melde mich',
  ])('“%s” gives up nothing, and the question is asked again', (answer) => {
    const { replies, needs } = talk([cancel, answer], { findings });
    expect(needs[1]).not.toContain('cancelAppointment');
    expect(replies[1]?.state.question).toEqual(replies[0]?.state.question);
  });

  it('goes on with the other one, and undoes a cancellation for ten minutes', () => {
    const rest = { ...findings, appointments: [{ ...first, cancellable: false }, crown] };
    const { state } = talk([cancel, 'ja'], { findings }).replies[1] ?? {};
    const say = (message: string) => talk([message], { findings: rest, state });
    expect(say('und den anderen auch').replies[0]?.state.question).toEqual({
      kind: 'cancel',
      appointmentId: 'a-3',
      version: 1,
    });
    const takeBack = (from: typeof state) =>
      talk(['oh nein, bitte rückgängig machen'], { findings: rest, state: from });
    const late = takeBack(withoutUndo(state));
    expect(late.replies[0]?.message).toContain('kann ich nicht mehr zurücknehmen');
    expect(late.needs[0]).toEqual([]);
    expect(takeBack(state).needs[0]).toEqual(['undoChange']);
  });

  it.each([
    'back to the home page please',
    'zurück zu Dr. Weber',
    'Wie komme ich zurück zur Startseite?',
    'Wie kann ich mein Passwort zurücksetzen?',
  ])('“%s” takes nothing back', (message) => {
    const change = { done: true as const, appointment: first };
    const after = { ...findings, change };
    const { state } = talk([cancel, 'ja'], { findings: after }).replies[1] ?? {};
    const { replies } = talk([message], { findings: after, state });
    expect(replies[0]?.message).not.toMatch(/zurücknehmen|take back|undo/);
  });

  it.each(['zurück auf den alten Termin', 'back to the old time please', 'bitte zurück, wie vorher'])(
    '“%s” takes a move back',
    (message) => {
      const { state } = talk([move, 'ja'], { findings }).replies[1] ?? {};
      expect(talk([message], { findings, state }).needs[0]).toEqual(['undoChange']);
      const { replies } = talk([message], { findings, state: withoutUndo(state) });
      expect(replies[0]?.state.question).toMatchObject({ kind: 'whichToMove', appointmentIds: ['a-1'] });
    },
  );

  it('goes by what is named of several, and by “keinen” only where nothing else is said', () => {
    const both = { appointments: [first, second] };
    const say = (message: string) =>
      talk(['Ich muss einen Termin absagen', message], { findings: both }).replies[1];
    const ninth = { kind: 'cancel', appointmentId: 'a-2', version: 1 };
    expect(say('den am 9., da habe ich keine Zeit')?.state.question).toEqual(ninth);
    expect(say('den am 9. Dezember, da kann ich nicht')?.state.question).toEqual(ninth);
    expect(say('nein, nicht am 9. Dezember')?.state.question).not.toEqual(ninth);
    expect(say('keinen von beiden')?.message).toContain('es bleibt alles');
    expect(say('ach, gar keinen')?.message).toContain('es bleibt alles');
    expect(say('ich habe keine Zeit')?.message).not.toContain('es bleibt alles');
  });

  it('means all appointments only by the word itself', () => {
    const both = { appointments: [first, second] };
    const say = (message: string) => talk([message], { findings: both }).replies[0]?.message;
    expect(say('Ich muss alle meine Termine absagen')).toContain('diese beiden Termine');
    for (const message of [
      'Ich muss allerdings meinen Termin absagen',
      'ok, cancel my appointment after all',
      'Ich bin allein zu Hause und muss meinen Termin absagen',
      'Alles klar, dann muss ich meinen Termin absagen',
    ])
      expect(say(message)).not.toContain('diese beiden Termine');
  });

  it('asks which one before a yes could give up what was not named', () => {
    const { replies, needs } = talk(['Zahnreinigung absagen', 'ja', 'ja'], {
      findings: { ...findings, appointments: [first] },
    });
    expect(replies[0]?.message).toMatch(/finde ich nicht.*Welchen Termin/s);
    expect(needs[1]).not.toContain('cancelAppointment');
    expect(replies[1]?.state.question).toEqual({ kind: 'cancel', appointmentId: 'a-1', version: 1 });
  });

  it.each([
    ['Ich schaffe es am 2. Dezember nicht, geht auch der 9. Dezember?', '2026-12-09'],
    ['Ich will nicht mehr zu Dr. Weber, kann das jemand anders machen?', '2026-12-02'],
  ])('takes “%s” for a move', (message, date) => {
    const { replies } = talk([message], { findings: { ...findings, appointments: [first] } });
    expect(replies[0]?.message).toMatch(/verschieben/);
    expect(JSON.stringify(replies[0]?.state.question)).toContain(date);
  });
});
