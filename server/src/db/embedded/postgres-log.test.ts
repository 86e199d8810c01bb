import { expect, test } from 'vitest';
import { toLogEntry } from './postgres-log.ts';

test.each([
  ['client backend 23P01: ERROR:  conflicting key value', 'debug ERROR: conflicting key value'],
  [
    'client backend 55P03: ERROR:  canceling statement due to lock timeout',
    'debug ERROR: canceling statement due to lock timeout',
  ],
  ['client backend 53100: ERROR:  could not extend file', 'error ERROR: could not extend file'],
  ['parallel worker XX001: ERROR:  invalid page in block 7', 'error ERROR: invalid page in block 7'],
  ['checkpointer 58030: PANIC:  could not fsync file', 'error PANIC: could not fsync file'],
  ['autovacuum worker 22012: ERROR:  division by zero', 'error ERROR: division by zero'],
  ['client backend 57P01: FATAL:  terminating connection', 'warn FATAL: terminating connection'],
  [
    'postmaster F0000: FATAL:  configuration file contains errors',
    'error FATAL: configuration file contains errors',
  ],
  ['client backend 57P02: WARNING:  terminating connection', 'warn WARNING: terminating connection'],
  [
    'postmaster 00000: LOG:  server process (PID 7) was terminated by signal 9: Killed',
    'warn LOG: server process (PID 7) was terminated by signal 9: Killed',
  ],
  ['checkpointer 00000: LOG:  checkpoint starting: time', 'debug LOG: checkpoint starting: time'],
  ['client backend 23505: DETAIL:  Key (email)=(anna@example.org) already exists.', 'untold'],
  ['client backend 22001: CONTEXT:  COPY patients, line 7, column email: "anna@example.org"', 'untold'],
  ['\tanna@example.org', 'untold'],
  [
    'postmaster 42501: DETAIL:  File must be owned by the user.',
    'debug DETAIL: File must be owned by the user.',
  ],
  [
    '2026-11-25 09:00:00 UTC [7] FATAL:  data directory is missing',
    'error 2026-11-25 09:00:00 UTC [7] FATAL:  data directory is missing',
  ],
  [
    'unshare: unshare failed: Operation not permitted',
    'error unshare: unshare failed: Operation not permitted',
  ],
])('%s → %s', (line, told) => {
  const entry = toLogEntry(line);
  expect(entry ? `${entry.level} ${entry.line}` : 'untold').toBe(told);
});
