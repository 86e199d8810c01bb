import type { AccountExport } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../security/caller.ts';
import { hashAccount } from '../security-events/commands.ts';
import { writeExport } from './export-account.ts';
import { requireGuestAddress } from './require-guest-address.ts';

/**
 * Everything that is kept about guests who proved this address, but for what the practice entered. The number they gave is theirs to
 * say, not proven, so what was sent there is left out. Throws `email_not_verified` or `address_has_account`.
 */
export async function exportGuest(
  context: AppContext,
  email: string,
  language: Language,
  caller: Caller,
): Promise<AccountExport> {
  await requireGuestAddress(context, context.db, email, caller);
  const securityHash = hashAccount(context.secretKey, email);
  const owner = { accountId: null, email, contacts: [email], securityHash };
  return writeExport(context, owner, 'guest', language);
}
