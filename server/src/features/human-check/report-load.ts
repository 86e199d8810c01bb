import type { AppContext } from '../../context.ts';
import type { Caller } from '../../security/caller.ts';
import { tellOwnersOnce } from '../staff/tell-owners.ts';
import type { ThrottleRule } from '../throttle/rules.ts';

/** Tells the operator, in the log and by a mail to the owners, that a budget which all callers share is used up; once a day for each rule. */
export async function reportLoad(context: AppContext, caller: Caller, rule: ThrottleRule): Promise<void> {
  const news = { what: 'many_requests', about: toAbout(rule) } as const;
  if (!(await tellOwnersOnce(context, { rule: 'load_notice', target: rule }, news))) return;
  caller.log.warn(
    { rule },
    'unusually many requests of strangers: this limit for all callers together is used up',
  );
}

/** What the strangers ask for, as the mail names it. */
function toAbout(rule: ThrottleRule): 'codes' | 'calls' | 'log_ins' | 'messages' | 'bookings' {
  if (rule.includes('call')) return 'calls';
  if (rule.includes('mail') || rule.includes('register')) return 'codes';
  if (rule.includes('contact')) return 'messages';
  return rule.includes('booking') ? 'bookings' : 'log_ins';
}
