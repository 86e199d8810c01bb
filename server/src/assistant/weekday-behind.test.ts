import { describe, expect, it } from 'vitest';
import { toAppointment } from '../../tests/assistant-practice.ts';
import { talk } from '../../tests/assistant-talk.ts';
import type { Findings } from './turn.ts';

describe('a weekday behind the day that is given up', () => {
  const appointments = [toAppointment('a-1', '2026-12-08', '10:00')];
  const free: Findings = {
    starts: { starts: ['10:00'] },
    nextStart: { date: '2026-12-10', time: '10:00', doctorId: 'weber' },
  };
  const say = (message: string) =>
    talk([message], { findings: { ...free, appointments } }).replies.at(-1)?.message;

  it.each([
    ['Meinen Termin am 8. Dezember auf den darauffolgenden Donnerstag verschieben', '10. Dezember'],
    ['Termin verschieben auf Donnerstag danach', '10. Dezember'],
    ['Termin verschieben auf Montag danach', '14. Dezember'],
    ['Termin verschieben auf Donnerstag die Woche drauf', '17. Dezember'],
    ['Termin auf Donnerstag verschieben, danach bin ich im Büro', '26. November'],
    ['move my appointment to the following Thursday', '10 December'],
  ])('“%s”: %s', (message, day) => {
    expect(say(message)).toContain(day);
  });
});
