import type { Plugin } from 'vite';
import website from '../web/vite.config.ts';

const launcher = /\/site\/chat\/ChatLauncher\.tsx$/;
const parts = [
  { file: /\/i18n\/texts\.(?:de|en)\.ts$/, part: /^ {2}assistant: \{\n(?: {4}.*\n)+ {2}\},\n/m },
  { file: /\/styles\/app\.css$/, part: /^@import "\.\/chat\.css";\n/m },
];

/** No button, none of its words and styles, and so no panel. */
const leaveOutAssistant: Plugin = {
  name: 'leave-out-assistant',
  enforce: 'pre',
  transform(code, id) {
    if (launcher.test(id)) return { code: 'export function ChatLauncher() { return null; }', map: null };
    const found = parts.find(({ file }) => file.test(id));
    if (!found) return undefined;
    if (!found.part.test(code)) throw new Error(`${id} has no ${found.part} that could be left out.`);
    return { code: code.replace(found.part, ''), map: null };
  },
};

const { plugins = [] } = website;
// It demands whatever it leaves out, of which some comes with the panel.
for (const plugin of plugins.map(Object))
  if (plugin.name === 'leave-out-parts') plugin.generateBundle = undefined;

/** The website as if there were no assistant. */
export default { ...website, plugins: [leaveOutAssistant, ...plugins] };
