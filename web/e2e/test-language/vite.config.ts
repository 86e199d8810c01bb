import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import website from '../../vite.config.ts';

const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const markedHooks = fileBeside('use-language.ts');

/** Marks the words that go through the website's dictionaries. */
function markDictionaries(): Plugin {
  return {
    name: 'mark-dictionaries',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/use-language.ts') && importer !== markedHooks ? markedHooks : undefined;
    },
  };
}

/** The website in the test language: whatever text stays without marks is not translated. */
export default mergeConfig(website, { plugins: [markDictionaries()] });
