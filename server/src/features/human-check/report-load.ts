import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon } from '../../delivery/commands.ts';
import type { Caller } from '../../http/caller.ts';
import { tellOwners } from '../staff/tell-owners.ts';
import { countTry } from '../throttle/commands.ts';
import type { ThrottleRule } from '../throttle/rules.ts';

/** Tells the operator, in the log and by a mail to the owners, that a budget which all callers share is used up; once a day for each rule. */
export async function reportLoad(context: AppContext, caller: Caller, rule: ThrottleRule): Promise<void> {
  const notice = await countTry(context, 'load_notice', { target: rule });
  if ('refusal' in notice) return;
  caller.log.warn(
    { rule },
    'unusually many requests of strangers: this limit for all callers together is used up',
  );
  const now = new Date(context.clock.nowMs());
  await inTransaction(context.db, (transaction) =>
    tellOwners(transaction, context, { what: 'many_requests', about: toAbout(rule) }, {}, now),
  );
  deliverSoon(context.listener);
}

/** What the strangers ask for, as the mail names it. */
function toAbout(rule: ThrottleRule): 'codes' | 'calls' | 'log_ins' | 'messages' | 'bookings' {
  if (rule.includes('call')) return 'calls';
  if (rule.includes('mail') || rule.includes('register')) return 'codes';
  if (rule.includes('contact')) return 'messages';
  return rule.includes('booking') ? 'bookings' : 'log_ins';
}
