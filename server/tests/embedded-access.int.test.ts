import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Connection, startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
import { giveFolder } from '../src/db/embedded/give-folder.ts';
import { canHide } from '../src/db/embedded/hidden-folders.ts';
import { reachPostgres } from '../src/db/embedded/reach-postgres.ts';

/** Who may connect to the embedded PostgreSQL, and who may read its files. */

const nobody = 65_534;
const someUser = 12_345;
const isRoot = process.getuid?.() === 0;
const canHideAll = isRoot && process.platform === 'linux' && canHide({ uid: someUser, gid: someUser });
const silent = { log: () => undefined };

function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'praxisportal-access-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, ...silent });
  onTestFinished(postgres.stop);
  return postgres;
}

async function query(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What a program says that a superuser inside PostgreSQL starts. */
async function runProgram(connection: Connection, command: string): Promise<string> {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query('create temp table told (line text)');
    await client.query(`copy told from program '${command} 2>&1 || true' delimiter e'\\x01'`);
    const { rows } = await client.query<{ line: string }>('select line from told');
    return rows.map(({ line }) => line).join('\n');
  } finally {
    await client.end();
  }
}

/** What a process of another user reaches of a running PostgreSQL. */
function attack(uid: number, dataDir: string): Record<string, string> {
  const [pid = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const script = join(import.meta.dirname, 'stranger.ts');
  const args = [script, String(uid), pid, join(dataDir, 'postgres-socket')];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const keptOut = {
  files: expect.stringContaining('EACCES'),
  socket: expect.stringContaining('EACCES'),
  socketByProcess: expect.stringContaining('EACCES'),
  servingRole: expect.stringContaining('EACCES'),
};

describe.runIf(isRoot && canHideAll)('embedded PostgreSQL as root', { timeout: 60_000 }, () => {
  it('has a user of its own, and a process of `nobody` or of another user neither reads its files nor connects', async () => {
    const dataDir = makeFolder();
    const { connection } = await start(dataDir);
    const { uid: own, gid } = statSync(join(dataDir, 'postgres'));
    expect([own >= 60_578 && own <= 61_183, gid]).toEqual([true, own]);
    const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
    expect(accounts.filter((line) => line.split(':')[2] === String(own))).toEqual([]);
    for (const uid of [nobody, someUser]) expect(attack(uid, dataDir)).toEqual(keptOut);
    expect(await query(connection, 'select current_user::text as name')).toEqual([{ name: 'praxisportal' }]);

    // Where a user reaches the socket it is refused all the same, PostgreSQL's own user too.
    chmodSync(dataDir, 0o755);
    chmodSync(connection.host, 0o755);
    chmodSync(join(connection.host, '.s.PGSQL.5432'), 0o777);
    const refused = expect.stringContaining('Peer authentication failed');
    for (const uid of [nobody, someUser, own]) {
      expect(attack(uid, dataDir)).toMatchObject({ socket: refused, servingRole: refused });
    }
  });

  it('a cluster of `nobody` that trusted every caller is brought forward with its rows', async () => {
    const dataDir = makeFolder();
    const first = await start(dataDir);
    await query(first.connection, 'create table note as select 42 as id');
    await first.stop();
    const cluster = join(dataDir, 'postgres');
    // As older versions left it, ended by a power cut.
    execFileSync('chown', ['-R', `${nobody}:${nobody}`, cluster]);
    writeFileSync(join(cluster, 'pg_hba.conf'), 'local all all trust\nlocal replication all trust\n');
    rmSync(join(cluster, 'pg_ident.conf'));
    writeFileSync(join(cluster, 'postgresql.auto.conf'), "hba_file = '/tmp/elsewhere.conf'\n");
    mkdirSync(join(dataDir, 'postgres-socket'), { mode: 0o700 });
    chownSync(join(dataDir, 'postgres-socket'), nobody, nobody);
    chownSync(dataDir, 0, nobody);
    chmodSync(dataDir, 0o710);

    const { connection } = await start(dataDir);
    expect(await query(connection, 'select id from note')).toEqual([{ id: 42 }]);
    expect(attack(nobody, dataDir)).toEqual(keptOut);
    const owners = readdirSync(cluster, { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(cluster, name)).uid,
    );
    expect(new Set(owners)).toEqual(new Set([statSync(cluster).uid]));
    expect(statSync(cluster).uid).not.toBe(nobody);
    expect(await query(connection, 'show hba_file')).toEqual([{ hba_file: join(cluster, 'pg_hba.conf') }]);
  });

  it('a cluster that was moved, and one of an account that started the server before, keep their owner', async () => {
    const dataDir = makeFolder();
    await (await start(dataDir)).stop();
    const { uid } = statSync(join(dataDir, 'postgres'));
    const moved = join(makeFolder(), 'data');
    execFileSync('cp', ['-a', dataDir, moved]);
    await (await start(moved)).stop();
    expect(statSync(join(moved, 'postgres')).uid).toBe(uid);
    execFileSync('chown', ['-R', `${someUser}:${someUser}`, join(moved, 'postgres')]);
    const { connection } = await start(moved);
    expect(statSync(join(moved, 'postgres')).uid).toBe(someUser);
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('giving a folder away follows no link, and gives no file that has a name elsewhere', () => {
    const folder = makeFolder();
    const [inside, outside] = [join(folder, 'inside'), join(folder, 'outside')];
    for (const each of [inside, outside]) mkdirSync(each);
    for (const name of ['symlinked', 'hardlinked']) writeFileSync(join(outside, name), 'kept');
    mkdirSync(join(inside, 'deep'));
    writeFileSync(join(inside, 'deep', 'file'), 'given');
    symlinkSync(outside, join(inside, 'deep', 'link-to-folder'));
    symlinkSync(join(outside, 'symlinked'), join(inside, 'link-to-file'));
    linkSync(join(outside, 'hardlinked'), join(inside, 'same-file'));
    giveFolder(inside, { uid: someUser, gid: someUser });
    const ownerOf = (path: string) => statSync(path).uid;
    expect([inside, join(inside, 'deep'), join(inside, 'deep', 'file')].map(ownerOf)).toEqual(
      Array(3).fill(someUser),
    );
    expect([outside, join(outside, 'symlinked'), join(outside, 'hardlinked')].map(ownerOf)).toEqual(
      Array(3).fill(0),
    );
    expect(() => giveFolder(join(inside, 'deep', 'link-to-folder'), { uid: nobody, gid: nobody })).toThrow(
      /ELOOP|ENOTDIR/,
    );
  });
});

describe.runIf(isRoot && process.platform === 'linux')(
  'what PostgreSQL starts as root',
  { timeout: 60_000 },
  () => {
    it.each(canHideAll ? ['711', '700'] : ['711'])(
      'has no right on a file of root beside it, in a folder of mode %s',
      async (mode) => {
        const parent = makeFolder();
        const dataDir = join(parent, 'data');
        chmodSync(parent, Number.parseInt(mode, 8));
        const { connection } = await start(dataDir);
        const secret = join(parent, 'secret');
        writeFileSync(secret, 'of root', { mode: 0o600 });
        writeFileSync(join(dataDir, 'secret-key'), 'of root', { mode: 0o600 });
        const run = (command: string) => runProgram(connection, command);
        expect(await run(`cat ${secret}`)).toMatch(/Permission denied|No such file/);
        expect(await run(`cat ${join(dataDir, 'secret-key')}`)).toMatch(/Permission denied|No such file/);
        const status = await run('cat /proc/self/status');
        const { uid } = statSync(join(dataDir, 'postgres'));
        expect(status).toMatch(new RegExp(`^Uid:\\s${uid}\\s${uid}\\s${uid}\\s${uid}$`, 'm'));
        expect([0, nobody]).not.toContain(uid);
        expect(status).toMatch(/^CapEff:\s0+$/m);
      },
    );
  },
);

describe('commands beside the server', { timeout: 60_000 }, () => {
  it("the server's own user connects to a PostgreSQL that runs already", async () => {
    const dataDir = makeFolder();
    await start(dataDir);
    const { connection, close } = await reachPostgres({ dataDir, ...silent });
    expect(await query(connection, 'select current_user::text as name')).toEqual([{ name: 'praxisportal' }]);
    await close();
  });
});
