import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const preloads = /<link rel="modulepreload"[^>]*>/g;
const start = /(<script type="module" async="">)([^<]*)(<\/script>)/;
const imports = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/**
 * A page that asks for its programs behind its style sheet and with low priority, and runs them once it is painted: on
 * a slow network they would share the line with what the first paint waits for, on a slow phone the processor. React
 * writes them before everything else in the head, and starts them as soon as they are here.
 */
export function paintFirst(html: string): string {
  const lowered = (html.match(preloads) ?? []).map((link) => link.replace(' ', ' fetchpriority="low" '));
  const ordered = html.replaceAll(preloads, '').replace('</head>', () => `${lowered.join('')}</head>`);
  if (!start.test(ordered))
    throw new Error('React Router starts its pages otherwise than web/paint-first.ts knows.');
  return ordered.replace(start, (_script, open, code, close) => `${open}${runAfterPaint(code)}${close}`);
}

/** A page that nobody sees is not painted, so nothing is waited for there. */
function runAfterPaint(code: string): string {
  const found = [...code.matchAll(imports)];
  const names = found.map(([, name]) => name ?? '').join(',');
  const files = found.map(([, , file]) => `import(${file})`).join(',');
  const rest = code.replaceAll(imports, '').trim();
  return `const run=async()=>{const[${names}]=await Promise.all([${files}]);${rest}};document.hidden?run():requestAnimationFrame(()=>setTimeout(run))`;
}

/** Rewrites every page of the built website. */
export async function paintPagesFirst(folder: string): Promise<void> {
  for await (const path of glob('**/*.html', { cwd: folder })) {
    const file = join(folder, path);
    await writeFile(file, paintFirst(await readFile(file, 'utf8')));
  }
}
