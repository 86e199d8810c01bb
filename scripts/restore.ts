import { restoreBackup } from '../server/src/backup/restore-backup.ts';
import { OperatorError } from '../server/src/platform/operator-error.ts';
import {
  endOnSignal,
  logComplaints,
  readDataDir,
  resolveForCaller,
  runForOperator,
} from './backup-command.ts';

/** `npm run restore file`: a backup into a data folder that has no database yet. */
await runForOperator(async () => {
  const dataDir = readDataDir('pg_restore');
  const name = process.argv[2];
  if (!name) throw new OperatorError('Say which backup to restore: npm run restore FILE');
  const options = { file: resolveForCaller(name), dataDir, log: logComplaints, signal: endOnSignal() };
  const count = await restoreBackup(options);
  return `${count.rows} rows of ${count.tables} tables are restored in ${dataDir}.`;
});
