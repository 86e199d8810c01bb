import { describe, expect, it } from 'vitest';
import { findings, talk } from '../../tests/assistant-talk.ts';

const told = 'dicke Backe und Fieber, kann kaum schlucken';
const after = (...messages: string[]) => talk([told, ...messages], { findings }).replies.at(-1);

describe('after an emergency in which a life is at stake', () => {
  it.each([
    ['Danke!', /^Gern, und alles Gute!/],
    ['Vielen Dank', /^Gern, und alles Gute!/],
    ['Wer ist Dr. Hoffmann?', /^\*\*Dr\. Lena Hoffmann\*\*/],
    ['Wo kann ich parken?', /^[^1]*park/i],
    ['Was kostet eine Zahnreinigung?', /^(?!.*Bitte rufen Sie sofort die 112 an.*\n)/],
  ])('“%s” gets an answer of its own, and 112 behind it', (message, answer) => {
    const reply = after(message);
    expect(reply?.message).toMatch(answer);
    expect(reply?.message).toMatch(/sofort die 112 an/);
    expect(reply?.message).not.toMatch(/^\*\*Bitte rufen Sie sofort die 112 an/);
  });

  it.each([
    'Es ist alles wieder gut, kein Notfall mehr',
    'Es ist alles wieder gut',
    'alles gut, kein Notfall mehr',
    'Zum Glück kann er wieder schlucken, alles in Ordnung',
    'Notarzt war da, es ist alles wieder gut',
    "It's all fine now, no emergency",
  ])('“%s” ends it', (message) => {
    const reply = after(message);
    expect(reply?.message).toMatch(/^(?:Gut\.|All right\.)/);
    expect(reply?.state.told).toBeUndefined();
    expect(after(message, 'Wann haben Sie morgen geöffnet?')?.message).not.toContain('112');
  });

  it.each([
    'Er atmet nicht mehr, es ist schon vorbei',
    'noch nicht alles gut',
    'Ist wieder alles gut, wenn ich ein Schmerzmittel nehme?',
    'kann nicht schlucken, sonst ist alles gut',
    'alles gut, aber ich kriege keine Luft',
  ])('“%s” ends nothing', (message) => {
    expect(after(message)?.state.told?.level).toBe('112');
  });

  it.each([
    'Jetzt bekommt er keine Luft mehr',
    'ich kann schon wieder nicht schlucken und der Hals schwillt zu',
  ])('a renewed sign after its end brings 112 back: “%s”', (message) => {
    const reply = after('Es ist alles wieder gut', message);
    expect(reply?.message).toMatch(/112/);
    expect(reply?.action).toMatchObject({ type: 'emergency', reason: '112' });
  });
});
