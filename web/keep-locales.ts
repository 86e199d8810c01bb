import type { Plugin } from 'vite';

const localeFile = /[\\/]intl[\\/][\w-]+[\\/]([a-z]{2}-[A-Z]{2})\.mjs$/;

/** React Aria brings its own few words in 35 languages; only those of this site are built in. */
export function keepLocales(kept: readonly string[]): Plugin {
  return {
    name: 'keep-locales',
    enforce: 'pre',
    load(id) {
      const locale = id.includes('react-aria') ? localeFile.exec(id)?.[1] : undefined;
      return locale !== undefined && !kept.includes(locale) ? 'export default {};' : undefined;
    },
  };
}
