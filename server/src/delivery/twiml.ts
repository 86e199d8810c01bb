import type { Language } from '@praxisportal/contract/language';

/** TwiML that says who calls, twice, and goes on to the address only if a key is pressed; a voicemail presses none. */
export function askForKeyTwiml(prompt: string, language: Language, keyPressUrl: string): string {
  const said = say(prompt, language);
  const attributes = `numDigits="1" finishOnKey="" timeout="6" method="GET" action="${escapeXml(keyPressUrl)}"`;
  return `<Response><Gather ${attributes}>${said}<Pause length="3"/>${said}</Gather><Hangup/></Response>`;
}

/** TwiML that speaks a text, with a second between digits in a row, so that they can be written down. */
export function speakTwiml({ text, language }: { text: string; language: Language }): string {
  const parts = text.split(/(?<=\d), (?=\d)/).map((part) => say(part, language));
  return `<Response>${parts.join('<Pause length="1"/>')}<Hangup/></Response>`;
}

function say(text: string, language: Language): string {
  return `<Say language="${language === 'de' ? 'de-DE' : 'en-GB'}">${escapeXml(text)}</Say>`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
