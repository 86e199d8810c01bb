import { expect, test } from 'vitest';
import { findMailDomain } from './mail-domain.ts';
import { mailServiceDomains } from './mail-services.ts';

test.each([
  ['anna@firma.example', 'firma.example'],
  ['anna@a.b.firma.example', 'firma.example'],
  ['x1@xn--mller-kva.de', 'xn--mller-kva.de'],
  ['anna@müller.de', 'xn--mller-kva.de'],
  ['anna@mail.müller.de', 'xn--mller-kva.de'],
  ['anna@FIRMA.DE', 'firma.de'],
  ['anna@firma.de.', 'firma.de'],
  ['anna@firma.co.uk', 'firma.co.uk'],
  ['anna@one.firma.co.uk', 'firma.co.uk'],
  ['anna@firma.gv.at', 'firma.gv.at'],
  ['anna@smail.uni-koeln.de', 'uni-koeln.de'],
  // Two letters before a country are a name of its own in Germany.
  ['anna@web.hp.de', 'hp.de'],
  ['"a@b"@firma.de', 'firma.de'],
])('%s belongs to the domain %s', (email, domain) => {
  expect(findMailDomain(email)).toBe(domain);
});

test.each(['anna@gmail.com', 'anna@GMX.de', 'anna@web.de', 'anna@t-online.de', 'anna@hotmail.co.uk'])(
  'the users of %s have nothing in common',
  (email) => {
    expect(findMailDomain(email)).toBeUndefined();
  },
);

test.each(['x@anna.fastmail.com', 'x@evil.gmail.com', 'x@web.de.evil.example'])(
  '%s is not the mail service that it looks like',
  (email) => {
    expect(findMailDomain(email)).toBeDefined();
  },
);

test('mail services are written as domains are compared', () => {
  for (const domain of mailServiceDomains) expect(domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
});
