import { expect, test } from 'vitest';
import { checkStructure, readSourceFiles } from './check-structure.ts';

function check(files: Record<string, string>): string[] {
  return checkStructure(new Map(Object.entries(files)));
}

const content = 'export const answer = 42;\n';

test.each([
  ['web/site/utils.ts', '"utils" says nothing'],
  ['server/src/helpers/dates.ts', '"helpers" says nothing'],
  ['contract/src/index.ts', '"index" says nothing'],
  ['server/src/domain/misc.ts', '"misc" says nothing'],
  ['web/site/common/Page.tsx', '"common" says nothing'],
  ['server/src/domain/freeSlots.ts', 'kebab-case'],
  ['web/shared/ui/date-picker.tsx', 'PascalCase'],
  ['server/src/Domain/slots.ts', 'the folder "Domain"'],
  ['server/src/features/doctors/service.ts', 'a feature holds'],
  ['server/src/features/service.ts', 'a feature holds'],
  ['server/src/features/doctors/book-doctor.ts', 'named for the function it exports'],
  ['server/src/features/doctors/deep/queries.ts', 'a feature holds'],
])('the name %s is refused', (path, expected) => {
  const messages = check({ [path]: content });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(expected);
});

test.each([
  'web/shared/ui/Button.tsx',
  'web/site/root.tsx',
  'web/e2e/booking.e2e.ts',
  'web/vite.config.ts',
  'server/src/db/migrations/001-first-tables.ts',
  'server/src/features/doctors/queries.ts',
  'server/src/features/doctors/rules.test.ts',
  'practice/src/texts.de.ts',
])('the name %s is fine', (path) => {
  expect(check({ [path]: content })).toEqual([]);
});

test.each(['export const clientLoader = load;\n', 'export async function loader() {}\n'])(
  'a screen says nothing that its router does not hear: %s',
  (source) => {
    expect(check({ 'web/site/team/TeamScreen.tsx': source })).toHaveLength(1);
    expect(check({ 'web/site/team/load-team.ts': source })).toEqual([]);
  },
);

test('a use case has a file of its own, named for the function that it exports', () => {
  const path = 'server/src/features/doctors/book-doctor.ts';
  expect(check({ [path]: 'export async function bookDoctor(): Promise<void> {}\n' })).toEqual([]);
  expect(check({ [path]: 'export function bookDoctorToday(): void {}\n' })).toHaveLength(1);
});

test('advisory locks have names', () => {
  const checkLock = (call: string) =>
    check({ 'server/src/db/roles.ts': `export const lock = sql\`select ${call}\`;\n` });
  expect(checkLock('pg_advisory_xact_lock(2, hashtext(id))')).toEqual([
    expect.stringContaining('an advisory lock by a number'),
  ]);
  expect(checkLock("pg_advisory_xact_lock(hashtext('roles'))")).toHaveLength(1);
  expect(checkLock(`pg_advisory_xact_lock(\${advisoryClass.patient}, hashtext(id))`)).toEqual([]);
});

test('migrations after the first 38 create no function', () => {
  const migration = (statement: string) => `export const statements = [\`${statement}\`];\n`;
  for (const statement of ['create function f()', 'CREATE OR REPLACE\n  FUNCTION f()']) {
    const path = 'server/src/db/migrations/039-rooms.ts';
    expect(check({ [path]: migration(statement) })).toEqual([expect.stringContaining('creates a function')]);
    expect(check({ 'server/src/db/migrations/038-rooms.ts': migration(statement) })).toEqual([]);
  }
  const path = 'server/src/db/migrations/039-rooms.ts';
  expect(check({ [path]: migration('drop function f()') })).toEqual([]);
});

test('a file that only passes on exports is a barrel', () => {
  const source = `// everything\nexport * from './a.ts';\nexport {\n  b,\n} from './b.ts';\n`;
  expect(check({ 'web/shared/ui/all.ts': source })).toEqual([expect.stringContaining('only passes on')]);
  expect(check({ 'web/shared/ui/all.ts': source + content })).toEqual([]);
});

test('a type is imported by an import of its own', () => {
  const [member, module] = ["import('./slots.ts').Slot", "typeof import('./slots.ts')"];
  const checkType = (type: string) => check({ 'server/src/plan.ts': `export type A = ${type};\n` });
  expect(checkType(member)).toEqual([expect.stringContaining(`has ${member}: write it as "import type"`)]);
  expect(checkType(`Awaited<${module}>`)).toEqual([expect.stringContaining(`has ${module}`)]);
  expect(check({ 'web/site/a.ts': "export const a = import('./b.ts').then((b) => b.c);\n" })).toEqual([]);
});

test.each(['export const port = process.env.PORT;', `import { env } from 'node:process';`])(
  'process is touched in few files: %s',
  (line) => {
    const source = `${line}\n${content}`;
    for (const path of [
      'server/src/config.ts',
      'web/site/paths.ts',
      'contract/src/limits.ts',
      'practice/src/doctors.ts',
    ]) {
      expect(check({ [path]: source })).toEqual([expect.stringContaining('touches process')]);
    }
    for (const path of [
      'server/src/main.ts',
      'server/src/db/embedded/folder-lock.ts',
      'scripts/start.ts',
      'bench/start.ts',
    ]) {
      expect(check({ [path]: source })).toEqual([]);
    }
  },
);

test.each([
  ...['Date.now()', 'new Date()', 'performance.now()', 'Math.random()', 'Temporal.Now.instant()'],
  'randomUUID()',
])('the assistant looks at no clock and draws no lots: %s', (call) => {
  const source = `export const at = ${call};\n`;
  expect(check({ 'server/src/assistant/turn.ts': source })).toEqual([expect.stringContaining('no clock')]);
  expect(check({ 'server/src/assistant/turn.test.ts': source, 'server/src/context.ts': source })).toEqual([]);
  expect(check({ 'server/src/assistant/turn.ts': `// ${call}\nexport const at = new Date(1);\n` })).toEqual(
    [],
  );
});

test.each(['localStorage.getItem("a")', 'Date.now()', 'new Date()'])(
  'screens use neither the browser’s storage nor the device’s clock: %s',
  (call) => {
    const source = `export const value = ${call};\n`;
    expect(check({ 'web/shared/forms/drafts.ts': source })).toHaveLength(1);
    expect(check({ 'web/shared/forms/drafts.test.ts': source })).toEqual([]);
  },
);

test('the word process in a comment or a name is no access', () => {
  const source = `// the process. It ends\nexport const a = child.process.id;\n`;
  expect(check({ 'server/src/config.ts': source })).toEqual([]);
});

test('a pattern of paths in quotes is no comment, and hides nothing of what follows it', () => {
  const source = "const pages = 'web/*.ts';\nexport const port = process.env.PORT;\nconst all = '**/*.ts';\n";
  const messages = check({ 'server/src/port.ts': source });
  expect(messages).toEqual([expect.stringContaining('touches process')]);
});

test('a file has at most 400 lines, unless it holds texts', () => {
  const lines = (count: number) => 'export {};\n'.repeat(count);
  expect(check({ 'server/src/app.ts': lines(400) })).toEqual([]);
  expect(check({ 'server/src/app.ts': lines(401) })).toEqual([expect.stringContaining('has 401 lines')]);
  expect(check({ 'web/shared/i18n/texts.de.ts': lines(401) })).toEqual([]);
  expect(check({ 'practice/src/treatments.ts': lines(401) })).toEqual([]);
});

// Written in parts, because this file may not cite what is not there either.
const [spec, design, docs] = ['SP' + 'EC', 'DES' + 'IGN', 'do' + 'cs'];

test.each([
  [`/** As ${spec} §2 says. */`, spec],
  [`// Measured (${design} §4).`, design],
  [`// See ${docs}/decisions/9999-never-made.md.`, `${docs}/decisions/9999-never-made.md`],
  [`/** ${docs}/product.md, "Booking" */`, `${docs}/product.md, "Booking"`],
  [`/**\n * (${docs}/product.md,\n * "Booking\n * rule")\n */`, `${docs}/product.md, "Booking rule"`],
])('the citation %j is refused', (comment, citation) => {
  const product = '# Rules\n\n## Booking rules\n\nBooking\n';
  const messages = check({ 'server/src/app.ts': `${comment}\n${content}`, 'docs/product.md': product });
  expect(messages).toEqual([
    expect.stringContaining(`server/src/app.ts cites ${citation}, which is not there`),
  ]);
});

test('a document, a heading and a specification in general can be cited', () => {
  const comment =
    '// docs/product.md, docs/product.md,\n// "Booking rules", "Days" of docs/design.md, the spec of HTTP, a design.';
  const files = { 'docs/product.md': '# Rules\n## Booking rules\n', 'docs/design.md': '# Days\n' };
  expect(check({ ...files, 'server/src/app.ts': `${comment}\n${content}` })).toEqual([]);
});

test('the files of this repository are found', async () => {
  const files = await readSourceFiles(`${import.meta.dirname}/..`);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'scripts/setup.mjs',
      'contract/src/calls.ts',
      'server/src/main.ts',
      'web/playwright.config.ts',
      'README.md',
      'docs/product.md',
    ]),
  );
  expect([...files.keys()].filter((path) => path.includes('node_modules'))).toEqual([]);
});

test('a test that waits says how long at most', () => {
  const at = (wait: string) =>
    check({ 'server/tests/a.int.test.ts': `import { vi } from 'vitest';\n${wait}\n` });
  expect(at('await vi.waitFor(() => expect(read()).toEqual([1]));')[0]).toContain('a.int.test.ts:2 waits');
  expect(at('await expect.poll(read).toBe(90);')).toHaveLength(1);
  expect(at('await vi.waitFor(() => expect(read()).toEqual([1]), 10_000);')).toEqual([]);
  expect(at('await vi.waitFor(read, {\n  timeout: 20_000,\n  interval: 1,\n});')).toEqual([]);
});
