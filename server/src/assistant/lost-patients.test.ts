import { expect, test } from 'vitest';
import { ask, family, findings, first, ofLeo, second, talk } from '../../tests/assistant-talk.ts';
import type { Asker } from './turn.ts';

const guest: Asker = { kind: 'guest' };
const withLeo = { ...findings, appointments: [first, second, ofLeo] };
const askFamily = (...messages: string[]) =>
  talk(messages, { asker: family, findings: withLeo }).replies.at(-1);
const askAsGuest = (...messages: string[]) => talk(messages, { asker: guest, findings }).replies.at(-1);

test.each([
  ['Hat mein Sohn am 10. einen Termin?', 'a-3'],
  ['Hab ich am 9. einen Termin?', 'a-2'],
  ['Do I have an appointment on 9 December?', 'a-2'],
  ['Wir haben doch schon einen Termin am 9. Dezember, oder?', 'a-2'],
])('“%s” asks for what is booked', (message, id) => {
  const reply = askFamily(message);
  expect(reply?.action).toMatchObject({ type: 'show_appointments', reason: 'list', appointments: [{ id }] });
});

test.each([['Haben wir nächste Woche einen Termin frei?'], ['Ich hätte gern am 9. einen Termin']])(
  '“%s” wishes for a new one',
  (message) => {
    expect(askFamily(message)?.action).toMatchObject({ type: 'start_booking' });
  },
);

test.each([
  ['wann hat Leo seinen Termin', 'kann man den einfach absagen?', 'a-3'],
  ['Welche Termine habe ich?', 'Kann ich den zweiten absagen?', 'a-2'],
  ['Ich möchte Leos Termin verschieben', 'ne, sag ihn lieber ganz ab', 'a-3'],
  ['Leos Termin auf den 17. um 14 Uhr verschieben', 'dann bitte doch absagen den Termin von Leo', 'a-3'],
])('after “%s” “%s” asks whether to cancel that one', (before, message, appointmentId) => {
  expect(askFamily(before, message)?.state.question).toMatchObject({ kind: 'cancel', appointmentId });
});

test.each([
  ['Ich möchte meinen Termin absagen', 'wait, what will it cost me'],
  ['Ich möchte meinen Termin verschieben', 'wait, is there a fee'],
  ['Ich möchte meinen Termin absagen', 'Moment, kostet das was'],
])('a question beside “%s” drops nothing: “%s”', (before, message) => {
  const question = askFamily(before)?.state.question;
  const reply = askFamily(before, message);
  expect(reply?.message).toMatch(/50\s€|€50/);
  expect(reply?.state.question?.kind).toBe(question?.kind);
});

test('the next one is the first to come', () => {
  expect(askFamily('I need to cancel my next appointment')?.state.question).toMatchObject({
    kind: 'cancel',
    appointmentId: 'a-1',
  });
});

test('a weekday beside a week later is one of that week', () => {
  for (const message of [
    'Donnerstag eine Woche später, gleiche Zeit',
    'Donnerstag eine Woche später, 14.30 Uhr',
    'eine Woche später, Donnerstag so um 14.30',
    'Thursday a week later, at 2.30 pm.',
  ])
    expect(askFamily('Ich muss Leos Termin verschieben', message)?.state.question, message).toMatchObject({
      targets: [{ date: '2026-12-17' }],
    });
  expect(
    askFamily('Ich muss Leos Termin verschieben', 'Donnerstag eine Woche später um 10.')?.state.question,
  ).toMatchObject({ kind: 'move', date: '2026-12-17', time: '10:00' });
  // A day of the calendar says more.
  for (const message of [
    'Mittwoch, 16.12., also knapp eine Woche später',
    'eine Woche später, Mittwoch den 16.',
  ])
    expect(askFamily('Ich muss Leos Termin verschieben', message)?.state.question, message).toMatchObject({
      targets: [{ date: '2026-12-16' }],
    });
  expect(ask('Kontrolle am Montag bitte', 'Donnerstag eine Woche später')?.state.wish?.date).toBe(
    '2026-12-10',
  );
});

test('the week of a booking is none of a move that is talked of after it', () => {
  const { state } =
    talk(['Kontrolle in der Woche vom 14. Dezember'], { asker: family, findings: withLeo }).replies.at(-1) ??
    {};
  const moved = talk(['Ich möchte meinen Termin am 2. vorverlegen, diese Woche noch', 'Freitag passt'], {
    asker: family,
    findings: withLeo,
    state,
  }).replies.at(-1);
  expect(moved?.action).toMatchObject({ date: '2026-11-27' });
});

test.each([
  ['ich verstehe nicht', /Entschuldigung, das war zu kompliziert/],
  ['wie meinen sie das', /Entschuldigung/],
  ['Das ist mir zu kompliziert', /anrufen/],
  ["I don't understand", /too complicated/],
  ['was ist ein konto', /Ein Konto ist/],
  ['ich soll mich anmelden was heisst das', /Ein Konto ist/],
  ['Können Sie mich zurückrufen?', /Einen Rückruf kann ich nicht veranlassen.*gerade jemand da/],
  ['ich hab kein email', /auch ohne E-Mail.*gerade jemand da/],
])('whoever is lost is helped: “%s”', (message, answer) => {
  expect(askAsGuest(message)?.message).toMatch(answer);
});

test.each([
  ['Ich verstehe die Rechnung nicht'],
  ['Ich habe keine E-Mail bekommen'],
  ['Soll ich Sie anrufen?'],
])('“%s” asks something else', (message) => {
  expect(askAsGuest(message)?.message).not.toMatch(/kompliziert|Rückruf|ohne E-Mail/);
});

test('who does not understand a question is asked once more', () => {
  const reply = askFamily('Ich möchte Leos Termin absagen', 'ich verstehe nicht');
  expect(reply?.message).toMatch(/^Entschuldigung, ich frage noch einmal:\n\nSoll ich diesen Termin absagen/);
  expect(reply?.state.question).toMatchObject({ kind: 'cancel', appointmentId: 'a-3' });
});

test('a guest is asked what for, and told first what is new', () => {
  expect(askAsGuest('Termin heute noch?')?.message).toMatch(/Wofür möchten Sie kommen\?/);
  const then = askAsGuest('Termin am 4. Dezember', 'Kontrolle');
  expect(then?.message).toMatch(/^Ich habe mir gemerkt: .*Frei sind.*Bitte melden Sie sich an/s);
  expect(then?.message).not.toContain('Noch kein Konto?');
  expect(askAsGuest('Kontrolle am 4. Dezember', 'für meine Frau, nicht für mich')?.message).toContain(
    'den Namen der Person',
  );
  for (const message of ['stop, doch nicht', "nein lassen wir's", 'ach vergessen Sie das alles, ich ruf an'])
    expect(askAsGuest('Kontrolle am 4. Dezember', message)?.message).toMatch(/Gebucht ist nichts/);
});

test('another week names no treatment', () => {
  const reply = askAsGuest('can I come in Thursday after 5pm?', 'what about the week after, i work til 5');
  expect(reply?.action).toMatchObject({ type: 'require_login', reason: 'booking', date: '2026-12-03' });
  expect(reply?.state.wish?.treatmentType).toBeUndefined();
  expect(askAsGuest('can I come in Thursday?')?.action).toMatchObject({ reason: 'booking' });
});

test('slips in short words are read', () => {
  expect(ask('Kontrolle nächste wohce donerstag um halp 10')?.state.wish).toMatchObject({
    date: '2026-12-03',
    time: '09:30',
  });
});

test('what is told after an emergency is not brushed aside, nor answered by the same words', () => {
  const [told, age, more] = talk(
    ['Mein Sohn ist auf den Mund gefallen, der Zahn wackelt', 'er ist 6', 'die Backe ist auch ganz dick'],
    { asker: guest },
  ).replies.map(({ message }) => message);
  expect(age).toMatch(/Notfallnummer/);
  expect(more).toMatch(/Notfallnummer.*112/s);
  expect(more).not.toBe(told);
});

test('a full day is named, and a second question answered', () => {
  const reply = talk(['Kontrolle am 4. Dezember'], { findings: { ...findings, starts: { starts: [] } } });
  expect(reply.replies.at(-1)?.message).toMatch(/Am Freitag, 4\. Dezember 2026 ist .*nichts mehr frei/);
  expect(askAsGuest('i need a dentist who speaks english, are you taking new patients?')?.message).toMatch(
    /new patients.*English/s,
  );
});

test('a name that somebody gave themselves is no link, no picture and no heading', () => {
  const named = { ...ofLeo, patientName: '[Termin](https://evil.example/x) # **Meier**' };
  const { message } =
    talk(['Welche Termine habe ich?'], { asker: family, findings: { appointments: [named] } }).replies[0] ??
    {};
  expect(message).toContain(String.raw`(für \[Termin\](https\://evil\.example/x) \# \*\*Meier\*\*)`);
});

test.each([
  ['Do I have to pay if I miss an appointment?'],
  ['Do I have to make an appointment?'],
  ['Do I get a text message before an appointment?'],
  ['Do I have to arrive early for an appointment?'],
  ['Do we get a reminder before an appointment?'],
  ['Have you ever had to charge for an appointment?'],
  ['Muss ich zahlen, wenn ich einen Termin verpasse?'],
  ['Hab ich Anspruch auf eine Bescheinigung für einen Termin?'],
  ['Hat mein Sohn ohne Versichertenkarte einen Termin?'],
])('“%s” asks nothing of one’s own appointments', (message) => {
  expect(askFamily(message)?.action?.type).not.toBe('show_appointments');
  expect(askAsGuest(message)?.action).not.toMatchObject({ reason: 'appointments' });
});

test.each([
  ['Do I have an appointment tomorrow?'],
  ['Do I have an appointment booked for Thursday?'],
  ['Have I got an appointment with Dr Weber in December?'],
  ['Habe ich am 2. bei Dr. Weber einen Termin?'],
  ['Habe ich eigentlich noch Termine?'],
  ['hat meine tochter nächste woche nachmittags einen termin?'],
  ['Do my kids have any appointments next week?'],
])('“%s” does', (message) => {
  expect(askFamily(message)?.action).toMatchObject({ type: 'show_appointments', reason: 'list' });
  expect(askAsGuest(message)?.action).toMatchObject({ type: 'require_login', reason: 'appointments' });
});

test.each([
  ['Can I come in at the back entrance?'],
  ['Can I come in the wheelchair entrance'],
  ['Can I drop by today to pick up a prescription?'],
  ['Can I stop by tomorrow to collect the x-rays?'],
  ['Can we come in with the dog on Monday?'],
  ['May I come in for a minute and ask something?'],
])('“%s” asks for no appointment', (message) => {
  expect(askAsGuest(message)?.action).not.toMatchObject({ reason: 'booking' });
});

test.each([
  ['can I come in Thursday?'],
  ['Hi, could we come by tomorrow at 10?'],
  ['can i just pop in on the 4th of december around noon'],
  ['Can I come in next week after work?'],
])('“%s” does', (message) => {
  expect(askAsGuest(message)?.action).toMatchObject({ type: 'require_login', reason: 'booking' });
});

test.each([
  ['hellere Zähne, gern vormittags', 'Ästhetische Zahnheilkunde'],
  ['Loch im Zahn, am liebsten nachmittags', 'Füllungen'],
  ['my gums bleed, mornings please', 'Parodontologie'],
])('what for and when are both read of “%s”', (message, treatmentType) => {
  expect(askAsGuest('Termin am 4. Dezember', message)?.state.wish).toMatchObject({ treatmentType });
});

test.each([
  ['gern vormittags'],
  ['nach der Schule'],
  ['ja'],
  ['lieber eine Woche später'],
  ['etwas später, da hab ich Chorprobe'],
  ['what about the week after, i work til 5'],
])('“%s” does not say what for', (message) => {
  expect(askAsGuest('Termin am 4. Dezember', message)?.state.wish?.treatmentType).toBeUndefined();
});

test.each([
  ['ist der Termin jetzt gebucht?'],
  ['War das jetzt gebucht?'],
  ['hat das geklappt?'],
  ['did it go through?'],
])('whether it is booked is looked up, and not known of guests: “%s”', (message) => {
  const begun = 'Kontrolle am 9. Dezember um 11:30';
  const guestIs = askAsGuest(begun, message);
  expect(guestIs?.message).toMatch(/Bestätigung.*4710120|confirmation.*4710120/s);
  expect(guestIs?.message).not.toMatch(/^(?:Nein|No)\b/);
  // In the meantime it was booked on the page.
  expect(askFamily(begun, message)?.action).toMatchObject({
    ...{ type: 'show_appointments', reason: 'list' },
    appointments: [{ id: 'a-1' }, { id: 'a-2' }, { id: 'a-3' }],
  });
  const nothing = talk([begun, message], { findings: { ...findings, appointments: [] } }).replies.at(-1);
  expect(nothing?.action).toMatchObject({ type: 'show_appointments', appointments: [] });
});

test.each([
  ['Are you taking new patients? I need a dentist who speaks Arabic', /new patients.*English/s],
  ['Nehmen Sie neue Patienten? Und spricht jemand Polnisch?', /Türkisch/],
  [
    'Wo kann ich parken, und wie sind die Öffnungszeiten?',
    /Parkhaus.*Öffnungszeiten|Öffnungszeiten.*Parkhaus/s,
  ],
])('what is asked besides is answered, too: “%s”', (message, answer) => {
  expect(askAsGuest(message)?.message).toMatch(answer);
});

test.each([
  ['Kann ich mit jemandem sprechen?'],
  ['Danke, meine Tochter hat jetzt keine Angst mehr!'],
  ['Was kostet es, wenn ich zu spät absage?'],
  ['Sprechen Sie Englisch?'],
])('“%s” asks one thing', (message) => {
  expect(askAsGuest(message)?.message.match(/Türkisch|Kostenplan|Menschen haben Angst/g) ?? []).toHaveLength(
    message.includes('Englisch') ? 1 : 0,
  );
});

test('a booking that is let go closes its form, and nothing else does', () => {
  const { replies } = talk(['Ich möchte am Montag eine Zahnreinigung', 'Stopp, vergiss das'], { findings });
  expect(replies.map(({ closesForm }) => closesForm)).toEqual([undefined, true]);
});
