import { expect, it } from 'vitest';
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
