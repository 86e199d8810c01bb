import { backUpDataFolder } from '../server/src/backup/back-up-data-folder.ts';
import {
  chooseBackupFile,
  endOnSignal,
  logComplaints,
  readDataDir,
  runForOperator,
} from './backup-command.ts';

/** `npm run backup [file]`: everything that the embedded database holds, and the secret key, in one file. */
await runForOperator(async () => {
  const dataDir = readDataDir('pg_dump --format=custom');
  const now = new Date();
  const file = chooseBackupFile(process.argv[2], now);
  const count = await backUpDataFolder({ dataDir, file, now, log: logComplaints, signal: endOnSignal() });
  return (
    `${file} holds ${count.rows} rows of ${count.tables} tables, and the secret key: ` +
    'keep it as safe as the data folder, and on another machine.'
  );
});
