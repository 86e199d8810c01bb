import type { ParsedStaffInput } from '@praxisportal/contract/staff/schemas';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { hashPassword } from '../../security/passwords.ts';
import { requireGoodPassword } from '../passwords/require-good-password.ts';
import { changeOwnAccess } from './change-own-access.ts';
import { updateSecrets } from './commands.ts';
import type { StaffSession } from './queries.ts';
import { readNewTotp } from './read-new-totp.ts';

/**
 * Sets the own password, the app that makes the codes, or both; every other own session ends. Answers the version by
 * which browsers know the person now. Throws what is wrong with the password, `invalid_code`, or `invalid_request` if
 * one of the two would be without the other.
 */
export async function setOwnPassword(
  context: AppContext,
  session: StaffSession,
  { password, totp }: ParsedStaffInput<'setPassword'>['body'],
  caller: Caller,
): Promise<number> {
  if (password === undefined && totp === undefined) throw new AppError('invalid_request');
  if (password !== undefined) await requireGoodPassword(context, password, { ...session, phone: '' });
  const passwordHash = password === undefined ? undefined : await hashPassword(password, caller.prefix);
  const event = totp ? (password === undefined ? 'app_set' : 'password_and_app_set') : 'password_set';
  return changeOwnAccess(context, session, { caller, event }, async (transaction, person) => {
    const isHalf = person.passwordHash === null && (password === undefined || totp === undefined);
    if (isHalf) throw new AppError('invalid_request');
    const enrolment = totp && { id: totp.totpSecretId, code: totp.code, subject: session.staffId };
    const app = enrolment && (await readNewTotp(transaction, context, enrolment));
    await updateSecrets(transaction, session.staffId, {
      ...(passwordHash !== undefined && { passwordHash }),
      ...app,
    });
  });
}
