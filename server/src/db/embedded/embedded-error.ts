import { OperatorError } from '../../platform/operator-error.ts';

/** The embedded PostgreSQL cannot be used; the message is a sentence that the operator can act on. */
export class EmbeddedPostgresError extends OperatorError {
  override name = 'EmbeddedPostgresError';
}

/** Another process works with the data folder. */
export class FolderInUseError extends EmbeddedPostgresError {
  override name = 'FolderInUseError';
}
