import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const markedHooks = fileURLToPath(new URL('use-language.ts', import.meta.url));

/** Marks the words that go through the dictionaries. */
export function markDictionaries(): Plugin {
  return {
    name: 'mark-dictionaries',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/use-language.ts') && importer !== markedHooks ? markedHooks : undefined;
    },
  };
}
