import { describe, expect, it } from 'vitest';
import { patient } from '../../tests/assistant-practice.ts';
import { first, talk } from '../../tests/assistant-talk.ts';

/** The last answer of a conversation. */
function answer(messages: readonly string[]) {
  const findings = {
    appointments: [first],
    starts: { starts: ['08:30', '09:00', '10:00', '14:00', '16:00'] },
    nextStart: { date: '2026-12-07', time: '09:00', doctorId: 'weber' },
  };
  const reply = talk(messages, { asker: patient, findings }).replies.at(-1);
  return { wish: reply?.state.wish, message: reply?.message ?? '' };
}

describe('days that suit', () => {
  it.each([
    [['Kontrolle, aber nicht dienstags'], { weekdays: [1, 3, 4, 5, 6, 7] }],
    [['Kontrolle bald, Dienstag geht nicht'], { date: '2026-12-07', weekdays: [1, 3, 4, 5, 6, 7] }],
    [['Kontrolle nächste Woche außer Montag und Freitag'], { weekdays: [2, 3, 4, 6, 7] }],
    [['Kontrolle bitte, montags und freitags kann ich nicht'], { weekdays: [2, 3, 4, 6, 7] }],
    [['Kontrolle, aber nicht mittwochs, donnerstags oder freitags'], { weekdays: [1, 2, 6, 7] }],
    [['Kontrolle, dienstags kann ich nicht', 'mittwochs auch nicht'], { weekdays: [1, 4, 5, 6, 7] }],
    [['check-up please, not on Tuesdays'], { weekdays: [1, 3, 4, 5, 6, 7] }],
    [['Kontrolle nächste Woche', 'doch lieber die Woche drauf'], { fromDate: '2026-12-07' }],
    [['Kontrolle, ich kann nur freitags'], { date: '2026-11-27', weekdays: [5] }],
    [['Kontrolle montag oder dienstag, egal wann'], { date: '2026-11-30', weekdays: [1, 2] }],
    [['Kontrolle im Januar, am 1.12. geht nicht'], { refusedDates: ['2026-12-01'] }],
    [['Kontrolle am 8. Dezember', 'dienstags kann ich doch nicht'], { weekdays: [1, 3, 4, 5, 6, 7] }],
    [['Kontrolle, nicht dienstags', 'doch, am 8. Dezember geht es'], { date: '2026-12-08' }],
    [['Kontrolle ab dem 30. November, montags kann ich nicht'], { weekdays: [2, 3, 4, 5, 6, 7] }],
    [['Kontrolle in drei Wochen dienstags'], { date: '2026-12-15', weekdays: [2] }],
    [
      ['Kontrolle bitte, diese Woche geht nicht'],
      { refusedDates: ['2026-11-25', '2026-11-26', '2026-11-27'] },
    ],
  ])('%j: %j', (messages, wish) => {
    const { date, fromDate, weekdays, refusedDates } = answer(messages).wish ?? {};
    expect({ ...('fromDate' in wish && { fromDate }), date, weekdays, refusedDates }).toEqual({
      ...{ date: undefined, weekdays: undefined, refusedDates: undefined },
      ...wish,
    });
  });

  it.each([
    ['Kontrolle am 31.11.', 'Diesen Tag gibt es im Kalender nicht.'],
    ['check-up on 31 November', 'There is no such day in the calendar.'],
  ])('are no days that there are not: “%s”', (message, sentence) => {
    expect(answer([message]).message).toContain(sentence);
    expect(answer(['Kontrolle am 30.11.']).message).not.toContain('Diesen Tag gibt es');
  });

  it('are said again', () => {
    expect(answer(['Kontrolle, aber nicht dienstags']).message).toContain('nicht dienstags');
    expect(answer(['check-up, not on Tuesdays']).message).toContain('not on a Tuesday');
  });
});

describe('a day of the month without its month', () => {
  it.each([
    ['Kontrolle im Februar', 'am 10.', '2027-02-10'],
    ['check-up in February', 'on the 10th', '2027-02-10'],
    ['Kontrolle im Februar', 'am 10. Dezember', '2026-12-10'],
    ['Kontrolle im Februar', 'doch lieber morgen', '2026-11-26'],
  ])('“%s”, “%s” is on %s', (before, message, date) => {
    expect(answer([before, message]).wish?.date).toBe(date);
  });
});
