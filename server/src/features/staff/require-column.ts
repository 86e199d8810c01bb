import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';

/** Those whose columns there are. */
export type Columns = { practice: Pick<AppContext['practice'], 'doctors'> };

/** Throws `unknown_column` unless the dentist whose column is meant practises here. */
export function requireColumn({ practice }: Columns, doctorId: string | null | undefined): void {
  if (!doctorId || practice.doctors.some(({ id }) => id === doctorId)) return;
  throw new AppError('unknown_column');
}
