import { readFile, writeFile } from 'node:fs/promises';
import mjml2html from 'mjml';

const folder = `${import.meta.dirname}/../server/src/delivery`;

/** The HTML that MJML makes of the frame of all e-mails. Throws if the frame is not valid MJML. */
export async function compileMailFrame(): Promise<string> {
  const source = await readFile(`${folder}/mail-frame.mjml`, 'utf8');
  const { html } = await mjml2html(source, {
    validationLevel: 'strict',
    keepComments: true,
    // Mails use the fonts of the device: nothing is loaded from elsewhere.
    fonts: {},
  });
  // A line has at most 998 characters in a mail; what surrounds elements means nothing in ours.
  return `${html.replace(/^\s+/gm, '').trim()}\n`;
}

/** Where the compiled frame lies; the server reads it, so that it needs no compiler. */
export const mailFramePath = `${folder}/mail-frame.html`;

if (import.meta.main) await writeFile(mailFramePath, await compileMailFrame());
