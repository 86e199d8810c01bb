import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';

/**
 * A sentence if others can look into the data folder. Its group may pass through: root lets PostgreSQL's user in
 * that way.
 */
export async function findOpenFolder(dataDir: string): Promise<string | undefined> {
  const found = await stat(dataDir).catch(() => undefined);
  // Windows knows no such rights.
  if (userInfo().uid < 0 || !found || (found.mode & 0o067) === 0) return undefined;
  return `Others can look into the data folder ${dataDir}: run chmod 700 on it.`;
}
