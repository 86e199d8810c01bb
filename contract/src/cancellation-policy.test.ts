import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cancellationPolicy } from './cancellation-policy.ts';

const root = new URL('../../', import.meta.url);
/** The fee or the notice in words of one's own. */
const ownWords =
  /Ausfallgebühr|(?:Stunden|hours) (?:vorher|vor dem|before)|(?:Absage|cancel)\S* (?:\S+ )?(?:kostenlos|kostenfrei|free of charge)|noShowFeeEur/;

test.each(['web/site', 'web/shared', 'server/src', 'practice/src'])(
  '%s says the cancellation rule in no other words',
  (folder) => {
    const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) =>
        /texts\.(de|en)\.ts$|mails\.ts$|write-.*\.ts$|practice|home\.ts|answers\.ts/.test(file),
      )
      .filter((file) => file.endsWith('.ts') && !/console|cancellation-policy|\.test\.|training/.test(file));
    expect(files.length).toBeGreaterThan(0);
    const found = files.filter((file) =>
      ownWords.test(readFileSync(new URL(`${folder}/${file}`, root), 'utf8')),
    );
    expect(found).toEqual([]);
  },
);

test('the rule can be kept by a booking for today, and the fee is for not turning up', () => {
  const { de, en } = cancellationPolicy;
  for (const words of [de.accept(24), de.rule(24)]) {
    expect(words).toMatch(/mindestens 24\sStunden vorher ab; ist es dafür zu spät, so früh wie möglich\.$/);
  }
  for (const words of [en.accept(24), en.rule(24)])
    expect(words).toMatch(/if it’s too late for that, as early/);
  expect(de.fee).toBe('Wer ohne Absage nicht erscheint, zahlt eine Ausfallgebühr von 50\u00a0€.');
  expect(`${de.late(24)} ${en.late(24)}`).not.toMatch(/€|Gebühr|fee/);
});
