const count = 10_000;
const fewestCharacters = 6;

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * The 10,000 commonest passwords of six characters or more, in lower case. Loaded when first needed: the
 * package takes some 15 MB and a tenth of a second, and log-ins do without it.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const longEnough = dictionary['passwords-common'].filter(
      (password) => password.length >= fewestCharacters,
    );
    return new Set(longEnough.slice(0, count));
  });
  return loading;
}
