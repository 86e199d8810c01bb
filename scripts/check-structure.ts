import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { checkCitations } from './citations.ts';
import { checkDecisionRecords } from './decision-records.ts';

type Files = Map<string, string>;
export type StructureRule = { name: string; check: (files: Files) => string[] };

const mostLines = 400;
const refusedNames = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'common', 'index']);
// React Router demands these names.
const frameworkFiles = new Set(['root', 'entry.client', 'entry.server']);
const featureFiles = ['calls', 'queries', 'commands', 'rules', 'mails', 'phone-texts'];

const sourceGlobs = [
  '{contract,practice}/src/**/*.ts',
  'server/{src,tests}/**/*.ts',
  'web/{site,console,shared,baseline,browsers,e2e,measure}/**/*.{ts,tsx,css}',
  'web/*.ts',
  '{scripts,bench}/*.{ts,mjs}',
  '{*,docs/**/*,bench/*/README}.md',
];

function checkEach(check: (path: string, source: string) => string | undefined): StructureRule['check'] {
  return (files) =>
    [...files]
      .filter(([path]) => !path.endsWith('.md'))
      .map(([path, source]) => check(path, source))
      .filter((message) => message !== undefined);
}

function checkName(path: string): string | undefined {
  const parts = path.split('/');
  const stem = basename(path).replace(/(\.(test|int\.test|e2e|config|d|module))?\.(tsx?|mjs|css)$/, '');
  const refused = [...parts.slice(0, -1), stem].find((part) => refusedNames.has(part));
  if (refused)
    return `${path}: "${refused}" says nothing. Name the file by what it does, and import from it directly.`;
  if (frameworkFiles.has(stem)) return undefined;
  const isComponent = /(?<!\.test|\.e2e)\.tsx$/.test(path);
  if (isComponent && !/^[A-Z][A-Za-z0-9]*$/.test(stem)) {
    return `${path}: a .tsx file holds one component and has its name in PascalCase; code without markup belongs in a .ts file.`;
  }
  if (!path.endsWith('.tsx') && !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(stem)) {
    return `${path}: file names are kebab-case; only components (.tsx) are PascalCase.`;
  }
  const folder = parts.slice(0, -1).find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
  return folder ? `${path}: the folder "${folder}" belongs in kebab-case.` : undefined;
}

function checkBarrel(path: string, source: string): string | undefined {
  const code = withoutComments(source).replace(/^export (type )?(\*|\{)[^;]*? from '[^']+';?$/gm, '');
  if (source.trim() === '' || code.trim() !== '') return undefined;
  return `${path} only passes on what others export. Delete it and import from the files themselves.`;
}

function checkFeatureFile(path: string, source: string): string | undefined {
  const match = /^server\/src\/features\/(?:[^/]+\/)?(.+)\.ts$/.exec(path);
  const name = match?.[1];
  if (!name || name.endsWith('.test')) return undefined;
  const isInFeature = path.split('/').length === 5;
  if (isInFeature && (featureFiles.includes(name) || name.endsWith('-rules') || isUseCase(name, source)))
    return undefined;
  return `${path}: a feature holds ${featureFiles.join(', ')}, rules by topic (staff-rules), use cases and tests, in one folder per noun. A use case is named for the function it exports, verb first: add-absence.ts exports addAbsence. Pure code belongs in server/src/domain, handlers in server/src/portal and server/src/console, timed work in server/src/jobs.`;
}

/** What calls, assistant and jobs share: one transaction with its rules. */
function isUseCase(name: string, source: string): boolean {
  if (!/^[a-z]+(-[a-z]+)+$/.test(name)) return false;
  const functionName = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`^export (async )?function ${functionName}\\b`, 'm').test(source);
}

function checkProcess(path: string, source: string): string | undefined {
  const isInside = /^(contract|practice|server\/src|web\/(site|console|shared))\//.test(path);
  const isAllowed = path === 'server/src/main.ts' || isEmbeddedDatabase(path) || path.includes('.test.');
  if (!isInside || isAllowed) return undefined;
  const touches = /(?<![\w.])process\.\w|^import .*'(node:)?process'/m.test(withoutComments(source));
  return touches
    ? `${path} touches process. Read it in server/src/main.ts and hand it over as an argument.`
    : undefined;
}

// The database server is a child process: it needs the platform and the user id.
function isEmbeddedDatabase(path: string): boolean {
  return path.startsWith('server/src/db/embedded/');
}

// The same message at the same time gets the same answer; only so can it be measured and tested.
function checkClock(path: string, source: string): string | undefined {
  if (!path.startsWith('server/src/assistant/') || path.includes('.test.')) return undefined;
  const found =
    /\b(?:(?:Date|performance)\.now|new Date\(\s*\)|Temporal\.Now|Math\.random|random(?:UUID|Bytes|Int)\b)/.exec(
      withoutComments(source),
    )?.[0];
  return found
    ? `${path} has ${found}: the assistant looks at no clock and draws no lots. The time comes as nowMs.`
    : undefined;
}

const isWebApplication = (path: string) => /^web\/(site|console|shared)\//.test(path);

const storageFiles = ['web/shared/storage/browser-storage.ts'];
const clockFiles = ['web/shared/clock/server-clock.ts', 'web/shared/api/request.ts'];

// A browser may refuse its storage, and a device's clock may be wrong by days.
function checkBrowserState(path: string, source: string): string | undefined {
  if (!isWebApplication(path) || /\.test\.|\/texts\./.test(path)) return undefined;
  const code = withoutComments(source);
  const storage = /\b(?:localStorage|sessionStorage|indexedDB)\s*[.[]/.exec(withoutStrings(code))?.[0];
  if (storage && !storageFiles.includes(path))
    return `${path} uses ${storage}: what the browser keeps goes through web/shared/storage or session/tab-memory.ts.`;
  const clock = /\bDate\.now\(\)|\bnew Date\(\s*\)/.exec(code)?.[0];
  if (clock && !clockFiles.includes(path))
    return `${path} has ${clock}: the server's clock decides, by serverNowMs() of web/shared/clock/server-clock.ts.`;
  return undefined;
}

/** Scripts that run before the page are texts, and catch by themselves what a storage refuses. */
function withoutStrings(code: string): string {
  return code.replaceAll(/'[^'\n]*'/g, "''");
}

function checkScreen(path: string, source: string): string | undefined {
  const part =
    /^export (?:async )?(?:const|function) (loader|clientLoader|action|clientAction|clientMiddleware|meta|links|handle|shouldRevalidate)\b/m;
  const name = isWebApplication(path) && path.endsWith('.tsx') ? part.exec(source)?.[1] : undefined;
  return name
    ? `${path} exports ${name}, which the browser's router never hears of (docs/decisions/0046). Data come by web/shared/api, head and title by PageHead.`
    : undefined;
}

// Texts and the practice's own facts grow with their content, not with logic.
function checkSize(path: string, source: string): string | undefined {
  const isText = /(^|\/)texts\.[\w-]+\.ts$/.test(path) || path.startsWith('practice/');
  const isGenerated = path === 'server/tests/schema-columns.ts';
  const lines = source.split('\n').length - (source.endsWith('\n') ? 1 : 0);
  if (isText || isGenerated || lines <= mostLines) return undefined;
  return `${path} has ${lines} lines, ${mostLines} are the most. Give each of its tasks a file of its own.`;
}

// Vitest waits one second where nothing is said, which a busy machine needs for itself now and then.
function checkWaits(path: string, source: string): string | undefined {
  if (!path.endsWith('.int.test.ts')) return undefined;
  for (const { index, 0: start } of source.matchAll(/\b(?:vi\.waitFor|expect\s*\.poll)\(/g)) {
    const call = source.slice(index, findClosing(source, index + start.length));
    if (!/,\s*(?:\{[^()]*timeout|\d)[^()]*$/.test(call))
      return `${path}:${source.slice(0, index).split('\n').length} waits without a limit of its own: name one, 10_000 ms or more.`;
  }
  return undefined;
}

// Two purposes with one number would wait for each other.
function checkAdvisoryLock(path: string, source: string): string | undefined {
  if (!path.startsWith('server/src/')) return undefined;
  return /pg_(?:try_)?advisory_\w*lock\w*\(\s*(?:\d|hashtext)/.test(withoutComments(source))
    ? `${path} takes an advisory lock by a number: give it a name in server/src/db/advisory-locks.ts.`
    : undefined;
}

const lastMigrationWithFunctions = 38;

// A function is read and changed in one place, whichever migrations a database went through.
function checkMigration(path: string, source: string): string | undefined {
  const number = /^server\/src\/db\/migrations\/(\d+)-/.exec(path)?.[1];
  if (!number || Number(number) <= lastMigrationWithFunctions) return undefined;
  return /\bcreate\s+(?:or\s+replace\s+)?function\b/i.test(withoutComments(source))
    ? `${path} creates a function: write it as a file of server/src/db/functions, which is installed after the migrations.`
    : undefined;
}

/** Where the bracket closes that was opened before this place. */
function findClosing(source: string, from: number): number {
  let depth = 1;
  let index = from;
  for (; depth > 0 && index < source.length; index += 1) {
    if (source[index] === '(') depth += 1;
    else if (source[index] === ')') depth -= 1;
  }
  return index - 1;
}

// The check of dependencies (scripts/check-dependencies.ts) does not see an import inside a type.
function checkImportTypes(path: string, source: string): string | undefined {
  if (!/\.tsx?$/.test(path) || /\.d\.ts$|\.test\.tsx?$/.test(path)) return undefined;
  const found = /typeof import\('[^']+'\)|\bimport\('[^']+'\)\.[A-Z]\w*/.exec(withoutComments(source))?.[0];
  return found ? `${path} has ${found}: write it as "import type" at the top of the file.` : undefined;
}

// Text in quotes comes first, because a pattern of paths in it looks like the beginning of a comment.
const quotedOrComment =
  /(?<quoted>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

/** Blank in place of comments keeps every line where it was. */
function withoutComments(source: string): string {
  return source.replace(quotedOrComment, (text, quoted) => quoted ?? text.replace(/[^\n]/g, ' '));
}

/** The groups of rules; `npm test` counts each as one check. */
export const structureRules: StructureRule[] = [
  { name: 'names', check: checkEach(checkName) },
  { name: 'no barrels', check: checkEach(checkBarrel) },
  { name: 'feature files', check: checkEach(checkFeatureFile) },
  { name: 'screens', check: checkEach(checkScreen) },
  { name: 'import types', check: checkEach(checkImportTypes) },
  { name: 'process', check: checkEach(checkProcess) },
  { name: 'clock', check: checkEach(checkClock) },
  { name: 'browser state', check: checkEach(checkBrowserState) },
  { name: 'sizes', check: checkEach(checkSize) },
  { name: 'waits', check: checkEach(checkWaits) },
  { name: 'migrations', check: checkEach(checkMigration) },
  { name: 'advisory locks', check: checkEach(checkAdvisoryLock) },
  { name: 'citations', check: checkCitations },
  { name: 'decision records', check: checkDecisionRecords },
];

/** One message for each breach of the rules in files (path in the repository → source). */
export function checkStructure(files: Files): string[] {
  return structureRules.flatMap((rule) => rule.check(files));
}

export async function readSourceFiles(root: string): Promise<Files> {
  const files: Files = new Map();
  for await (const path of glob(sourceGlobs, { cwd: root }))
    files.set(path, await readFile(`${root}/${path}`, 'utf8'));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

if (import.meta.main) {
  const messages = checkStructure(await readSourceFiles(`${import.meta.dirname}/..`));
  for (const message of messages) console.error(message);
  process.exitCode = messages.length > 0 ? 1 : 0;
}
