import { practice as facts } from '@praxisportal/practice/practice';
import { describe, expect, it } from 'vitest';
import { type MailDraft, nameInMail, writeMail } from './mail.ts';

const draft: MailDraft = {
  subject: 'Betreff',
  title: 'Überschrift',
  to: { firstName: 'Änne', lastName: 'Groß' },
  parts: [
    { kind: 'text', text: 'Erster Satz.\nZweiter Satz.' },
    { kind: 'heading', text: 'Zwischenüberschrift' },
    {
      kind: 'facts',
      facts: [
        ['Datum', 'Montag'],
        ['Uhrzeit', '09:00 Uhr'],
      ],
    },
    { kind: 'code', code: '123456' },
    { kind: 'link', label: 'Termin ansehen', url: 'https://praxis.example/de/termin#a&b' },
    { kind: 'quote', text: 'Haben Sie samstags auf?' },
  ],
  note: { text: 'Kleingedrucktes.', label: 'Abmelden', url: 'https://praxis.example/de/abmelden#x' },
};

/** What a reader of the HTML sees, as lines. */
function readHtml(html: string): string[] {
  const body = html.slice(html.indexOf('role="article"')).replace(/<!--[\s\S]*?-->/g, '');
  return body
    .slice(body.indexOf('>') + 1)
    .replace(/<[^>]*>/g, '\n')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '\u200a');
}

describe('writeMail', () => {
  it('keeps the practice’s number on one line', () => {
    const { body, html } = writeMail('de', facts, {
      ...draft,
      parts: [{ kind: 'text', text: `Rufen Sie uns an: ${facts.phone}.` }],
    });
    expect(body).toContain('Rufen Sie uns an: +49 221 4710120.');
    expect(html).toContain('Rufen Sie uns an: +49\u00a0221\u00a04710120.');
  });

  it('says the same in plain text and in HTML', () => {
    const { body, html } = writeMail('de', facts, draft);
    expect(body).toBe(
      [
        'Guten Tag, Änne Groß',
        'Erster Satz.\nZweiter Satz.',
        'Zwischenüberschrift',
        'Datum: Montag\nUhrzeit: 09:00 Uhr',
        '123456',
        'Termin ansehen:\nhttps://praxis.example/de/termin#a&b',
        'Haben Sie samstags auf?',
        'Freundliche Grüße\nZahnarztpraxis am Lindenplatz\nLindenplatz 7, 50676 Köln\n+49 221 4710120',
        'Kleingedrucktes.\nAbmelden: https://praxis.example/de/abmelden#x',
      ].join('\n\n'),
    );
    expect(readHtml(html)).toEqual([
      'Zahnarztpraxis am Lindenplatz',
      'Überschrift',
      ...['Guten Tag, Änne Groß', 'Erster Satz.', 'Zweiter Satz.', 'Zwischenüberschrift'],
      ...['Datum', 'Montag', 'Uhrzeit', '09:00 Uhr', '123456', 'Termin ansehen', 'Haben Sie samstags auf?'],
      ...['Freundliche Grüße', 'Zahnarztpraxis am Lindenplatz', 'Kleingedrucktes.', 'Abmelden'],
      ...['Zahnarztpraxis am Lindenplatz', 'Lindenplatz 7, 50676 Köln', '+49 221 4710120'],
    ]);
    expect(html).toContain('href="https://praxis.example/de/termin#a&#38;b"');
  });

  it('has the language of its words', () => {
    const english = writeMail('en', facts, draft);
    expect(english.html).toContain('<html lang="en" dir="ltr"');
    expect(english.body).toMatch(/^Hello Änne Groß,\n/);
    expect(english.body).toContain('Kind regards');
    expect(writeMail('de', facts, { ...draft, to: 'unknown' }).body).toMatch(/^Guten Tag,\n/);
  });

  it('lets no name, link or message become markup, and fills no place twice', () => {
    const evil = '"><script>alert(1)</script>\'{{title}}&amp;$&';
    const { html } = writeMail('de', facts, {
      subject: evil,
      to: { firstName: evil, lastName: evil },
      parts: [
        { kind: 'text', text: evil },
        { kind: 'facts', facts: [[evil, evil]] },
        { kind: 'code', code: evil },
        { kind: 'link', label: evil, url: `https://praxis.example/${evil}` },
        { kind: 'quote', text: evil },
      ],
    });
    expect(html).not.toMatch(/<script|alert\(1\)<\/script|"><s/);
    expect(readHtml(html).filter((line) => line === evil)).toHaveLength(7);
  });

  it('greets nobody and signs nothing where the practice writes to itself', () => {
    const { body } = writeMail('de', facts, {
      subject: 'x',
      to: null,
      parts: [{ kind: 'text', text: 'Nur das.' }],
    });
    expect(body).toBe('Nur das.');
  });

  it('keeps every line of the HTML within what a mail may carry', () => {
    const { html } = writeMail('de', facts, {
      ...draft,
      parts: [{ kind: 'quote', text: 'Wort '.repeat(800) }],
    });
    const frameLines = html.split('\n').filter((line) => !line.includes('Wort Wort'));
    expect(Math.max(...frameLines.map((line) => line.length))).toBeLessThan(998);
  });
});

it.each([
  ['Olga https://evil.example/x', 'Olga https: / / evil. example/ x'],
  ['WWW.evil.example', 'WWW. evil. example'],
  ['olga@evil.example', 'olga@ evil. example'],
  ['Dr.med. Olga', 'Dr. med. Olga'],
  ['O’Neil: Ann-Marie St. John', 'O’Neil: Ann-Marie St. John'],
])('leaves of the name %s nothing that a mail program makes a link of', (name, said) => {
  expect(nameInMail(name)).toBe(said);
  const { body, html } = writeMail('de', facts, { ...draft, to: { firstName: name, lastName: 'Groß' } });
  expect(body).toContain(`${said} Groß`);
  expect(readHtml(html)).toContain(`Guten Tag, ${said} Groß`);
});
