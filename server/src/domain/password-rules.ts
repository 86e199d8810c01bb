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

/**
 * What is wrong with a new password, or undefined. There are no rules about kinds of characters: they make
 * passwords that are hard to remember and no harder to guess (NIST SP 800-63B, 3.1.1.2). `common`
 * holds passwords in lower case.
 */
export function findPasswordFault(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordFault | undefined {
  const folded = fold(password);
  if (isSimple(folded)) return 'password_too_simple';
  if (isPersonal(folded, owner)) return 'password_personal';
  return common.has(folded) ? 'password_too_common' : undefined;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

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

const fewestOwnCharacters = 4;

/** Whether hardly anything is left once the person's own data are taken out: `Schmidt1`, `anna@example.org`. */
function isPersonal(folded: string, owner: PasswordOwner): boolean {
  const [local = '', domain = ''] = owner.email.split('@');
  const nationalPhone = owner.phone.replace(/^\+49/, '');
  const parts = [owner.firstName, owner.lastName, local, domain, nationalPhone, owner.accountNumber ?? '']
    .flatMap((part) => [part, ...part.split(/[^\p{L}\p{N}]+/u)])
    .map((part) => lettersAndDigits(fold(part)))
    .filter((part) => part.length >= 3)
    // The longest first, so that a part of a part leaves no rest.
    .sort((one, other) => other.length - one.length);
  const plain = lettersAndDigits(folded);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), plain);
  return rest.length < plain.length && rest.length < fewestOwnCharacters;
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
