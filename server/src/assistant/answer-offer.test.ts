import { describe, expect, it } from 'vitest';
import { talk } from '../../tests/assistant-talk.ts';
import type { Asker, Findings } from './turn.ts';

const findings: Findings = {
  starts: { starts: ['08:30', '10:00', '14:00', '16:00'] },
  nextStart: { date: '2026-11-26', time: '10:30', doctorId: 'weber' },
};
const guest: Asker = { kind: 'guest' };
const offered = 'Zahnreinigung Montag um 10 bei Dr. Yılmaz';
const known = { treatmentType: 'Prophylaxe & Zahnreinigung', date: '2026-11-30' };

/** What is known after the messages, and what the last answer does. */
function say(messages: readonly string[]) {
  const { replies } = talk(messages, { findings });
  return {
    wish: replies.at(-1)?.state.wish,
    action: replies.at(-1)?.action,
    message: replies.at(-1)?.message,
  };
}

describe.each<[string, Asker | undefined]>([
  ['signed in', undefined],
  ['as a guest', guest],
])('what is said to an offer, %s', (_, asker) => {
  it.each([
    ['oder doch egal bei wem, Hauptsache nachmittags', { timeFrom: '12:00', timeTo: '18:00' }],
    ['oder doch egal bei wem', { time: '10:00' }],
    ['gibt es auch was um 9:30?', { doctorId: 'yilmaz', time: '09:30' }],
    ['habt ihr auch was am Nachmittag?', { doctorId: 'yilmaz', timeFrom: '12:00', timeTo: '18:00' }],
    ['could we do 11 instead', { doctorId: 'yilmaz', time: '11:00' }],
    ['ja, passt früher nichts?', { doctorId: 'yilmaz', timeTo: '10:00' }],
    ['lieber bei einer Frau', { time: '10:00', refusedDoctorIds: ['yilmaz'] }],
    ['could I see a female dentist instead?', { time: '10:00', refusedDoctorIds: ['yilmaz'] }],
    [
      'am selben Tag um vier mal, weil ich vorher nicht früher weg kann',
      { doctorId: 'yilmaz', time: '16:00' },
    ],
    ['ok nehm ich', { doctorId: 'yilmaz', time: '10:00' }],
  ])('changes what is told, and nothing else: %s', (message, changed) => {
    const { replies } = talk([offered, message], { findings, ...(asker && { asker }) });
    expect(replies[1]?.action?.type).toBe(asker ? 'require_login' : 'start_booking');
    expect(replies[1]?.state.wish).toEqual({ ...known, ...changed });
  });
});

it('hears a day that is counted from today, and not from what is wished', () => {
  expect(say(['I need a check-up tomorrow at 3', 'no, the day after tomorrow']).wish).toMatchObject({
    date: '2026-11-27',
  });
});

it('counts nothing from the reason of a change', () => {
  expect(say([offered, 'am Tag danach, weil ich früher arbeiten muss']).wish).toEqual({
    ...{ ...known, doctorId: 'yilmaz' },
    ...{ date: '2026-12-01', time: '10:00' },
  });
});

describe('a yes', () => {
  it.each([
    'ok nehm ich',
    'passt',
    'ja gern',
    'den nehme ich',
    'sounds good',
    'perfekt, danke',
    'buchen Sie das bitte',
    "I'll take it",
  ])('to the only start is that start: %s', (message) => {
    expect(say(['Ich brauche eine Kontrolle', message]).action).toMatchObject({
      ...{ type: 'start_booking', treatmentType: 'Kontrolluntersuchung' },
      ...{ date: '2026-11-26', time: '10:30', doctorId: 'weber' },
    });
  });

  it('to several starts asks which', () => {
    const { message, wish } = say(['Kontrolle am Montag', 'ja passt']);
    expect(message).toContain('Welche Uhrzeit passt Ihnen?');
    expect(wish).toEqual({ treatmentType: 'Kontrolluntersuchung', date: '2026-11-30' });
  });

  it('is none where something else is said besides', () => {
    expect(say(['Kontrolle am Montag', 'ja, aber was kostet das?']).action).toBeUndefined();
  });
});

describe('the question what somebody comes for', () => {
  it.each(['weiß nicht genau wofür', 'keine Ahnung', 'da bin ich mir nicht sicher', "I don't know"])(
    'is answered by a talk where somebody does not know: %s',
    (message) => {
      expect(say(['Ich hätte gern einen Termin', message]).action).toMatchObject({
        type: 'start_booking',
        treatmentType: 'Beratungstermin',
      });
    },
  );
});

it('treats no animals', () => {
  for (const messages of [
    ['Ich hätte gern einen Termin', 'mein Hund hat Zahnweh'],
    ['Termin für meine Katze'],
  ]) {
    const { action, message } = say(messages);
    expect(action).toBeUndefined();
    expect(message).toContain('Tiere behandeln wir nicht');
  }
  expect(say(['Kontrolle, mein Hund hat mir eine Ecke vom Zahn abgeschlagen']).message).not.toContain(
    'Tiere',
  );
});

it('advises what fits: a knocked-out tooth, bleeding, and all of it only to a mere cry', () => {
  const advice = (message: string) => {
    const text = say([message]).message ?? '';
    return [text.includes('Milch'), text.includes('sauberes Tuch')];
  };
  expect(advice('starke Zahnschmerzen seit heute Nacht, kann nicht schlafen')).toEqual([false, false]);
  expect(advice('Nach dem Zahnziehen hört es nicht auf zu bluten')).toEqual([false, true]);
  expect(advice('Mir ist ein Zahn ausgeschlagen')).toEqual([true, true]);
  expect(advice('Notfall! Hilfe!')).toEqual([true, true]);
});

describe('a text that repeats itself', () => {
  // What answers an offer is words in any number: none may be read in two ways, or some texts take for ever.
  it.each([
    'nehm ich das ',
    'passt mir ',
    'nee ',
    'ja ',
    'ok das ',
    'hm, ',
    'ich nehme den so an ',
    'egal mir ',
    'lass ma das ',
    'ich schau mal ',
    'weiß ich nicht ',
    'doch kein ',
    'take it ',
    'und was ',
  ])('is answered: %j', (piece) => {
    const long = `${piece.repeat(250).slice(0, 495)} xyz`;
    expect(say([offered, long]).message).toBeTruthy();
  });
});

it.each(['doch nicht, ich möchte lieber Dienstag um 10', 'ich muss nach 16 Uhr kommen', 'Kein Termin mehr?'])(
  'keeps the wish where something is said besides: %s',
  (message) => {
    expect(say([offered, message]).wish).toMatchObject({ treatmentType: known.treatmentType });
  },
);

it.each([
  'Ich habe es mir anders überlegt, ich brauche doch keinen neuen Termin',
  'ach nein, doch keine Zahnreinigung',
  'nee lass ma, dit wird mir zu teuer',
])('drops the wish, and cancels nothing: %s', (message) => {
  const { message: words, action, wish } = say([offered, message]);
  expect({ words, action, wish }).toMatchObject({ action: undefined, wish: undefined });
  expect(words).toMatch(/nichts|nothing/i);
});

it('takes the first or the last of the times that were offered', () => {
  expect(say(['Kontrolle am Montag', 'die späteste Zeit bitte']).wish).toMatchObject({ time: '16:00' });
  expect(say(['Kontrolle am Montag', 'nimm die früheste']).wish).toMatchObject({ time: '08:30' });
});

it.each(['ich weiß nicht, wie ich zu euch komme', 'Bin nicht sicher, ob die Kasse das zahlt'])(
  'takes no question for not knowing what for: %s',
  (message) => {
    expect(say(['Ich möchte einen Termin', message]).wish?.treatmentType).toBeUndefined();
  },
);
