import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    env: { TZ: 'Asia/Kathmandu' },
    // A test of the server waits half of its time, for PostgreSQL, for other processes, for a period to pass: so there
    // is room for more of them than there are cores (docs/decisions/0026-tests-side-by-side.md). On a large machine
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
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['server/**/*.int.test.ts'],
          globalSetup: 'server/tests/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
