import { describe, expect, it } from 'vitest';
import { family, findings, first, ofLeo, second, talk } from '../../../tests/assistant-talk.ts';

const cancel = 'Meinen Termin am 2. Dezember absagen';
const lastNeeds = (messages: readonly string[]) =>
  talk(messages, { findings: { ...findings, appointments: [first, second] } }).needs.at(-1);
const ofFamily = (...messages: string[]) =>
  talk(messages, { asker: family, findings: { ...findings, appointments: [first, ofLeo] } });

it.each([
  'Ja, absagen',
  'ja, den am 2. bitte absagen',
  'ja man, absagen',
  'ja, oma ist gestorben',
  'gut. und ja, den am Mittwoch bitte wirklich stornieren',
  'Yes, cancel it',
  'ja man lösch den termin',
  'jo, den am 2.',
  'ja den bei Dr. Weber',
])('“%s” is a yes to the cancellation that was asked about', (answer) => {
  expect(lastNeeds([cancel, answer])).toContain('cancelAppointment');
});

it.each([
  'ja, den am 9. absagen',
  'ja, aber nur wenn ich einen neuen kriege',
  'ok und jetzt',
  'richtig gut',
  'passt schon',
  'Ja, das passt so',
  'yes please confirm',
  'ja nee',
  'Ja, absagen, falls das nichts kostet',
])('“%s” cancels nothing', (answer) => {
  expect(lastNeeds([cancel, answer])).not.toContain('cancelAppointment');
});

it.each(['Ja, alle absagen', 'Yes, cancel them all'])('“%s” is a yes to all', (answer) => {
  expect(lastNeeds(['alle Termine absagen', answer])).toContain('cancelAppointments');
});

it('a yes that names exactly one of the listed appointments cancels that one', () => {
  const { needs } = ofFamily('Termine absagen', 'Ja, den von Leo absagen. Meinen aber nicht!');
  expect(needs.at(-1)).toContain('cancelAppointment');
});

it('asks about one’s own appointment where the child’s is denied', () => {
  const { replies } = ofFamily('hi termin verschieben', 'den von mir, nicht den vom kleinen');
  expect(replies.at(-1)?.state.question).toMatchObject({ kind: 'whichToMove', appointmentIds: [first.id] });
});

it('warns of no threat that the classifier alone guesses', () => {
  const reply = talk(['ich weiß es morgen genauer dann schreib ich nochmal'], { findings }).replies.at(-1);
  expect(reply?.action?.type).not.toBe('user_warning');
});

const both = { findings: { ...findings, appointments: [first, second] } };

it.each([
  ['Termin absagen', 'den zweiten, da hab ich Spätschicht'],
  ['meine Termine', 'den letzten bitte streichen ich habe keine zeit'],
  ['meine Termine', 'der zweite mach weg bitte'],
  ['Meinen ersten Termin absagen', 'Nein, ich meinte den zweiten'],
])('asks whether to cancel the one that is meant: “%s”, “%s”', (...messages) => {
  expect(talk(messages, both).replies.at(-1)?.state.question).toMatchObject({
    ...{ kind: 'cancel', appointmentId: second.id },
  });
});

it.each([
  ['meine Termine', 'ja, den am 9. bitte absagen'],
  ['Termin absagen', 'Ja genau, den zweiten absagen, den ersten behalte ich'],
])('a yes that names one of a list and says to cancel it cancels it: “%s”, “%s”', (...messages) => {
  expect(talk(messages, both).needs.at(-1)).toContain('cancelAppointment');
});

it.each(['stopp, mittwoch kann ich ja doch, da hab ich spätschicht', 'ok ich probiers. bis zum 2.'])(
  '“%s” cancels nothing',
  (answer) => {
    expect(lastNeeds([cancel, answer])).not.toContain('cancelAppointment');
  },
);

it('a day of the reason narrows no cancellation of all', () => {
  const { replies } = talk(["I'm moving to Berlin next week so please cancel all my appointments"], both);
  expect(replies[0]?.state.question?.kind).toBe('cancelAll');
});

describe('moving', () => {
  const moveFirst = 'Termin am 2. Dezember verschieben';

  it.each(['ja, den nehme ich', 'passt, bitte dorthin verschieben'])(
    '“%s” moves to the only time that is offered',
    (answer) => {
      expect(talk([moveFirst], both).replies[0]?.message).toContain('Soll ich ihn dorthin verschieben?');
      expect(talk([moveFirst, answer], both).needs[1]).toContain('moveAppointment');
    },
  );

  it.each(['ja der auch weg', 'ja, aber lieber nachmittags', 'Ja, wenn Dr. Weber da ist', 'hm'])(
    '“%s” moves nothing to the only time that is offered',
    (answer) => {
      const { needs } = talk([moveFirst, answer], both);
      expect(needs[1]).not.toContain('moveAppointment');
    },
  );

  it('takes a bare weekday of a change for that of the appointment', () => {
    const { replies } = talk(['Den Mittwoch um halb zwölf bitte eine Stunde später'], both);
    expect(replies[0]?.state.question).toMatchObject({
      appointmentIds: [second.id],
      targets: [{ date: '2026-12-09' }],
    });
  });
});

describe('an appointment that there is', () => {
  it.each([
    [
      'Könnten wir meinen Zahnarzttermin am 2. Dezember auf den 4. Dezember um 9 Uhr legen?',
      first.id,
      '2026-12-04',
    ],
    ['den um halb zwölf bitte auf 14:40 Uhr am selben Tag', second.id, '2026-12-09'],
  ])('“%s” moves it, and books none', (message, appointmentId, date) => {
    expect(talk([message], both).replies[0]?.state.question).toMatchObject({
      kind: 'move',
      appointmentId,
      date,
    });
  });

  it('goes from one weekday to another in its own week', () => {
    const alone = { findings: { ...findings, appointments: [first] } };
    const message = 'den termin von mittwoch auf freitag bitte, um neun';
    expect(talk([message], alone).replies[0]?.state.question).toMatchObject({
      kind: 'move',
      date: '2026-12-04',
    });
  });

  it.each(['Ich hätte gern einen Termin am Freitag um 9', 'Kontrolle eine Woche nach Weihnachten'])(
    '“%s” books',
    (message) => {
      expect(talk([message], both).replies[0]?.action?.type).toBe('start_booking');
    },
  );
});
