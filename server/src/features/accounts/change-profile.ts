import type { Language } from '@praxisportal/contract/language';
import type { ParsedInput } from '@praxisportal/contract/schemas';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueMessage } from '../../delivery/commands.ts';
import type { OutgoingMessage } from '../../delivery/outgoing-message.ts';
import { findCallingInstantMs } from '../../domain/calling-hours.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { useCode } from '../codes/commands.ts';
import { type CodeOwner, toPhoneNumber } from '../codes/rules.ts';
import { verifyCode } from '../codes/verify-code.ts';
import { recordConsent } from '../consents/commands.ts';
import { lockPerson } from '../patients/commands.ts';
import { findPatientVersion } from '../patients/queries.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { throttle } from '../throttle/commands.ts';
import { endOtherSessions, requireLiveSession, updateContact, updateNames } from './commands.ts';
import { confirmOwner } from './confirm-owner.ts';
import { phoneChangedMail } from './mails.ts';
import { spokenPhoneChanged } from './phone-texts.ts';
import { type Account, findAccount, type Session } from './queries.ts';
import { refuseIfTaken } from './refuse-taken-contact.ts';

type ProfileChange = ParsedInput<'updateProfile'>['body'];

/**
 * Changes the own person's names and whether reminders are wanted, and the account's phone if the owner asks for it and the code proves the new
 * one; then a mail and a call to the old number tell it, and every other session ends. Throws `invalid_phone`, `phone_not_verified`,
 * `invalid_code`, `phone_taken`, `too_many_requests` or what `confirmOwner` throws.
 */
export async function changeProfile(
  context: AppContext,
  session: Session,
  change: ProfileChange,
  language: Language,
  caller: Caller,
): Promise<Account> {
  const { db, clock, config, practice, listener } = context;
  const phone = change.phone ? toPhoneNumber(context, change.phone) : session.phone;
  const isNewPhone = phone !== session.phone;
  const { reminders = session.reminders } = change;
  if (reminders !== session.reminders)
    await throttle(context, 'reminder_choice', caller, { target: session.accountId });
  const proof = isNewPhone ? await provePhone(context, session, { ...change, phone }, caller) : undefined;
  const account = await inTransaction(db, async (transaction) => {
    const now = new Date(clock.nowMs());
    const { firstName, lastName } = change;
    const { accountId, patientId } = session;
    // Before any row is locked, as everywhere.
    if (firstName || lastName) await lockPerson(transaction, { patientId, accountId });
    if (proof) {
      await requireLiveSession(transaction, session);
      if (proof.ofOwner) await useCode(transaction, proof.ofOwner, now);
      await useCode(transaction, proof.ofPhone, now);
      await updateContact(transaction, session.accountId, { phone }, now);
      await endOtherSessions(transaction, session);
      const { email: to } = session;
      const mail = phoneChangedMail(language, practice.facts, session, phone);
      const message = { kind: 'notice', channel: 'email', to, language, accountId, ...mail } as const;
      await enqueueMessage(transaction, config, message, now);
      await enqueueMessage(transaction, config, callToOldNumber(context, session, language), now);
    }
    if (firstName || lastName) {
      const version = await findPatientVersion(transaction, patientId);
      if (version === undefined) throw new AppError('unauthorized');
      await updateNames(transaction, { id: patientId, version }, { firstName, lastName });
    }
    if (reminders !== session.reminders) {
      await requireLiveSession(transaction, session);
      // Another tab may have said the same a moment ago.
      const known = await findAccount(transaction, accountId);
      if (known?.reminders !== reminders)
        await recordConsent(transaction, { accountId }, { kind: 'reminders', given: reminders }, now);
    }
    return findAccount(transaction, accountId);
  }).catch(refuseIfTaken(context, proof ? [proof.ofPhone] : []));
  if (!account) throw new AppError('unauthorized');
  if (isNewPhone) {
    deliverSoon(listener);
    const event = { kind: 'contact_changed', detail: 'phone', account: session.accountId } as const;
    await recordSecurityEvent(context, caller, event);
  }
  return account;
}

/** The mailbox may be in the wrong hands too; whoever owns the old number hears of it there, by day. */
function callToOldNumber(
  { practice, clock }: AppContext,
  { phone: to, accountId }: Session,
  language: Language,
): OutgoingMessage {
  const { facts } = practice;
  const sendAtMs = findCallingInstantMs(clock.nowMs(), facts.timeZone);
  const times = { sendAt: new Date(sendAtMs), expiresAt: new Date(sendAtMs + dayMs) };
  const text = spokenPhoneChanged(language, facts);
  return { kind: 'notice', channel: 'phone', to, language, accountId, ...text, ...times };
}

const dayMs = 24 * 60 * 60 * 1000;

async function provePhone(
  context: AppContext,
  session: Session,
  { phone, phoneCode, ...ownerProof }: ProfileChange & { phone: string },
  caller: Caller,
): Promise<{ ofOwner: CodeOwner | undefined; ofPhone: CodeOwner }> {
  if (!phoneCode) throw new AppError('phone_not_verified');
  const ofOwner = await confirmOwner(context, session, ownerProof, caller);
  const use = { channel: 'phone', target: phone, purpose: 'verification' } as const;
  const ofPhone = await verifyCode(context, [use], phoneCode, caller);
  return { ofOwner, ofPhone };
}
