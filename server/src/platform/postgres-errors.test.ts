import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnreachable, postgresErrorCode } from './postgres-errors.ts';

function databaseError(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('refused', 1, 'error'), { code });
}
const systemError = (code: string) => Object.assign(new Error(code), { code, syscall: 'connect' });

test.each(['08006', '57P01', '57P03', '53300', '3D000', '55000'])('SQLSTATE %s means unreachable', (code) => {
  expect(isDatabaseUnreachable(databaseError(code))).toBe(true);
});

test.each(['23505', '23P01', '40P01', '22021', '42P01', '57014'])('SQLSTATE %s is an answer', (code) => {
  expect(isDatabaseUnreachable(databaseError(code))).toBe(false);
  expect(postgresErrorCode(databaseError(code))).toBe(code);
});

test.each([
  systemError('ECONNREFUSED'),
  systemError('ENOENT'),
  new AggregateError([systemError('ECONNREFUSED')], 'every address failed'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
])('%s means unreachable', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(true);
});

test.each([
  new Error('aborted'),
  Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
  'text',
  undefined,
])('%s says nothing about the database', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(false);
  expect(postgresErrorCode(error)).toBeUndefined();
});
