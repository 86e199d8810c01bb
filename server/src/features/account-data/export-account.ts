import type { AccountExport } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { Account } from '../accounts/queries.ts';
import { hashAccount } from '../security-events/commands.ts';
import { readAccountData } from './queries.ts';
import { explainSections } from './rules.ts';

/** Everything that is kept about the account and its people, each part with what it is, why it is kept, and how long. */
export async function exportAccount(
  { db, clock, practice, secretKey }: AppContext,
  account: Account,
  language: Language,
): Promise<AccountExport> {
  const { accountId, email, phone } = account;
  const securityHash = hashAccount(secretKey, accountId);
  const rows = await readAccountData(db, { accountId, email, phone, securityHash });
  const { name, address } = practice.facts;
  return {
    title: language === 'en' ? `Your data at ${name}` : `Ihre Daten bei ${name}`,
    controller: `${name}, ${address.street}, ${address.postalCode} ${address.city}`,
    createdAt: new Date(clock.nowMs()).toISOString(),
    sections: explainSections(language).map((section) => ({ ...section, rows: rows[section.name] })),
  };
}
