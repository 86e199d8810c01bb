import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the repository in which `practice/` can be edited; packages are the same ones. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'praxisportal-practice-'));
  for (const folder of ['contract', 'server/src', 'server/package.json', 'scripts', 'package.json'])
    await cp(join(repository, folder), join(copy, folder), { recursive: true });
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@praxisportal'), { recursive: true });
  for (const name of await readdir(join(repository, 'node_modules')))
    if (name !== '@praxisportal') await symlink(join(repository, 'node_modules', name), join(modules, name));
  for (const name of ['contract', 'practice'])
    await symlink(join(copy, name), join(modules, '@praxisportal', name));
  // Packages of the server alone, which npm may keep beside it; nothing is there if it put all above.
  await symlink(join(repository, 'server/node_modules'), join(copy, 'server/node_modules'));
});
beforeEach(() => cp(join(repository, 'practice'), join(copy, 'practice'), { recursive: true }));
afterAll(() => rm(copy, { recursive: true, force: true }));

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, 'practice', file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(from);
  await writeFile(path, before.replace(from, to));
}

async function run(program: string) {
  const child = spawn(process.execPath, [join(copy, program)], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(copy, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, error, code };
}

// `npm start` runs scripts/start.ts, which would build the website first.
test.each(['scripts/start.ts', 'server/src/main.ts'])(
  '%s says which fact is wrong, and ends',
  async (program) => {
    await edit('src/doctors.ts', "from: '08:00', to: '12:30'", "from: '8:00', to: '12:30'");
    expect(await run(program)).toEqual({
      out: '',
      error:
        'practice/src/doctors.ts: doctors[0].workingHours[0].from="8:00" is not usable: a time has the form HH:MM, such as 08:00.\n',
      code: 1,
    });
  },
);

test('a picture that was not put into the folder is said too', async () => {
  await rm(join(copy, 'practice/images/portraits/dr-yilmaz.svg'));
  const { error, code } = await run('server/src/main.ts');
  expect([error, code]).toEqual([
    'practice/src/doctors.ts: doctors[1].image="/images/portraits/dr-yilmaz.svg" is not usable: there is no such file in practice/images/portraits/.\n',
    1,
  ]);
});
