import type { CodeSent } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { Requester } from '../codes/rules.ts';
import { sendCode } from '../codes/send-code.ts';
import { findAccountByEmail } from './queries.ts';

/**
 * Sends a code to choose a new password with, if the address has an account; the answer and its time are the same if
 * it has none. Throws `code_too_soon`, `too_many_requests` or `proof_of_work_required`.
 */
export async function requestPasswordReset(
  context: AppContext,
  email: string,
  asker: Requester,
  language: Language,
): Promise<CodeSent> {
  const account = await findAccountByEmail(context.db, email);
  const use = { channel: 'email', target: email, purpose: 'password_reset' } as const;
  return sendCode(context, use, asker, language, { isSecret: true, isAddressed: account !== undefined });
}
