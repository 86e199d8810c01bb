import type { AppContext } from '../../context.ts';
import type { DatabaseTransaction } from '../../db/database.ts';
import { enqueueMessage } from '../../delivery/commands.ts';
import { nameDevice } from '../../domain/device-name.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { type AccessNews, accessMail } from './mails.ts';
import type { StaffPerson } from './queries.ts';

/** Keeps a change of somebody's ways in, and writes it to them, in the transaction that makes it. */
export async function tellOfAccess(
  transaction: DatabaseTransaction,
  { config, practice }: Pick<AppContext, 'config' | 'practice'>,
  person: StaffPerson,
  { event, userAgent }: { event: AccessNews; userAgent: string },
  now: Date,
): Promise<void> {
  const { staffId, email: to, language } = person;
  const mail = accessMail(practice.facts, person, { event, device: nameDevice(userAgent, language) });
  const message = { kind: 'notice', channel: 'email', to, language, ...mail } as const;
  await enqueueMessage(transaction, config, message, now);
  if (event === 'new_desk' || event === 'recovery_code') return;
  const deed = { staffId, action: 'change_access', subjectKind: 'staff', subjectId: staffId } as const;
  await recordStaffDeed(transaction, { ...deed, detail: { event } }, now);
}
