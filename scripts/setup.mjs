// Plain JavaScript without dependencies: it runs before anything is installed, on any Node from 18 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const verbs = ['start', 'test', 'dev', 'demo', 'bench', 'backup', 'restore', 'staff', 'test-browsers'];
const neededNodeMajor = 24;
// npm passes a signal on to its script although a terminal already gave it to the whole group.
const sameSignalMilliseconds = 1000;
const parentCheckMilliseconds = 250;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binFolder = join(root, 'node_modules', '.bin');
const nodePath = join(binFolder, 'node');
const stampPath = join(root, 'node_modules', '.praxisportal-lock-hash');
let isStopping = false;

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function lockHash() {
  const lockPath = join(root, 'package-lock.json');
  if (!existsSync(lockPath))
    fail(
      'package-lock.json is missing, so nobody knows which packages belong here. Restore it: git checkout package-lock.json',
    );
  return createHash('sha256').update(readFileSync(lockPath)).digest('hex');
}

function isInstalled(hash) {
  return existsSync(nodePath) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash;
}

// `npm ci` deletes node_modules, so it must not itself run on the Node that lies in there.
function pathWithoutProject() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => folder !== binFolder).join(delimiter);
}

function installPackages(hash) {
  process.stdout.write(
    'Installing the locked packages (npm ci); this takes about a minute, and only the first time …\n',
  );
  // NODE_ENV=production would leave out the builder of the website.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutProject() },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.error)
    fail(`npm could not be started (${result.error.message}). Install npm 10 or newer and try again.`);
  if (result.signal) process.exit(128 + constants.signals[result.signal]);
  if (result.status !== 0) {
    fail(
      `The packages could not be installed: npm ci ended with code ${result.status}, its reason stands above. Check the connection to the package registry and run the command again.`,
    );
  }
  requireProjectNode();
  writeFileSync(stampPath, hash);
}

function requireProjectNode() {
  const result = spawnSync(nodePath, ['--version'], { encoding: 'utf8' });
  const version = (result.stdout ?? '').trim();
  if (version.startsWith(`v${neededNodeMajor}.`)) return;
  const found = version === '' ? 'does not run' : `is ${version}`;
  fail(
    `Node ${neededNodeMajor} comes with the npm package "node", but node_modules/.bin/node ${found}. Its install script was probably not allowed to run. Run: npm rebuild node --ignore-scripts=false`,
  );
}

/**
 * The child gets its own process group: a Ctrl-C of the terminal then reaches only this process, which passes
 * it on exactly once, so that the server can stop in order.
 */
function runVerb(verb, args) {
  const child = spawn(nodePath, [join(root, 'scripts', `${verb}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${binFolder}${delimiter}${pathWithoutProject()}` },
    // The channel carries nothing; when this process is killed it closes, and the child stops itself.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  child.on('error', (error) => fail(`scripts/${verb}.ts could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
  forwardSignals(child);
  stopWithNpm(child);
}

function forwardSignals(child) {
  let lastForwardedAt = Number.NEGATIVE_INFINITY;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const isRepetition = performance.now() - lastForwardedAt < sameSignalMilliseconds;
      if (isRepetition) return;
      lastForwardedAt = performance.now();
      isStopping = true;
      child.kill(signal);
    });
  }
}

// A killed npm leaves its script behind; nobody could stop the server any more.
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const startedBy = npmOrShellIds();
  const timer = setInterval(() => {
    if (npmOrShellIds() === startedBy) return;
    clearInterval(timer);
    if (!isStopping) child.kill('SIGTERM');
  }, parentCheckMilliseconds);
}

/** npm starts `sh -c`, and not every sh gives its place to the script; then npm is the parent of the parent. */
function npmOrShellIds() {
  const parentId = process.ppid;
  try {
    const [, name, parentOfParentId] =
      /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parentId}/stat`, 'utf8')) ?? [];
    return /^(sh|dash|bash|zsh|ash|busybox)$/.test(name) ? `${parentId} ${parentOfParentId}` : `${parentId}`;
  } catch {
    // Systems without /proc (macOS) have an sh that gives its place to the script.
    return `${parentId}`;
  }
}

const [verb, ...args] = process.argv.slice(2);
if (!verbs.includes(verb)) fail(`Usage: node scripts/setup.mjs <${verbs.join('|')}> [arguments]`);
const hash = lockHash();
if (isInstalled(hash)) requireProjectNode();
else installPackages(hash);
runVerb(verb, args);
