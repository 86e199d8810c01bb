import type { AccountErased } from '@praxisportal/contract/account';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type PersonName, type WrittenMail, writeMail } from '../../delivery/mail.ts';

import type { ErasedSubject } from './rules.ts';

type Erasure = AccountErased & {
  /** How many open appointments were cancelled with it. */
  cancelled: number;
};

/** The last mail: that the account, or what was kept of a guest or a person, is gone, what was cancelled with it, and what the law makes the practice keep. */
export function erasedMail(
  language: Language,
  facts: PracticeFacts,
  { name, whose }: { name: PersonName | 'unknown'; whose: ErasedSubject },
  { kept, cancelled }: Erasure,
): WrittenMail {
  const { open, stillKept, ...words } = wordsOf[language](facts, cancelled);
  const { subject, gone, advice } = words[whose];
  const list = kept.map(({ what, until, law }) => [what, `${untilDay(until, language)}; ${law}`] as const);
  const keeping = [{ kind: 'text', text: stillKept } as const, { kind: 'facts', facts: list } as const];
  return writeMail(language, facts, {
    subject,
    to: name,
    parts: [
      { kind: 'text', text: cancelled > 0 ? `${gone} ${open}` : gone },
      ...(kept.length > 0 ? keeping : []),
      { kind: 'text', text: advice },
    ],
  });
}

const wordsOf = {
  de: ({ phone }: PracticeFacts, cancelled: number) => ({
    account: {
      subject: 'Ihr Konto wurde gelöscht',
      gone: 'Ihr Konto ist gelöscht, und mit ihm alles, was wir nicht aufbewahren müssen.',
      advice: `Wenn Sie das nicht waren, rufen Sie uns bitte sofort an: ${phone}.`,
    },
    guest: {
      subject: 'Ihre Daten wurden gelöscht',
      gone: 'Was wir zu Ihrer E-Mail-Adresse gespeichert hatten, ist gelöscht, bis auf das, was wir aufbewahren müssen.',
      advice: `Wenn Sie das nicht waren, rufen Sie uns bitte sofort an: ${phone}.`,
    },
    person: {
      subject: 'Die Daten wurden gelöscht',
      gone: 'Wie gewünscht haben wir gelöscht, was wir gespeichert hatten, bis auf das, was wir aufbewahren müssen.',
      advice: `Wenn Sie das nicht wollten, rufen Sie uns bitte an: ${phone}.`,
    },
    open: `Damit abgesagte Termine: ${cancelled}.`,
    stillKept: 'Wir bewahren noch auf:',
  }),
  en: ({ phone }: PracticeFacts, cancelled: number) => ({
    account: {
      subject: 'Your account has been deleted',
      gone: 'Your account has been deleted, with everything we don’t have to keep.',
      advice: `If that wasn’t you, please call us at once: ${phone}.`,
    },
    guest: {
      subject: 'Your data has been deleted',
      gone: 'What we had stored for your email address has been deleted, except for what we have to keep.',
      advice: `If that wasn’t you, please call us at once: ${phone}.`,
    },
    person: {
      subject: 'The data has been deleted',
      gone: 'As requested, we’ve deleted what we had stored, except for what we have to keep.',
      advice: `If you didn’t want that, please call us: ${phone}.`,
    },
    open: `Appointments cancelled with it: ${cancelled}.`,
    stillKept: 'We still keep:',
  }),
};

/** "bis 25. November 2036"; a calendar day has no zone, so UTC. */
function untilDay(date: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return language === 'en' ? `until ${day}` : `bis ${day}`;
}
