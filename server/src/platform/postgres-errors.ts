import pg from 'pg';

/** The SQLSTATE of an error that PostgreSQL answered, or undefined for any other error. */
export function postgresErrorCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** The constraint that a statement violated, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

const connectionErrorCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver says, without a code, when a connection can't be made or was lost. */
const connectionMessages =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed/;

/** 3D000: no such database · 53300: too many connections · 55000: the database takes no connections */
const unreachableCodes = new Set(['3D000', '53300', '55000']);

/** 55P03: waited too long for a lock · 57014: statement took too long · 25P03, 25P04: transaction did */
const busyCodes = new Set(['55P03', '57014', '25P03', '25P04']);

/** Whether a time-out of ours ended the statement or its transaction; nothing of it was kept. */
export function isDatabaseBusy(error: unknown): boolean {
  return busyCodes.has(postgresErrorCode(error) ?? '');
}

/** Whether the database could not be reached, as against having refused a statement. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const code = postgresErrorCode(error);
  // 08: connection exception · 57P: shutting down, crashed, starting up
  if (code) return code.startsWith('08') || code.startsWith('57P') || unreachableCodes.has(code);
  // Every address of a host name was tried.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnreachable);
  if (!(error instanceof Error)) return false;
  if ('code' in error && connectionErrorCodes.has(String(error.code))) return 'syscall' in error;
  return connectionMessages.test(error.message);
}
