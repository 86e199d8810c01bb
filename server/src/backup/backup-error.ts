import { OperatorError } from '../platform/operator-error.ts';

/** A backup can't be made or restored; nothing was changed. */
export class BackupError extends OperatorError {
  override name = 'BackupError';
}
