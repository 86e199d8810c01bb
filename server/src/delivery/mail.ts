import { readFileSync } from 'node:fs';
import type { Language } from '@praxisportal/contract/language';
import type { PracticeFacts } from '@praxisportal/practice/types';

/** The name of a person as it stands in a passport. */
export type PersonName = { firstName: string; lastName: string };

/** A part of an e-mail: what it says. How that looks, in HTML and in plain text, is said here and in the frame. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** What is looked up rather than read: label and value. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string }
  /** Somebody else's words. */
  | { kind: 'quote'; text: string }
  /** Small print with a way out, as under a reminder. */
  | { kind: 'note'; text: string; label: string; url: string };

/** An e-mail as its author writes it. */
export type MailDraft = {
  subject: string;
  /** What stands above it in large letters; the subject if not said. */
  title?: string;
  /** Who is greeted by name; null for mails that greet nobody, because they go to the practice itself. */
  to: PersonName | 'unknown' | null;
  parts: readonly MailPart[];
  /** Stands below the closing. */
  note?: Omit<Extract<MailPart, { kind: 'note' }>, 'kind'>;
};

/** An e-mail as it is sent: the same words as plain text and as HTML. */
export type WrittenMail = { subject: string; body: string; html: string };

/** Makes HTML and plain text of what a mail says. Whatever comes from people is escaped here, and nowhere else. */
export function writeMail(language: Language, facts: PracticeFacts, draft: MailDraft): WrittenMail {
  const { subject, title = subject, to, note } = draft;
  const said: MailPart[] = [...draft.parts];
  if (to) {
    said.unshift({ kind: 'text', text: greet(language, to) });
    said.push({ kind: 'text', text: `${closings[language]}\n${facts.name}` });
  }
  const { street, postalCode, city } = facts.address;
  const address = `${street}, ${postalCode} ${city}\n${facts.phone}`;
  // A mailbox shows the beginning of a mail beside its subject.
  const preview = draft.parts.find((part) => part.kind === 'text')?.text ?? '';
  const head = { language, title, preview: preview.replace(/\s+/g, ' '), practice: facts.name };
  const below: MailPart[] = note ? [{ kind: 'note', ...note }] : [];
  // A number that breaks in two is hard to read out and to tap.
  const whole = facts.phone.replaceAll(' ', '\u00a0');
  const inside = [...said, ...below].map(toHtml).join('').replaceAll(facts.phone, whole);
  const html = fill(frame.before, head) + inside + fill(frame.after, { foot: `${facts.name}\n${address}` });
  const body = said.map(toText).join('\n\n');
  const signed = to ? `${body}\n${address}` : body;
  return { subject, body: [signed, ...below.map(toText)].join('\n\n'), html };
}

/**
 * Somebody's name as a mail may say it. Mail programs make a link of "evil.example", and anybody can have our mails begin
 * with a name of their choice, so no sign that belongs to an address touches what follows it: "Dr. med. Olga".
 */
export function nameInMail(name: string): string {
  return name.replace(/[.:/@](?=\S)/gu, '$& ');
}

/** The whole name, because nobody was asked how to be addressed. */
function greet(language: Language, to: PersonName | 'unknown'): string {
  if (to === 'unknown') return language === 'en' ? 'Hello,' : 'Guten Tag,';
  const name = nameInMail(`${to.firstName} ${to.lastName}`);
  return language === 'en' ? `Hello ${name},` : `Guten Tag, ${name}`;
}

const closings = { de: 'Freundliche Grüße', en: 'Kind regards' } as const;

function toText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
    case 'heading':
    case 'quote':
      return part.text;
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'code':
      return part.code;
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'note':
      return `${part.text}\n${part.label}: ${part.url}`;
  }
}

function toHtml(part: MailPart): string {
  if (part.kind !== 'facts') return fill(frame.parts[part.kind], part);
  const [before = '', row = '', after = ''] = frame.parts.facts.split(/<!--\/?each-->/);
  return before + part.facts.map(([label, value]) => fill(row, { label, value })).join('') + after;
}

/** Puts values, escaped, into their places; a place without a value is our mistake. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the mail frame wants ${name}, which is not there`);
    return value.replace(/[&<>"']/g, toEntity).replace(/\r\n|\n/g, '<br>\n');
  });
}

function toEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

const frame = readFrame(readFileSync(new URL('./mail-frame.html', import.meta.url), 'utf8'));

/** Cuts the frame at its marks: what stands before and after the parts, and how each kind of part looks. */
function readFrame(html: string) {
  const cutAt = (text: string, mark: string): [string, string] => {
    const at = text.indexOf(mark);
    if (at < 0) throw new Error(`the mail frame has no ${mark}`);
    return [text.slice(0, at), text.slice(at + mark.length)];
  };
  const [before, rest] = cutAt(html, '<!--parts-->');
  const [parts, after] = cutAt(rest, '<!--/parts-->');
  const partOf = (kind: MailPart['kind']) => cutAt(cutAt(parts, `<!--part:${kind}-->`)[1], '<!--/part-->')[0];
  return {
    before,
    parts: {
      text: partOf('text'),
      heading: partOf('heading'),
      facts: partOf('facts'),
      code: partOf('code'),
      link: partOf('link'),
      quote: partOf('quote'),
      note: partOf('note'),
    },
    after,
  };
}
