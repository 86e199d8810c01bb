import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import website from '../../vite.config.ts';

const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const markedHooks = fileBeside('use-language.ts');
const libraryWords = /[\\/]intl[\\/][\w-]+[\\/]en-US\.mjs$/;

/** Marks the words that go through the website's dictionaries, and the English ones of React Aria. */
function markDictionaries(): Plugin {
  return {
    name: 'mark-dictionaries',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/use-language.ts') && importer !== markedHooks ? markedHooks : undefined;
    },
    transform(code, id) {
      if (!id.includes('react-aria') || !libraryWords.test(id)) return undefined;
      const words = /export \{(\S+) as default\}/.exec(code)?.[1];
      if (!words) throw new Error(`${id} exports its words in a new way.`);
      return `import { markWords } from ${JSON.stringify(fileBeside('mark-words.ts'))};\n${code}\nmarkWords(${words});`;
    },
  };
}

/** The website in the test language: whatever text stays without marks is not translated. */
export default mergeConfig(website, { plugins: [markDictionaries()] });
