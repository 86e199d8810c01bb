import type { Language } from '@praxisportal/contract/language';
import type { Role } from '@praxisportal/contract/staff/rights';
import type { AppContext, Mailing } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { recordStaffDeed } from '../audit/commands.ts';
import { changeStaff } from './change-staff.ts';
import { expireInvitations, insertInvitation } from './commands.ts';
import { findStaffOfEmail } from './queries.ts';
import type { Columns } from './require-column.ts';
import { findInvitationEnd, toInvitationLink } from './rules.ts';
import { tellOwners } from './tell-owners.ts';

/**
 * A link by which somebody comes in, made by whoever runs the machine: the way back when all is lost. Whoever works
 * here under the address already gets the role at once, is enabled if need be, and sets up their ways in anew by the
 * link. The owners are told. Throws `last_owner_stays`.
 */
export async function inviteByOperator(
  context: Pick<AppContext, 'db' | 'clock' | 'listener'> & Columns & Mailing,
  { email, role, language }: { email: string; role: Role; language: Language },
): Promise<{ link: string; isKnown: boolean }> {
  const { db, clock, config, listener } = context;
  const now = new Date(clock.nowMs());
  const known = await findStaffOfEmail(db, email, now);
  if (known) await changeStaff(context, { staffId: null }, known.id, { role, isDisabled: false });
  const purpose = known ? 'recover' : 'invite';
  const token = await inTransaction(db, async (transaction) => {
    await expireInvitations(transaction, email, now);
    const post = { email, role, doctor_id: known?.doctorId ?? null, language, invited_by: null };
    const made = { purpose, ...post, expiresAt: findInvitationEnd(purpose, now) } as const;
    const invited = await insertInvitation(
      transaction,
      { ...made, ...(known && { staffId: known.id }) },
      now,
    );
    const deed = { action: 'invite', subjectKind: 'invitation', subjectId: invited.id } as const;
    await recordStaffDeed(transaction, { ...deed, staffId: null, detail: { email, role, purpose } }, now);
    const news = { what: 'invited', by: null, email, role, purpose } as const;
    await tellOwners(transaction, context, news, { except: [known?.id ?? null] }, now);
    return invited.token;
  });
  deliverSoon(listener);
  announceToStaff(listener, { event: 'staff-changed' });
  return { link: toInvitationLink(config.publicUrl, language, token), isKnown: known !== undefined };
}
