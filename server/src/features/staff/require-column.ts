import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';

/** Those whose columns there are. */
export type Columns = { practice: Pick<AppContext['practice'], 'doctors'> };

/** Throws `unknown_column` unless the dentist whose column is meant practises here. */
export function requireColumn({ practice }: Columns, doctorId: string | null | undefined): void {
  if (!doctorId || practice.doctors.some(({ id }) => id === doctorId)) return;
  throw new AppError('unknown_column');
}
