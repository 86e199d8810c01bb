import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const start = /(<script type="module" async="">)([^<]*)(<\/script>)/;
const imports = /^import (?:\* as (\w+) from )?("[^"]+");$/gm;

/**
 * A page that asks for its programs, and runs them, once it is painted: on a slow network they would share the line with
 * what the first paint waits for, on a slow phone the processor. React names them before everything else in the head,
 * and starts them as soon as they are here.
 */
export function paintFirst(html: string): string {
  const files = [...html.matchAll(preloads)].map(([, file]) => file ?? '');
  if (!start.test(html))
    throw new Error('React Router starts its pages otherwise than web/paint-first.ts knows.');
  return html
    .replaceAll(preloads, '')
    .replace(start, (_script, open, code, close) => `${open}${runAfterPaint(files, code)}${close}`);
}

/**
 * All files are asked for at once, also those that others import. A page that nobody sees is not painted, so nothing
 * is waited for there.
 */
function runAfterPaint(files: string[], code: string): string {
  const found = [...code.matchAll(imports)];
  const names = found.map(([, name]) => name ?? '').join(',');
  const modules = found.map(([, , file]) => `import(${file})`).join(',');
  const rest = code.replaceAll(imports, '').trim();
  const ask = `for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`;
  return `const run=async()=>{${ask}const[${names}]=await Promise.all([${modules}]);${rest}};document.hidden?run():requestAnimationFrame(()=>setTimeout(run))`;
}

/** Rewrites every page of the built website. */
export async function paintPagesFirst(folder: string): Promise<void> {
  for await (const path of glob('**/*.html', { cwd: folder })) {
    const file = join(folder, path);
    await writeFile(file, paintFirst(await readFile(file, 'utf8')));
  }
}
