import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

function integration(
  name: string,
  files: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      globalSetup: 'server/tests/global-setup.ts',
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...files,
    },
  };
}

export default defineConfig({
  test: {
    env: { TZ: 'Asia/Kathmandu' },
    // A test of the server waits half of its time, for PostgreSQL, for other processes, for a period to pass: so there
    // is room for more of them than there are cores (docs/decisions/0026-tests-in-parallel-and-processor-time.md). On a large machine
    // the connections to the one PostgreSQL are the limit.
    maxWorkers: Math.min(8, Math.max(3, availableParallelism())),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,practice,server,web,scripts}/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**'],
          // Property tests take their time on a busy machine; speed is measured in benchmarks.
          testTimeout: 60_000,
          // As below: loading the modules anew for each file took 45 % of the processor time.
          isolate: false,
          setupFiles: 'scripts/unit-test-setup.ts',
        },
      },
      integration('integration', {
        include: ['server/**/*.int.test.ts'],
        exclude: ['**/*.mocked.int.test.ts', '**/node_modules/**'],
        // The files of one worker share its modules, which keep no state of a server: loading them anew for each file
        // took a third of the processor time.
        isolate: false,
      }),
      // Files that replace a module of Node need modules of their own.
      integration('integration-mocked', { include: ['server/**/*.mocked.int.test.ts'] }),
    ],
  },
});
