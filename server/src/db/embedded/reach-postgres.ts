import { FolderInUseError } from './embedded-error.ts';
import {
  type Connection,
  type EmbeddedPostgresOptions,
  findConnection,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

/** The PostgreSQL of a data folder, for a program that works beside a server: that one's if it runs, else an own one. */
export async function reachPostgres(
  options: Pick<EmbeddedPostgresOptions, 'dataDir' | 'log'>,
): Promise<{ connection: Connection; close: () => Promise<void> }> {
  try {
    const postgres = await startEmbeddedPostgres(options);
    return { connection: postgres.connection, close: postgres.stop };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    // The server is running, and so is its PostgreSQL.
    return { connection: findConnection(options.dataDir), close: async () => undefined };
  }
}
