/** One line of PostgreSQL's log as the server passes it on. */
export type PostgresLogEntry = { level: 'debug' | 'warn' | 'error'; line: string };

/** Before each line: which of PostgreSQL's processes speaks, and the SQLSTATE. */
export const logLinePrefix = '%b %e: ';

const entry = /^([a-z ]+) ([0-9A-Z]{5}): ([A-Z]+\d?): {2}(.*)$/;

/** Not from settings, but before they are read or from outside PostgreSQL (`unshare`, the linker): as error. */
const withoutPrefix = /(?:FATAL|PANIC|DETAIL|HINT|unshare|mount|setpriv):.*|.*error while loading.*/;

/** 53: out of disk, memory or connections · 58: input and output failed · XX: broken index or page, own fault */
const seriousClasses = new Set(['53', '58', 'XX']);

/** 57P: the session was ended from outside · 25P: by a time-out · 3D, 55: the database is not there or takes nobody */
const endedSessions = /^(57P|25P|3D|55|08)/;

/**
 * What is worth telling of a line, and how loudly. Undefined for what comes with a session's message (DETAIL,
 * CONTEXT, STATEMENT and their further lines): it quotes rows, and no personal data may stand in the log.
 */
export function toLogEntry(line: string): PostgresLogEntry | undefined {
  const [, speaker, sqlState = '', severity = '', message = ''] = entry.exec(line) ?? [];
  if (speaker === undefined) {
    if (line.startsWith('\t')) return undefined;
    return { level: withoutPrefix.test(line) ? 'error' : 'debug', line };
  }
  const isSession = speaker === 'client backend' || speaker === 'parallel worker';
  const told = `${severity}: ${message}`;
  switch (severity) {
    case 'PANIC':
      return { level: 'error', line: told };
    case 'FATAL':
      return { level: isSession && endedSessions.test(sqlState) ? 'warn' : 'error', line: told };
    case 'ERROR':
      // What a session asked for wrongly, a lost race above all, is answered to it, and told by whoever asked.
      return {
        level: isSession && !seriousClasses.has(sqlState.slice(0, 2)) ? 'debug' : 'error',
        line: told,
      };
    case 'WARNING':
      return { level: 'warn', line: told };
    case 'DETAIL':
    case 'CONTEXT':
    case 'STATEMENT':
    case 'QUERY':
    case 'HINT':
      return isSession ? undefined : { level: 'debug', line: told };
    default:
      return {
        level: /was terminated by|exited with exit code/.test(message) ? 'warn' : 'debug',
        line: told,
      };
  }
}
