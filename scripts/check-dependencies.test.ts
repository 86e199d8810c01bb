import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkDependencies, updateExceptions } from './check-dependencies.ts';
import { importRules } from './dependency-rules.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'praxisportal-imports-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await write('package.json', JSON.stringify({ workspaces: ['contract', 'practice'] }));
  for (const workspace of ['contract', 'practice']) {
    const name = `@praxisportal/${workspace}`;
    await write(`${workspace}/package.json`, JSON.stringify({ name, exports: { './*': './src/*.ts' } }));
    await mkdir(join(root, 'node_modules/@praxisportal'), { recursive: true });
    await symlink(join(root, workspace), join(root, 'node_modules', name));
  }
  for (const name of ['fastify', 'kysely', 'react-router', 'temporal-polyfill', 'zod']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'main.js' }));
    await write(`node_modules/${name}/main.js`, '');
  }
  await except();
});

async function write(path: string, source: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), source);
}

/** Writes a file with these lines, and the files that they import from the same tree. */
async function writeImports(path: string, ...lines: string[]): Promise<void> {
  await write(path, `${lines.join('\n')}\nexport const answer = 42;\n`);
  for (const [, specifier = ''] of lines.join('\n').matchAll(/'([^']+)'/g)) {
    const named = /^@praxisportal\/(\w+)\/(.+)/.exec(specifier);
    const target = named ? `${named[1]}/src/${named[2]}.ts` : join(dirname(path), specifier);
    if (named || specifier.startsWith('.')) await writeFileIfMissing(target);
  }
}

async function writeFileIfMissing(path: string): Promise<void> {
  await readFile(join(root, path)).catch(() => write(path, 'export const a = 1;\n'));
}

function except(...lines: string[]): Promise<void> {
  return write('scripts/dependency-exceptions.txt', `# Exceptions\n${lines.join('\n')}\n`);
}

async function check(): Promise<string[]> {
  const rules = await checkDependencies(root);
  return rules.flatMap(({ name, messages }) => messages.map((message) => `${name}: ${message}`));
}

const refused: [path: string, specifier: string, rule: string, sentence: string][] = [
  ['contract/src/fields.ts', '@praxisportal/practice/types', 'contract-alone', 'knows no other workspace'],
  ['contract/src/calls.ts', './limits.ts', 'call-table-alone', 'imports nothing'],
  ['practice/src/doctors.ts', '@praxisportal/contract/limits', 'practice-alone', 'no other workspace'],
  ['practice/src/team.ts', '../../server/src/config.ts', 'practice-alone', 'no other workspace'],
  ['server/tests/harness.ts', '../../web/site/paths.ts', 'server-without-web', 'server never knows web'],
  ['web/e2e/fixtures.ts', '../../server/src/app.ts', 'web-without-server', 'web never knows server'],
  ['server/src/app.ts', '../../contract/src/limits.ts', 'workspace-by-name', 'imported by its name'],
  ['server/src/delivery/mail.ts', '@praxisportal/practice/hours', 'practice-as-argument', 'context.practice'],
  ['server/src/domain/slots.ts', 'node:fs', 'domain-is-pure', 'domain is pure'],
  ['server/src/domain/hours.ts', '../context.ts', 'domain-is-pure', 'domain is pure'],
  ['server/src/assistant/decide.ts', 'fastify', 'assistant-is-pure', 'the assistant is pure'],
  ['server/src/assistant/days/read-days.ts', 'node:fs', 'assistant-is-pure', 'the assistant is pure'],
  ['server/src/assistant/classifier.ts', 'node:http', 'weights-are-read-only', 'node:zlib'],
  ['server/src/features/doctors/calls.ts', 'kysely', 'sql-in-queries-and-commands', 'spoken to in queries'],
  ['server/src/features/doctors/rules.ts', 'fastify', 'core-without-http', 'core knows no HTTP'],
  ['server/src/db/pool.ts', '../features/patients/queries.ts', 'layer-platform', 'move the file to core'],
  ['server/src/http/call.ts', '../portal/patients/calls.ts', 'layer-platform', 'move the file to core'],
  ['server/src/domain/plan.ts', '../jobs/retention.ts', 'layer-core', 'does not know its callers'],
  [
    'server/src/features/plan/rules.ts',
    '../../console/plan/calls.ts',
    'layer-core',
    'does not know its callers',
  ],
  ['server/src/portal/guests/calls.ts', '../../console/plan/calls.ts', 'layer-portal', 'belongs in core'],
  ['server/src/features/console-day/rules.ts', '../chat/rules.ts', 'layer-console', 'belongs in core'],
  ['server/src/features/chat/calls.ts', '../console-day/rules.ts', 'layer-chat', 'belongs in core'],
  ['server/src/jobs/retention.ts', '../features/chat/queries.ts', 'layer-jobs', 'belongs in core'],
  ['web/site/session/use-session.ts', '../team/TeamScreen.tsx', 'web-room-site-session', 'those before them'],
  ['web/site/team/TeamScreen.tsx', '../layouts/Site.tsx', 'web-room-site-features', 'those before them'],
  ['web/console/shell/Bar.tsx', '../day/DayScreen.tsx', 'web-room-console-shell', 'those before them'],
  ['web/shared/ui/Button.tsx', '../i18n/texts.ts', 'web-room-shared-ui', 'those before them'],
  ['web/shared/api/client.ts', '../../site/paths.ts', 'web-shared-alone', 'knows neither application'],
  ['web/site/page/Head.tsx', '../../console/shell/Bar.tsx', 'web-site-alone', 'know nothing of each other'],
  ['web/console/day/Day.tsx', '../../site/paths.ts', 'web-console-alone', 'know nothing of each other'],
  ['web/shared/ui/Link.tsx', 'react-router', 'web-ui-without-router', 'ui knows no router'],
  ['web/site/team/List.tsx', '../booking/SlotList.tsx', 'web-site-features-apart', 'do not reach into'],
  ['web/site/chat/Chat.tsx', '../team/Team.tsx', 'web-site-feature-chat', 'do not reach into'],
  ['web/console/team/List.tsx', '../day/Day.tsx', 'web-console-feature-team', 'do not reach into'],
  ['web/console/audit/List.tsx', '../day/Day.tsx', 'web-console-features-apart', 'do not reach into'],
  ['web/site/page/head.ts', '../root.tsx', 'web-composition', 'imported by nothing'],
];

test('each rule of a single import names the file, the import and where it belongs', async () => {
  for (const [path, specifier] of refused) await writeImports(path, `import { a } from '${specifier}';`);
  const messages = await check();
  for (const [path, specifier, rule, sentence] of refused) {
    const imported = specifier.replace(/^.*\//, '').replace('node:', '');
    expect(messages, rule).toContainEqual(
      expect.stringMatching(new RegExp(`^${rule}: ${path} imports \\S*${imported}.*${sentence}`)),
    );
  }
});

test('each rule that is not made for a folder of web has an example here', () => {
  const names = importRules
    .map(({ name }) => name)
    .filter((name) => !/^web-(room-|(site|console)-feature-)/.test(name));
  expect(refused.map(([, , rule]) => rule)).toEqual(expect.arrayContaining(names));
});

test('an import of any form is read', async () => {
  const forms = [
    "import { a } from '../../web/a.ts';",
    "import type { A } from '../../web/a.ts';",
    "import { type A } from '../../web/a.ts';",
    "import '../../web/a.ts';",
    "import {\n  a,\n  type A,\n} from '../../web/a.ts';",
    "export { a } from '../../web/a.ts';",
    "export * from '../../web/a.ts';",
    "export const b = await import('../../web/a.ts');",
    "export const load = () => import('../../web/a.ts').then((module) => module.a);",
  ];
  for (const [index, form] of forms.entries()) await writeImports(`contract/src/form-${index}.ts`, form);
  const messages = await check();
  for (const index of forms.keys()) {
    expect(messages, forms[index]).toContainEqual(
      expect.stringContaining(`contract/src/form-${index}.ts imports web/a.ts`),
    );
  }
});

test('what the rules leave free is not refused', async () => {
  const lines: [path: string, ...lines: string[]][] = [
    [
      'server/src/domain/slots.ts',
      "import type { Weekday } from '@praxisportal/practice/types';",
      "import { limits } from '@praxisportal/contract/limits';",
      "import { Temporal } from 'temporal-polyfill';",
    ],
    ['server/src/domain/slots.test.ts', "import { readFile } from 'node:fs';"],
    ['server/src/assistant/classifier.ts', "import { readFileSync } from 'node:fs';"],
    ['server/src/assistant/decide.test.ts', "import { talk } from '../../tests/assistant-talk.ts';"],
    ['server/src/features/doctors/queries.ts', "import { sql } from 'kysely';"],
    ['server/src/jobs/commands.ts', "import { sql } from 'kysely';"],
    ['server/src/main.ts', "import { a } from './console/plan/calls.ts';"],
    ['server/src/console/plan/calls.ts', "import { a } from '../../http/call.ts';"],
    [
      'web/site/team/TeamScreen.tsx',
      "import { Card } from '../../shared/ui/Card.tsx';",
      "import { a } from '../opening-hours/OpeningStatus.tsx';",
    ],
    ['web/site/chat/Confirm.tsx', "import { a } from '../booking/Confirm.tsx';"],
    ['web/console/day/Day.tsx', "import { a } from '../proof/ProofDialog.tsx';"],
    ['web/shared/ui/Link.tsx', "// import { Link } from 'react-router';"],
    ['web/shared/ui/Code.tsx', "export const code = `import { Link } from 'react-router';`;"],
  ];
  for (const [path, ...imports] of lines) await writeImports(path, ...imports);
  expect(await check()).toEqual([]);
});

test('a cycle of files is named with its files, type-only imports and workspace names included', async () => {
  await writeImports('practice/src/a.ts', "import { b } from './b.ts';");
  await writeImports('practice/src/b.ts', "import type { c } from '@praxisportal/practice/c';");
  await writeImports('practice/src/c.ts', "import { a } from './a.ts';");
  await writeImports('practice/src/d.ts', "import { a } from './a.ts';");
  const messages = await check();
  expect(messages).toHaveLength(3);
  expect(messages).toContainEqual(
    expect.stringContaining(
      'cycle-of-files: practice/src/b.ts → practice/src/c.ts → practice/src/a.ts → practice/src/b.ts is a cycle',
    ),
  );
});

test('a cycle of folders is found although their files form none', async () => {
  await writeImports('server/src/db/a.ts', "import type { b } from '../http/b.ts';");
  await writeImports('server/src/http/c.ts', "import { d } from '../db/d.ts';");
  expect(await check()).toEqual([
    expect.stringContaining('cycle-of-folders: server/src/db → server/src/http → server/src/db is a cycle'),
    expect.stringContaining('server/src/http → server/src/db → server/src/http is a cycle'),
  ]);
});

test('tests and what puts the application together make no cycle of folders', async () => {
  await writeImports('server/src/app.ts', "import { a } from './db/a.ts';");
  await writeImports('server/src/db/a.ts', "import { b } from '../config.ts';");
  await writeImports('server/src/db/a.test.ts', "import { b } from '../http/b.ts';");
  await writeImports('server/src/http/b.ts', "import { a } from '../db/a.ts';");
  expect(await check()).toEqual([]);
});

test('pages do not bring schemas into the browser, directly or through another file', async () => {
  await writeImports('contract/src/fields.ts', "import * as z from 'zod';");
  await writeImports('contract/src/patient.ts', "import { a } from './fields.ts';");
  await writeImports('contract/src/limits.ts', "import type { a } from './fields.ts';");
  await writeImports('web/shared/api/a.ts', "import type { a } from '@praxisportal/contract/patient';");
  await writeImports('web/shared/api/b.ts', "import { a } from '@praxisportal/contract/limits';");
  expect(await check()).toEqual([]);
  await writeImports('web/shared/api/c.ts', "import { a } from '@praxisportal/contract/patient';");
  expect(await check()).toEqual([
    expect.stringContaining('web/shared/api/c.ts imports contract/src/patient.ts, which brings zod'),
  ]);
});

test('a file of the server that no layer names is refused', async () => {
  await writeImports('server/src/stray/a.ts');
  expect(await check()).toEqual([
    expect.stringContaining('file-without-layer: server/src/stray/a.ts belongs to no layer'),
  ]);
});

const knownImport = 'layer-platform: server/src/db/pool.ts -> server/src/features/plan/rules.ts';

test('an exception covers the one import that it names', async () => {
  await writeImports('server/src/db/pool.ts', "import { a } from '../features/plan/rules.ts';");
  await except(knownImport);
  expect(await check()).toEqual([]);
  await writeImports('server/src/db/lane.ts', "import { a } from '../features/plan/rules.ts';");
  expect(await check()).toEqual([expect.stringContaining('server/src/db/lane.ts imports')]);
});

test('an exception that no longer occurs is refused', async () => {
  await writeImports('server/src/db/pool.ts');
  await except(knownImport);
  expect(await check()).toEqual([
    expect.stringContaining(`still names "${knownImport}", which no longer occurs`),
  ]);
  await except('removed-rule: a -> b');
  expect(await check()).toEqual([expect.stringContaining('still names "removed-rule: a -> b"')]);
});

test('the list of exceptions follows files that move, and never grows', async () => {
  await writeImports('server/src/db/lane.ts', "import { a } from '../features/plan/rules.ts';");
  await except(knownImport);
  expect(await updateExceptions(root)).toBe(true);
  expect(await check()).toEqual([]);
  await writeImports('server/src/db/pool.ts', "import { a } from '../features/plan/rules.ts';");
  expect(await updateExceptions(root)).toBe(false);
  expect(await check()).toEqual([expect.stringContaining('server/src/db/pool.ts imports')]);
});
