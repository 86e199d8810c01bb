/** How to reach PostgreSQL: an address, or the embedded server's socket folder. */
export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port: number; database: string; user: string };

/**
 * What the statements and the driver rely on, over the settings of the cluster, the database and the role. `client_encoding` is missing:
 * the driver always asks for UTF-8. So is `search_path`, because extensions may lie in a schema of their own.
 */
export const sessionSettings: Readonly<Record<string, string>> = {
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  default_transaction_isolation: 'read committed',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
};

const startOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
  .join(' ');

/** The connection with these settings from its first statement on; they come last, so no other option overrides them. */
export function withSessionSettings(
  connection: DatabaseConnection,
): DatabaseConnection & { options?: string } {
  if (!('connectionString' in connection)) return { ...connection, options: startOptions };
  // Without an address the driver takes its own defaults.
  if (connection.connectionString === '') return { ...connection, options: startOptions };
  const address = new URL(connection.connectionString);
  const given = address.searchParams.get('options');
  address.searchParams.set('options', given ? `${given} ${startOptions}` : startOptions);
  return { connectionString: address.href };
}
