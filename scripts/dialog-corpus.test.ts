import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { listFiles, type Role, readAnswers, readDialogs } from '../bench/dialog-corpus.ts';
import { normalise } from '../server/src/assistant/normalise.ts';
import { openFiles, readCorpora } from './assistant-corpus.ts';

const manifest = z.record(
  z.string(),
  z.strictObject({
    role: z.enum(['teach', 'measure', 'held-out']),
    /** What the writer was asked for */
    brief: z.string().min(1),
    /** What the file teaches or measures */
    use: z.string().min(1),
    /** Date and results of the first measurement before the file was read; null before it */
    measuredUnread: z.string().nullable(),
  }),
);

it.each(['teach', 'measure', 'held-out'] as const)(
  'the manifest names exactly the dialogues and answers of %s',
  async (role) => {
    const text = await readFile(
      new URL('../bench/assistant-messages/manifest.json', import.meta.url),
      'utf8',
    );
    const named = Object.entries(manifest.parse(JSON.parse(text))).filter(([, file]) => file.role === role);
    const files = [...(await listFiles('dialogs', [role])), ...(await listFiles('answers', [role]))];
    expect(named.map(([name]) => name).toSorted()).toEqual(files.toSorted());
  },
);

it('each dialogue and answer has the format, an id of its own, and effects that follow from one another', async () => {
  const dialogs = (await Promise.all((await listFiles('dialogs')).map(readDialogs))).flat();
  const answers = (await Promise.all((await listFiles('answers')).map(readAnswers))).flat();
  const ids = [...dialogs, ...answers].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const possible = { guest: '', none: '', one: 'A', two: 'AB', family: 'AC' };
  const wrong = dialogs.filter(({ scenario, turns }) => {
    const left = new Set(possible[scenario]);
    return turns.some(({ effect }) => {
      const [kind, names = ''] = effect.split(':');
      const changed = names === '' ? [] : names.split(',');
      const isPossible = changed.every((name) => left.has(name));
      if (kind === 'cancel') for (const name of changed) left.delete(name);
      return !isPossible;
    });
  });
  // The ids alone: texts of the files that are kept aside are printed nowhere.
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('no dialogue, answer or message that teaches is also measured by', async () => {
  const taught = await readTexts(['teach']);
  const known = new Set([...taught, ...(await readMessages(openFiles))].map(({ text }) => text));
  const measured = [
    ...(await readTexts(['measure', 'held-out'])),
    ...(await readMessages(['hand40', 'hand41', 'hand42', 'ordinary6'])),
  ];
  expect(measured.filter(({ text }) => known.has(text)).map(({ id }) => id)).toEqual([]);
});

/** Dialogues as a whole, and answers beside their question; up to three words are said by many people alike. */
async function readTexts(roles: readonly Role[]) {
  const dialogs = (await Promise.all((await listFiles('dialogs', roles)).map(readDialogs))).flat();
  const answers = (await Promise.all((await listFiles('answers', roles)).map(readAnswers))).flat();
  return [
    ...dialogs.map(({ id, turns }) => ({ id, text: turns.map(({ say }) => normalise(say)).join('\n') })),
    ...answers
      .filter(({ say }) => say.trim().split(/\s+/).length > 3)
      .map(({ id, question, say }) => ({ id, text: `${question}: ${normalise(say)}` })),
  ];
}

async function readMessages(files: readonly string[]) {
  return (await readCorpora(files)).map(({ writer, message }) => ({ id: writer, text: normalise(message) }));
}
