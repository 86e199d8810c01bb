import type { CodeSent } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import { isPhoneFailing } from '../../delivery/queries.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Requester, toPhoneNumber } from '../codes/rules.ts';
import { sendCode } from '../codes/send-code.ts';
import { findAccountByPhone } from './queries.ts';

/**
 * Calls a number with a code to log in with, if it has an account; the answer and its time are the same if it has
 * none, so nobody learns who is a patient here. For the same reason it does not wait for the call to be placed: that the
 * provider fails is known from the calls before. Throws `invalid_phone`, `phone_country_unsupported`, `code_not_sent`, `code_too_soon`,
 * `too_many_requests` or `proof_of_work_required`.
 */
export async function requestPhoneLogin(
  context: AppContext,
  phone: string,
  asker: Requester,
  language: Language,
): Promise<CodeSent> {
  const { db, clock } = context;
  const target = toPhoneNumber(context, phone);
  if (await isPhoneFailing(db, new Date(clock.nowMs()))) throw new AppError('code_not_sent');
  const account = await findAccountByPhone(db, target);
  const use = { channel: 'phone', target, purpose: 'login' } as const;
  return sendCode(context, use, asker, language, { isSecret: true, isAddressed: account !== undefined });
}
