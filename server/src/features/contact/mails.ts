import type { PracticeFacts } from '@praxisportal/practice/types';

/** The e-mail to the practice; it is read by the team, so it is German. */
export function contactMail(
  facts: PracticeFacts,
  sent: { name: string; email: string; message: string },
): { subject: string; body: string } {
  return {
    subject: `Nachricht von ${toHeaderText(sent.name)}`,
    body: `Über das Kontaktformular der Website von ${facts.name}:\n\nName: ${sent.name}\nE-Mail: ${sent.email}\n\n${sent.message}`,
  };
}

/** A line break would end the header, and `=?` would begin text in an encoding that hides what it says. */
function toHeaderText(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('=?', '= ?');
}
