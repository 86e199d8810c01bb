import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import type { Caller } from '../../security/caller.ts';
import { rememberDevice } from '../../security/device-cookie.ts';
import { hashPassword } from '../../security/passwords.ts';
import { notVerified, useProof } from '../codes/commands.ts';
import { hasProof } from '../codes/queries.ts';
import { type CodeOwner, toPhoneNumber } from '../codes/rules.ts';
import { recordConsent } from '../consents/commands.ts';
import { claimGuestBookings } from '../guests/claim-guest-bookings.ts';
import { requireHuman } from '../human-check/require-human.ts';
import { requireGoodPassword } from '../passwords/require-good-password.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { throttle } from '../throttle/commands.ts';
import { toMailbox } from '../throttle/rules.ts';
import { insertAccount, type NewAccount, startSession } from './commands.ts';
import { accountMadeMail } from './mails.ts';
import type { Account } from './queries.ts';
import { refuseIfTaken, refuseTakenContact } from './refuse-taken-contact.ts';

type Registered = { token: string; account: Account; device: string };

/**
 * Makes an account with its own person and signs it in. Throws `email_not_verified`, `phone_not_verified`,
 * `email_taken`, `phone_taken`, what is wrong with the password, `too_many_requests` or `unavailable`.
 */
export async function registerAccount(
  context: AppContext,
  wish: ParsedInput<'register'>['body'],
  language: Language,
  caller: Caller,
): Promise<Registered> {
  const { clock, secretKey, listener } = context;
  const contact = { email: wish.email, phone: toPhoneNumber(context, wish.phone) };
  // Proof first: only who owns the address learns whether it has an account, and no other caller takes from these limits.
  const proofs = await requireProofs(context, contact, caller);
  await requireHuman(context, 'soft_register', caller);
  await throttle(context, 'register', caller, {
    requester: caller.requester,
    target: toMailbox(contact.email),
  });
  await requireGoodPassword(context, wish.password, wish);
  await refuseTakenContact(context, Object.values(proofs));
  // A core is busy for a while, so no transaction and none of its locks is held meanwhile.
  const passwordHash = await hashPassword(wish.password, caller.prefix);
  const newAccount = { ...wish, ...contact, passwordHash, language };
  const { token, account, claimedIds } = await makeAccount(context, newAccount, proofs, caller).catch(
    refuseIfTaken(context, Object.values(proofs)),
  );
  deliverSoon(listener);
  for (const id of claimedIds) announceToStaff(listener, { event: 'patient-changed', id });
  await recordSecurityEvent(context, caller, { kind: 'account_made', account: account.accountId });
  const device = { accountId: account.accountId, passwordHash };
  return { token, account, device: rememberDevice(secretKey, caller.device, device, clock.nowMs()) };
}

type Contact = { email: string; phone: string };
type Proofs = { email: CodeOwner; phone: CodeOwner };

/** What this browser has proven; without its cookie that is nothing. */
async function requireProofs(
  { db, clock }: AppContext,
  { email, phone }: Contact,
  { requester }: Caller,
): Promise<Proofs> {
  if (!requester) throw notVerified('email');
  const purpose = 'verification';
  const proofs = {
    email: { channel: 'email', target: email, purpose, requester },
    phone: { channel: 'phone', target: phone, purpose, requester },
  } as const;
  const now = new Date(clock.nowMs());
  if (!(await hasProof(db, proofs.email, now))) throw notVerified('email');
  if (!(await hasProof(db, proofs.phone, now))) throw notVerified('phone');
  return proofs;
}

async function makeAccount(
  { db, clock, config, practice, secretKey }: AppContext,
  newAccount: NewAccount,
  proofs: Proofs,
  { userAgent }: Caller,
): Promise<{ token: string; account: Account; claimedIds: string[] }> {
  const now = new Date(clock.nowMs());
  const { email: to, language } = newAccount;
  return inTransaction(db, async (transaction) => {
    await useProof(transaction, proofs.email, now);
    await useProof(transaction, proofs.phone, now);
    const account = await insertAccount(transaction, newAccount, now);
    const { accountId } = account;
    const claimedIds = await claimGuestBookings(transaction, { config, practice }, account, now);
    await recordConsent(transaction, { accountId }, { kind: 'privacy', given: true }, now);
    const mail = accountMadeMail(language, practice.facts, newAccount);
    const message = { kind: 'notice', channel: 'email', to, language, accountId, ...mail } as const;
    await enqueueMessage(transaction, config, message, now);
    const token = await startSession(transaction, secretKey, accountId, now, userAgent);
    return { token, account, claimedIds };
  });
}
