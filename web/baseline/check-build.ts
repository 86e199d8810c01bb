import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findNewerApis, listNewerApis } from './newer-scripts.ts';
import { findNewerStyles } from './newer-styles.ts';

/** Newer than the baseline, or of no browser of phones, and nobody misses anything by it. */
const accepted = new Map([
  ['.startViewTransition()', 'React and React Router ask first whether there is one'],
  ['.use()', 'of React; the new method of that name is another'],
  ['.toBase64()', 'the QR code’s drawer asks first, and has another way'],
  ['PublicKeyCredential.getClientCapabilities', 'the library of passkeys asks first whether there is one'],
  ['SpeechRecognition', 'the microphone is shown only where there is one, under either of its names'],
  ['WebTransport', 'Socket.IO tries it only if it is told to'],
  ['-webkit-tap-highlight-color', 'a colour less where it is known'],
  ['::-webkit-inner-spin-button', 'Tailwind’s reset; we have no number fields'],
  ['::selection', 'the browser’s own colour instead'],
  ['@media (scripting)', 'without JavaScript a button may be seen that does nothing'],
  ['@page', 'the browser’s own margins on paper instead'],
  ['break-after', 'a heading may end a printed page'],
  ['cursor', 'a phone has none'],
  ['font-family', 'a list: the next one is taken'],
  ['forced-color-adjust', 'a browser without it forces no colours'],
  ['hyphenate-limit-chars', 'a few more hyphens instead'],
  ['resize', 'the field scrolls instead'],
  ['text-wrap', 'lines end where they end'],
]);

/** `cursor` stands for all its keywords. */
const toKey = (name: string) => (accepted.has(name) ? name : name.replace(/: .*/, ''));

/** One message for each feature that a built script or style sheet needs and an old browser does not have. */
export async function checkBuild(clientFolder: string): Promise<string[]> {
  const newer = listNewerApis();
  const found = new Map<string, string>();
  for await (const path of glob('assets/*.{js,css}', { cwd: clientFolder })) {
    const source = await readFile(join(clientFolder, path), 'utf8');
    const names = path.endsWith('.css') ? findNewerStyles(source) : findNewerApis(source, newer);
    for (const name of names) found.set(name, basename(path));
  }
  const refused = [...found].filter(([name]) => !accepted.has(toKey(name)));
  const used = new Set([...found.keys()].map(toKey));
  const stale = [...accepted.keys()].filter((name) => !used.has(name));
  return [
    ...refused.map(
      ([name, file]) =>
        `${name} in ${file} is newer than web/browser-baseline.ts. Ask for it first, or do without.`,
    ),
    ...stale.map((name) => `${name} is accepted in web/baseline/check-build.ts, and nothing uses it.`),
  ];
}
