import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { compileMailFrame, mailFramePath } from './compile-mail-frame.ts';

it('the frame of e-mails is compiled from its source as it stands (node scripts/compile-mail-frame.ts)', async () => {
  expect(await readFile(mailFramePath, 'utf8')).toBe(await compileMailFrame());
});

it('the frame loads nothing from anywhere', async () => {
  const html = await readFile(mailFramePath, 'utf8');
  expect(html).not.toMatch(/<img|<link|<script|@import|@font-face|url\(|\ssrc=/i);
  // What is left are the names of XML namespaces, which nobody loads.
  const addresses = html.match(/https?:\/\/[^"]*/g) ?? [];
  expect(addresses.filter((address) => !address.startsWith('http://www.w3.org/'))).toEqual([]);
});
