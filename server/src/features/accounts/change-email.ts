import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import type { Caller } from '../../security/caller.ts';
import { useCode } from '../codes/commands.ts';
import { verifyCode } from '../codes/verify-code.ts';
import { claimGuestBookings } from '../guests/claim-guest-bookings.ts';
import { endGuestLinks } from '../guests/commands.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { endOtherSessions, requireLiveSession, updateContact } from './commands.ts';
import { confirmOwner } from './confirm-owner.ts';
import { emailChangedMail } from './mails.ts';
import type { Account, Session } from './queries.ts';
import { refuseIfTaken } from './refuse-taken-contact.ts';

/**
 * Changes the address to log in with, if the owner asks for it and the code proves the new one; both addresses
 * are told, every other session ends, and links to appointments that went to the old one open nothing. Throws what `confirmOwner` throws, `invalid_code` or `email_taken`.
 */
export async function changeEmail(
  context: AppContext,
  session: Session,
  change: ParsedInput<'setEmail'>['body'],
  language: Language,
  caller: Caller,
): Promise<Account> {
  const { db, listener, clock, config, practice } = context;
  const { email } = change;
  if (email === session.email) return session;
  const ownerProof = await confirmOwner(context, session, change, caller);
  const use = { channel: 'email', target: email, purpose: 'verification' } as const;
  const proof = await verifyCode(context, [use], change.code, caller);
  const now = new Date(clock.nowMs());
  const claimedIds = await inTransaction(db, async (transaction) => {
    await requireLiveSession(transaction, session);
    if (ownerProof) await useCode(transaction, ownerProof, now);
    await useCode(transaction, proof, now);
    await updateContact(transaction, session.accountId, { email }, now);
    await endGuestLinks(transaction, session.accountId);
    const claimedIds = await claimGuestBookings(transaction, context, { ...session, email }, now);
    await endOtherSessions(transaction, session);
    const mail = emailChangedMail(language, practice.facts, session, email);
    const { accountId } = session;
    for (const to of [session.email, email]) {
      const message = { kind: 'notice', channel: 'email', to, language, accountId, ...mail } as const;
      await enqueueMessage(transaction, config, message, now);
    }
    return claimedIds;
  }).catch(refuseIfTaken(context, [proof]));
  deliverSoon(listener);
  for (const id of claimedIds) announceToStaff(listener, { event: 'patient-changed', id });
  const event = { kind: 'contact_changed', detail: 'email', account: session.accountId } as const;
  await recordSecurityEvent(context, caller, event);
  return { ...session, email };
}
