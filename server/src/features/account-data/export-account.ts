import type { AccountExport } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { AppContext } from '../../context.ts';
import type { Account } from '../accounts/queries.ts';
import { hashAccount } from '../security-events/commands.ts';
import { explainSections } from './explain-sections.ts';
import { type DataOwner, readAccountData } from './queries.ts';
import type { DataSubject } from './rules.ts';

/**
 * Everything that is kept about the account and its patients, each part with its meaning, purpose and retention. The practice's
 * part is included for linked patients; for all if the practice exports it.
 */
export async function exportAccount(
  context: AppContext,
  account: Pick<Account, 'accountId' | 'email' | 'phone'>,
  language: Language,
  isByPractice = false,
): Promise<AccountExport> {
  const { accountId, email, phone } = account;
  const securityHash = hashAccount(context.secretKey, accountId);
  const owner = { accountId, email, contacts: [email, phone], securityHash, isByPractice };
  return writeExport(context, owner, 'account', language);
}

/** The rows of an owner with their explanations; without the parts that only an account has, if it is none. */
export async function writeExport(
  { db, clock, practice }: AppContext,
  owner: DataOwner,
  whose: DataSubject,
  language: Language,
): Promise<AccountExport> {
  const rows = await readAccountData(db, owner);
  const { name, address } = practice.facts;
  return {
    title: language === 'en' ? `Your data at ${name}` : `Ihre Daten bei ${name}`,
    controller: `${name}, ${address.street}, ${address.postalCode} ${address.city}`,
    createdAt: new Date(clock.nowMs()).toISOString(),
    sections: explainSections(language, whose).map((section) => ({ ...section, rows: rows[section.name] })),
  };
}
