import { spellOut } from '../domain/password-rules.ts';

type CommonPasswords = { passwords: ReadonlySet<string>; words: ReadonlySet<string> };

const fewestCharacters = { password: 6, word: 3 };

/** German sentences that many people have for a password and no list of words holds. */
const phrases = ['ichliebedich', 'ichliebdich', 'ichhassedich', 'dubistdoof'];

let loading: Promise<CommonPasswords> | undefined;

/**
 * Passwords that are tried first everywhere, and German words and names that people decorate to get one; in
 * lower case, words with umlauts in both spellings. Loaded when first needed: the packages take some 40 MB and
 * a tenth of a second, and log-ins do without them.
 */
export function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= load();
  return loading;
}

async function load(): Promise<CommonPasswords> {
  const [international, german] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
  ]);
  const all = international.dictionary['passwords-common'];
  const { commonWords, firstnames, lastnames } = german.dictionary;
  const words = [...all, ...commonWords, ...firstnames, ...lastnames].filter(
    (word) => word.length >= fewestCharacters.word && /^\p{L}+$/u.test(word),
  );
  return {
    passwords: new Set(all.filter((password) => password.length >= fewestCharacters.password)),
    words: new Set([...words, ...phrases].flatMap((word) => [word, spellOut(word)])),
  };
}
