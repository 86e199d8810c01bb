/** Why a new password is refused although it is long enough. */
export type PasswordFault = 'password_too_common' | 'password_too_simple' | 'password_personal';

/** What somebody who knows the person would try first. */
export type PasswordOwner = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  accountNumber?: string;
};

/** What is tried first whoever the person is; all in lower case. */
export type GuessedFirst = {
  /** Passwords that many people have. */
  passwords: ReadonlySet<string>;
  /** Words and names that people put digits and signs around: `Sommer2025!`. */
  words: ReadonlySet<string>;
  /** What the practice is called, where it is, who works there. */
  practiceWords: readonly string[];
};

/**
 * What is wrong with a new password, or undefined. There are no rules about kinds of characters: they make
 * passwords that are hard to remember and no harder to guess (NIST SP 800-63B, 3.1.1.2), because people meet
 * them in the same few ways, which is why those ways are undone here before anything is looked up.
 */
export function findPasswordFault(
  password: string,
  owner: PasswordOwner,
  { passwords, words, practiceWords }: GuessedFirst,
): PasswordFault | undefined {
  const folded = fold(password);
  const cores = findCores(folded);
  if ([folded, ...cores].some(isSimple)) return 'password_too_simple';
  const forms = [folded, ...cores].map(spellOut);
  if (forms.some((form) => isMadeOf(form, listParts(owner)))) return 'password_personal';
  const isOfPractice = forms.some((form) => isMadeOf(form, practiceWords.flatMap(split)));
  const isKnown = [folded, ...forms].some((form) => passwords.has(form));
  const isDecorated = cores.some((core) => isWord(core, words));
  return isOfPractice || isKnown || isDecorated ? 'password_too_common' : undefined;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

const fewestCoreCharacters = 3;

/** Without what people put around a word: digits on either side, and a sign or two at the end. */
function findCores(folded: string): string[] {
  const withoutEnd = folded.replace(/\d*[\p{P}\p{Sm}\p{Sc}\p{Sk}]{0,2}$/u, '');
  const cores = new Set([withoutEnd, withoutEnd.replace(/^\d+/, '')]);
  return [...cores].filter((core) => core.length >= fewestCoreCharacters);
}

/** Signs that stand for letters: `p@ssw0rt`. A 1 stands for two. */
const letterOf: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

function isWord(core: string, words: ReadonlySet<string>): boolean {
  const letters = core.replace(/[03457@$]/g, (sign) => letterOf[sign] ?? sign);
  const readings = [core, letters.replace(/[1!]/g, 'i'), letters.replace(/[1!]/g, 'l')];
  return readings.some((reading) => words.has(reading) || words.has(spellOut(reading)));
}

/** Without umlauts, as people type them on a foreign keyboard. */
export function spellOut(folded: string): string {
  return folded.replace(/[äöüß]/g, (letter) => spelling[letter] ?? letter);
}

const spelling: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Rows of keys, German and English, and the alphabet. */
const rows = [
  '1234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
];

/** Only spaces, one character over and over, or keys in a row, forwards or backwards. */
function isSimple(folded: string): boolean {
  const characters = [...folded.trim()];
  const isOneCharacter = new Set(characters).size <= 1;
  const backwards = characters.toReversed().join('');
  return isOneCharacter || rows.some((row) => row.includes(folded.trim()) || row.includes(backwards));
}

function listParts(owner: PasswordOwner): string[] {
  const [local = '', domain = ''] = owner.email.split('@');
  const nationalPhone = owner.phone.replace(/^\+49/, '');
  return [owner.firstName, owner.lastName, local, domain, nationalPhone, owner.accountNumber ?? ''].flatMap(
    split,
  );
}

function split(text: string): string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)];
}

const fewestOwnCharacters = 4;

/** Whether hardly anything is left once these parts are taken out: `Schmidt1`, `anna@example.org`. */
function isMadeOf(form: string, parts: readonly string[]): boolean {
  const plain = lettersAndDigits(form);
  const rest = parts
    .map((part) => lettersAndDigits(spellOut(fold(part))))
    .filter((part) => part.length >= 3)
    // The longest first, so that a part of a part leaves no rest.
    .sort((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(part, ''), plain);
  return rest.length < plain.length && rest.length < fewestOwnCharacters;
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
