import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { hashToken } from '../../security/tokens.ts';
import { throttle } from '../throttle/commands.ts';
import { findInvitation, hasOwner, type Invitation } from './queries.ts';

/**
 * As `requireOpenInvitation`, for a caller who may be guessing: only links that there are not count, so that other callers at
 * the same address can't use up those who have one. Throws `too_many_requests` too.
 */
export async function openInvitation(
  context: AppContext,
  token: string,
  caller: Caller,
): Promise<Invitation> {
  return requireOpenInvitation(context, token).catch(async (error) => {
    if (error instanceof AppError && error.code === 'not_found')
      await throttle(context, 'staff_link', caller);
    throw error;
  });
}

/** The invitation of a link that can still be accepted; throws `not_found`, `invitation_used` or `invitation_expired`. */
export async function requireOpenInvitation(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  token: string,
): Promise<Invitation> {
  const invitation = await findInvitation(db, hashToken(token));
  if (!invitation) throw new AppError('not_found');
  const { purpose, usedAt, expiresAt } = invitation;
  // However the first owner came, nobody becomes one by this link any more.
  if (usedAt || (purpose === 'setup' && (await hasOwner(db)))) throw new AppError('invitation_used');
  if (expiresAt.getTime() <= clock.nowMs()) throw new AppError('invitation_expired');
  return invitation;
}
