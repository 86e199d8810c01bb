/** Scripts in which a joiner or non-joiner between letters changes how a word is written. */
const joining = [
  ...['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym'],
  ...['Sinh', 'Khmr', 'Mymr', 'Tibt'],
]
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/**
 * Signs without any look of their own: format characters and marks of direction, fillers, tags, annotation marks. Those
 * that shape the sign before them stay behind it: joiners in scripts that need them and in emoji, selectors of variants.
 */
const notShown = new RegExp(
  [
    '(?![\\u200c\\u200d\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])\\p{Default_Ignorable_Code_Point}',
    '[\\ufff9-\\ufffb]',
    `(?<![${joining}])\\u200c`,
    `(?<![${joining}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d`,
    '(?<!\\p{sc=Mong})[\\u180b-\\u180d\\u180f]',
    '(?<![\\p{Emoji}\\p{sc=Han}\\p{sc=Mymr}])[\\ufe00-\\ufe0f]',
    '(?<!\\p{sc=Han})[\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
);

/**
 * Text without signs that are not seen. Marks of direction could make other words of a mail or page read backwards; contact
 * lists put them around what is copied from them, so they are taken out, not refused.
 */
export function dropInvisible(text: string): string {
  return text.replace(notShown, '');
}

/** The blank of Braille is none of Unicode's spaces, and shows nothing. */
const blanks = /[\s\u2800]+/g;

/** More marks than any script puts on one letter stick out of the line. */
const tooManyMarks = /(\p{Mn}{4})\p{Mn}+/gu;

/** A name as it is kept: composed, without signs that are not seen, blanks at its ends, or piles of accents. */
export function toPersonName(typed: string): string {
  return dropInvisible(typed).normalize('NFC').replace(tooManyMarks, '$1').replace(blanks, ' ').trim();
}

/** Whether something can be read of a name: a letter of any script. */
export function hasLetter(text: string): boolean {
  // The fillers of Hangul count as letters, and show nothing.
  return /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(text);
}
