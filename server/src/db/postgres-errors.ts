import pg from 'pg';

/** The SQLSTATE of an error that PostgreSQL answered, or undefined for any other error. */
export function postgresErrorCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** The constraint that a statement violated, if any. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

const connectionErrorCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** Whether the database could not be reached, as against having refused a statement. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const code = postgresErrorCode(error);
  // 08: connection exception · 57P: shutting down, crashed, starting up · 53300: too many connections
  if (code) return code.startsWith('08') || code.startsWith('57P') || code === '53300';
  if (!(error instanceof Error)) return false;
  if ('code' in error && connectionErrorCodes.has(String(error.code))) return 'syscall' in error;
  return /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
}
