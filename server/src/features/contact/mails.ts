import type { PracticeFacts } from '@praxisportal/practice/types';

/** The e-mail to the practice; it is read by the team, so it is German. */
export function contactMail(
  facts: PracticeFacts,
  sent: { name: string; email: string; message: string },
): { subject: string; body: string } {
  return {
    // A line break would end the header.
    subject: `Nachricht von ${sent.name.replace(/\s+/g, ' ')}`,
    body: `Über das Kontaktformular der Website von ${facts.name}:\n\nName: ${sent.name}\nE-Mail: ${sent.email}\n\n${sent.message}`,
  };
}
