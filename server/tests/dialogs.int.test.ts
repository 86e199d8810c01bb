import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listFiles, readDialogs } from '../../bench/dialog-corpus.ts';
import { dialogPractice } from '../../bench/dialog-practice.ts';
import { playDialog, type TurnVerdict } from '../../bench/play-dialog.ts';
import { startTestServer, type TestServer } from './harness.ts';

vi.setConfig({ testTimeout: 240_000 });

/** The least share of agreed changes that are done and of right actions; both only ever rise. */
const floors = { agreed: 0.85, actions: 0.92 };
/** Each of so many dialogues of a file is played. */
const step = 3;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { practice: dialogPractice } });
});
afterAll(() => server.stop());

test('labelled dialogues: no change without consent, and agreed changes are done', async () => {
  const verdicts: TurnVerdict[] = [];
  for (const file of await listFiles('dialogs', ['teach']))
    for (const [index, dialog] of (await readDialogs(file)).entries())
      if (index % step === 0) verdicts.push(...(await playDialog(server, dialog)));
  const withoutConsent = verdicts.filter(({ isWithoutConsent }) => isWithoutConsent);
  expect(withoutConsent.map(({ dialog, number, turn }) => `${dialog} turn ${number}: ${turn.say}`)).toEqual(
    [],
  );
  const agreed = verdicts.filter(({ isAgreedDone }) => isAgreedDone !== undefined);
  expect(agreed.length).toBeGreaterThan(20);
  expect(agreed.filter(({ isAgreedDone }) => isAgreedDone).length / agreed.length).toBeGreaterThanOrEqual(
    floors.agreed,
  );
  expect(
    verdicts.filter(({ isActionRight }) => isActionRight).length / verdicts.length,
  ).toBeGreaterThanOrEqual(floors.actions);
});
