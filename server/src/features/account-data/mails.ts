import type { AccountErased } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { greeting, type PersonName, signature } from '../../delivery/mail-frame.ts';

type Erasure = AccountErased & {
  /** How many open appointments were cancelled with it. */
  cancelled: number;
};

/** The last mail: that the account is gone, what was cancelled with it, and what the law makes the practice keep. */
export function accountErasedMail(
  language: Language,
  facts: PracticeFacts,
  name: PersonName,
  { kept, cancelled }: Erasure,
): { subject: string; body: string } {
  const list = kept
    .map(({ what, until, law }) => `– ${what} (${untilDay(until, language)}; ${law})`)
    .join('\n');
  if (language === 'en') {
    const open = cancelled > 0 ? ` Appointments cancelled with it: ${cancelled}.` : '';
    return {
      subject: 'Your account has been erased',
      body: `${greeting(language, name)}\n\nYour account and everything we don’t have to keep has been erased.${open}\n\nWe still keep:\n${list}\n\nIf that wasn’t you, please call us at once: ${facts.phone}.\n\n${signature(language, facts)}`,
    };
  }
  const open = cancelled > 0 ? ` Damit abgesagte Termine: ${cancelled}.` : '';
  return {
    subject: 'Ihr Konto wurde gelöscht',
    body: `${greeting(language, name)}\n\nIhr Konto ist gelöscht, und mit ihm alles, was wir nicht aufbewahren müssen.${open}\n\nWir bewahren noch auf:\n${list}\n\nWenn Sie das nicht waren, rufen Sie uns bitte sofort an: ${facts.phone}.\n\n${signature(language, facts)}`,
  };
}

/** "bis 25. November 2036"; a calendar day has no zone, so UTC. */
function untilDay(date: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return language === 'en' ? `until ${day}` : `bis ${day}`;
}
