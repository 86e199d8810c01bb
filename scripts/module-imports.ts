import { posix } from 'node:path';

export type Import = { specifier: string; target: string | undefined; isTypeOnly: boolean };

// Anchored at the start of a line, so that code inside strings (fixtures of tests) is not read.
const staticImport = /^(?:import|export)\s+(type\s+)?(?:[\w*\s{},$]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm;
const dynamicImport = /^[^'"`\n]*\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm;

// Text in quotes comes first, because a pattern of paths in it looks like the beginning of a comment.
const quotedOrComment =
  /(?<quoted>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

/** Blank in place of comments keeps every line where it was. */
export function withoutComments(source: string): string {
  return source.replace(quotedOrComment, (text, quoted) => quoted ?? text.replace(/[^\n]/g, ' '));
}

/** What a file imports; `target` is the path in the repository, for relative imports and for own workspaces. */
export function importsOf(path: string, source: string): Import[] {
  const text = withoutComments(source);
  const found: Import[] = [];
  for (const [, type, specifier = ''] of text.matchAll(staticImport)) {
    found.push({ specifier, target: targetOf(path, specifier), isTypeOnly: type !== undefined });
  }
  for (const [, specifier = ''] of text.matchAll(dynamicImport)) {
    found.push({ specifier, target: targetOf(path, specifier), isTypeOnly: false });
  }
  return found;
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
  const own = /^@praxisportal\/(contract|practice)\/(.+)$/.exec(specifier);
  return own ? `${own[1]}/src/${own[2]}.ts` : undefined;
}

/** Every cycle of imports that exist at run time, as the list of its files. */
export function findCycles(files: Map<string, string>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  function visit(path: string, trail: string[]): void {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path]);
    if (start >= 0 || done.has(path)) return;
    for (const { target, isTypeOnly } of importsOf(path, files.get(path) ?? '')) {
      if (target && !isTypeOnly && files.has(target)) visit(target, [...trail, path]);
    }
    done.add(path);
  }
  for (const path of files.keys()) visit(path, []);
  return cycles;
}
