import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { compositionFiles, importRules, isInLayer, serverLayers, testFiles } from './dependency-rules.ts';
import { type Edge, findCyclicEdges, type Graph, shortestCycle } from './import-cycles.ts';

/** An import that breaks a rule; `sentence` says where the line belongs. */
type Violation = Edge & { rule: string; sentence: string };

const exceptionsPath = 'scripts/dependency-exceptions.txt';
const exceptionsHead = `# Imports that break a rule of scripts/dependency-rules.ts. The list may only shrink:
# node scripts/check-dependencies.ts --update writes it anew, unless a rule then has more exceptions than before.
`;
const workspaces = ['contract', 'practice', 'server', 'web', 'scripts', 'bench'];
const product = /^((contract|practice|server)\/src|web\/(site|console|shared))\//;
const tests = new RegExp(testFiles);

/** Rules about more than a single import. */
const graphRules = ['cycle-of-files', 'cycle-of-folders', 'schemas-in-pages', 'file-without-layer'];

async function cruiseImports(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    workspaces.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      // dependency-cruiser reads no syntax tree of TypeScript 7.
      parser: 'swc',
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      skipAnalysisNotInRules: true,
      doNotFollow: { path: '(^|/)(node_modules|build|\\.react-router|images)(/|$)' },
      validate: true,
      ruleSet: { forbidden: importRules },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Every import below root that breaks a rule, the exceptions included. */
async function findViolations(root: string): Promise<Violation[]> {
  const { modules, summary } = await cruiseImports(root);
  const commentOf = new Map(importRules.map(({ name, comment }) => [name, comment]));
  const shipped = modules.filter(({ source }) => product.test(source) && !tests.test(source));
  return [
    ...summary.violations.map(({ rule: { name: rule }, from, to }) => ({
      rule,
      from,
      to,
      sentence: `${from} imports ${to}: ${commentOf.get(rule)}.`,
    })),
    ...findCycles(
      'cycle-of-files',
      toGraph(shipped, (path) => path),
    ),
    ...findCycles(
      'cycle-of-folders',
      toGraph(
        shipped.filter(({ source }) => !compositionFiles.test(source)),
        dirname,
      ),
    ),
    ...findSchemasInPages(shipped),
    ...findFilesWithoutLayer(shipped),
  ];
}

/** What the modules import of each other, type-only imports included; `nodeOf` puts files together. */
function toGraph(modules: IModule[], nodeOf: (path: string) => string): Graph {
  const graph: Graph = new Map(modules.map(({ source }) => [nodeOf(source), new Set()]));
  const sources = new Set(modules.map(({ source }) => source));
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [nodeOf(source), nodeOf(resolved)];
      if (sources.has(resolved) && from !== to) graph.get(from)?.add(to);
    }
  }
  return graph;
}

function findCycles(rule: string, graph: Graph): Violation[] {
  return findCyclicEdges(graph).map((edge) => ({
    rule,
    ...edge,
    sentence: `${shortestCycle(graph, edge).join(' → ')} is a cycle, type-only imports included. Move what both need to where neither is imported.`,
  }));
}

/** The website loads no zod: its pages use the types of schemas, and values of files without schemas. */
function findSchemasInPages(modules: IModule[]): Violation[] {
  const withSchemas = new Set<string>();
  const importsSchemas = ({ dependencies }: IModule) =>
    dependencies.filter(
      ({ resolved, dependencyTypes }) =>
        !dependencyTypes.includes('type-only') &&
        (/^node_modules\/zod\//.test(resolved) || withSchemas.has(resolved)),
    );
  const contract = modules.filter(({ source }) => source.startsWith('contract/'));
  for (let size = -1; size < withSchemas.size; ) {
    size = withSchemas.size;
    for (const module of contract) if (importsSchemas(module).length > 0) withSchemas.add(module.source);
  }
  return modules
    .filter(({ source }) => /^web\/(site|console|shared)\//.test(source))
    .flatMap((module) =>
      importsSchemas(module).map(({ resolved }) => ({
        rule: 'schemas-in-pages',
        from: module.source,
        to: resolved,
        sentence: `${module.source} imports ${resolved}, which brings zod into the browser: import its types only, or move the value to a file of contract without schemas.`,
      })),
    );
}

function findFilesWithoutLayer(modules: IModule[]): Violation[] {
  return modules
    .filter(
      ({ source }) => source.startsWith('server/') && !serverLayers.some((layer) => isInLayer(layer, source)),
    )
    .map(({ source }) => ({
      rule: 'file-without-layer',
      from: source,
      to: source,
      sentence: `${source} belongs to no layer: name it or its folder in serverLayers of scripts/dependency-rules.ts.`,
    }));
}

function toLine({ rule, from, to }: Violation): string {
  return `${rule}: ${from} -> ${to}`;
}

async function readExceptions(root: string): Promise<Set<string>> {
  const text = await readFile(join(root, exceptionsPath), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}

function ruleOf(line: string): string {
  return line.slice(0, line.indexOf(':'));
}

/** For each rule its messages: what is new, and which exceptions are no longer needed. */
export async function checkDependencies(root: string): Promise<{ name: string; messages: string[] }[]> {
  const violations = await findViolations(root);
  const exceptions = await readExceptions(root);
  const found = new Set(violations.map(toLine));
  const stale = [...exceptions].filter((line) => !found.has(line));
  const names = [...new Set([...importRules.map(({ name }) => name), ...graphRules, ...stale.map(ruleOf)])];
  return names.map((name) => ({
    name,
    messages: [
      ...violations
        .filter((violation) => violation.rule === name && !exceptions.has(toLine(violation)))
        .map(({ sentence }) => sentence),
      ...stale
        .filter((line) => ruleOf(line) === name)
        .map((line) => `${exceptionsPath} still names "${line}", which no longer occurs: delete the line.`),
    ],
  }));
}

/** Writes the exceptions anew, e.g. after files moved; `false` if a rule would get more of them than before. */
export async function updateExceptions(root: string): Promise<boolean> {
  const before = [...(await readExceptions(root))];
  const now = [...new Set((await findViolations(root)).map(toLine))].sort();
  const count = (lines: string[], name: string) => lines.filter((line) => ruleOf(line) === name).length;
  if (now.map(ruleOf).some((name) => count(now, name) > count(before, name))) return false;
  await writeFile(join(root, exceptionsPath), `${exceptionsHead}${now.join('\n')}\n`);
  return true;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  if (process.argv.includes('--update') && !(await updateExceptions(root)))
    console.error('A rule would have more exceptions than before, so the list stays as it was:');
  const messages = (await checkDependencies(root)).flatMap((rule) =>
    rule.messages.map((message) => `${rule.name}: ${message}`),
  );
  for (const message of messages) console.error(message);
  process.exitCode = messages.length > 0 ? 1 : 0;
}
