import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBuild } from '../web/baseline/check-build.ts';
import { checkConsoleApart } from '../web/console-apart.ts';
import { buildWebIfStale, otherPracticeWebsite, testLanguageWebsite } from './build-web.ts';
import { checkDependencies } from './check-dependencies.ts';
import { readSourceFiles, structureRules } from './check-structure.ts';
import { rootFolder, runChild, toolCommand } from './child-processes.ts';
import { findHeadlessShell } from './find-chromium.ts';
import { type Count, countPlaywright, countVitest } from './test-reports.ts';

export type Step = { title: string; run: () => Promise<Count> };

const webFolder = join(rootFolder, 'web');
const onePassed: Count = { passed: 1, failed: 0, sentences: [] };

function runTool(tool: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const [command, script] = toolCommand(tool);
  return runChild(command, [script, ...args], options);
}

/** One check: the tool ends with 0. */
async function checkTool(tool: string, args: string[], cwd = rootFolder): Promise<Count> {
  const { exitCode } = await runTool(tool, args, { cwd });
  if (exitCode === 0) return onePassed;
  return { passed: 0, failed: 1, sentences: [`${tool} ${args.join(' ')} ended with code ${exitCode}.`] };
}

async function checkWebTypes(): Promise<Count> {
  const generated = await checkTool('react-router', ['typegen'], webFolder);
  return generated.failed > 0 ? generated : checkTool('tsc', ['-p', 'web/tsconfig.json', '--noEmit']);
}

async function checkStructureRules(): Promise<Count> {
  const files = await readSourceFiles(rootFolder);
  return countRules(structureRules.map(({ name, check }) => ({ name, messages: check(files) })));
}

/** Each rule is one check. */
function countRules(rules: { name: string; messages: string[] }[]): Count {
  const failed = rules.filter(({ messages }) => messages.length > 0);
  return {
    passed: rules.length - failed.length,
    failed: failed.length,
    sentences: failed.flatMap(({ name, messages }) => messages.map((message) => `${name}: ${message}`)),
  };
}

export const staticSteps: Step[] = [
  {
    title: 'Types of server, contract, practice, scripts',
    run: () => checkTool('tsc', ['-p', 'tsconfig.json', '--noEmit']),
  },
  { title: 'Types of web', run: checkWebTypes },
  { title: 'Lint and format', run: () => checkTool('biome', ['ci', '.']) },
  { title: 'Structure', run: checkStructureRules },
  { title: 'Dependencies', run: async () => countRules(await checkDependencies(rootFolder)) },
];

export const buildStep: Step = {
  title: 'Build of web',
  run: async () => {
    await buildWebIfStale({ log: console.log });
    await buildWebIfStale({ log: console.log, build: testLanguageWebsite });
    await buildWebIfStale({ log: console.log, build: otherPracticeWebsite });
    return onePassed;
  },
};

/** The built website uses nothing that the oldest supported browsers do not have, and its public pages nothing of the console. */
export const baselineStep: Step = {
  title: 'Browser baseline, console apart',
  run: async () => {
    const built = join(webFolder, 'build', 'client');
    const checks = await Promise.all([checkBuild(built), checkConsoleApart(built)]);
    const sentences = checks.flat();
    const passed = checks.filter((found) => found.length === 0).length;
    return { passed, failed: sentences.length, sentences };
  },
};

/** Gives a runner a file for its JSON report, and counts what it wrote there. */
async function countReport(
  run: (reportPath: string) => Promise<number>,
  count: (json: string, exitCode: number) => Count,
) {
  const folder = await mkdtemp(join(tmpdir(), 'praxisportal-test-'));
  // Also after Ctrl-C, which ends this process before the runner's answer comes.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const reportPath = join(folder, 'report.json');
  const exitCode = await run(reportPath);
  const json = await readFile(reportPath, 'utf8').catch(() => undefined);
  if (json === undefined) throw new Error(`The runner ended with code ${exitCode} and wrote no report.`);
  return count(json, exitCode);
}

export function vitestStep(project: 'unit' | 'integration', filters: string[] = []): Step {
  async function runVitest(reportPath: string): Promise<number> {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
    const args = ['run', '--project', `${project}*`, '--allowOnly=false', ...reporters, ...filters];
    const { exitCode } = await runTool('vitest', args, { env: { TZ: 'Asia/Kathmandu' } });
    return exitCode;
  }
  return {
    title: project === 'unit' ? 'Unit tests' : 'Integration tests',
    run: () => countReport(runVitest, (json, exitCode) => countVitest(JSON.parse(json), exitCode)),
  };
}

export function endToEndStep(filters: string[] = []): Step {
  async function runPlaywright(reportPath: string): Promise<number> {
    const browserPath = await findHeadlessShell(console.log);
    const env = {
      TZ: 'Asia/Kathmandu',
      CHROMIUM_PATH: browserPath,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
    };
    const args = ['test', '--reporter=list,json', ...filters];
    const { exitCode } = await runTool('playwright', args, { cwd: webFolder, env });
    return exitCode;
  }
  return {
    title: 'End-to-end tests',
    run: () => countReport(runPlaywright, (json, exitCode) => countPlaywright(JSON.parse(json), exitCode)),
  };
}
