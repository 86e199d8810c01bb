import type { ChatOffence } from '@praxisportal/contract/chat';
import { limits } from '@praxisportal/contract/limits';
import type { AppContext } from '../../context.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { countWarning } from './commands.ts';
import type { Ban } from './queries.ts';
import { type ChatAsker, toSubjects, toWarningPeriod } from './rules.ts';

/**
 * Warns whoever wrote, and bans with the last warning: an account, also in its browser, so that logging out opens
 * nothing; a guest by browser, and for a short time by address, because who throws cookies away would never be banned,
 * while phones share their address with many. Who has a whole network of addresses is banned by that, with more warnings,
 * because many lines may lie in it (record 79). Answers how many warnings there are, or the ban.
 */
export async function countOffence(
  { db, clock, secretKey }: AppContext,
  asker: ChatAsker,
  reason: ChatOffence,
): Promise<{ warnings: number } | { ban: Ban }> {
  const nowMs = clock.nowMs();
  const { account, browser, address, network } = toSubjects(secretKey, asker);
  const whole = toWarningPeriod(limits.chatBanHours, nowMs);
  const short = toWarningPeriod(limits.chatAddressBanHours, nowMs);
  const accountId = asker.account?.accountId ?? null;
  const guest = { accountId: null };
  const most = limits.chatWarningsMax;
  const counted = account
    ? [
        { subject: account, accountId, most, ...whole },
        { subject: browser, ...guest, most, ...whole },
      ]
    : [
        { subject: browser, ...guest, most, ...whole },
        { subject: address, ...guest, most, ...short },
        ...(network ? [{ subject: network, ...guest, most: limits.chatNetworkWarningsMax, ...short }] : []),
      ];
  let warnings = 0;
  let ban: Ban | undefined;
  for (const who of counted) {
    const result = await countWarning(db, who, reason, new Date(nowMs));
    // In the account's browser somebody else may have been warned before: that is none of this account's.
    if (account && who.subject !== account) continue;
    // Nor are those of others in the same network.
    if (who.subject !== network) warnings = Math.max(warnings, result.warnings);
    const until = result.bannedUntil;
    if (until && (!ban || until > ban.until))
      ban = { reason, until, isOfAddress: who.subject === address || who.subject === network };
  }
  if (!ban) return { warnings };
  await recordSecurityEvent({ db, clock, secretKey }, asker.caller, {
    kind: 'chat_banned',
    detail: reason,
    account: asker.account?.accountId,
  });
  return { ban };
}
