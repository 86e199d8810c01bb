import { toShownEmail } from '@praxisportal/contract/shown-email';
import type { PracticeFacts } from '@praxisportal/practice/types';
import { type WrittenMail, writeMail } from '../../delivery/mail.ts';

/** The e-mail to the practice; it is read by the team, so it is German. */
export function contactMail(
  facts: PracticeFacts,
  sent: { name: string; email: string; message: string; isSuspect: boolean },
): WrittenMail {
  return writeMail('de', facts, {
    subject: `${sent.isSuspect ? 'Spam-Verdacht: ' : ''}Nachricht von ${toHeaderText(sent.name)}`,
    to: null,
    parts: [
      ...(sent.isSuspect ? [{ kind: 'text', text: suspicion } as const] : []),
      { kind: 'text', text: `Über das Kontaktformular der Website von ${facts.name}:` },
      {
        kind: 'facts',
        facts: [
          ['Name', sent.name],
          ['E-Mail', toShownEmail(sent.email)],
        ],
      },
      { kind: 'quote', text: sent.message },
    ],
  });
}

const suspicion =
  'Diese Nachricht hat vielleicht ein Programm geschrieben. Bitte öffnen Sie darin keine Links, bevor Sie den Absender kennen.';

/** A line break would end the header, and `=?` would begin text in an encoding that hides what it says. */
function toHeaderText(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('=?', '= ?');
}
