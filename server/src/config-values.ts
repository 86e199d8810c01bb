import { isIP } from 'node:net';
import * as z from 'zod';
import { hasPhoneNumbers } from './domain/call-countries.ts';

/** What a setting may hold. Each refusal is the end of a sentence that begins with the setting's name. */

type Judge = (text: string) => string | undefined;

/** A value that a judge does not complain about. */
function judged(judge: Judge) {
  return z.string().check(({ value, issues }) => {
    const message = judge(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}

export const onOff = z.enum(['on', 'off'], 'say on or off');
export const oneOf = <const Words extends readonly string[]>(...words: Words) =>
  z.enum(words, `say one of ${words.join(', ')}`);

export const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'a number from 1 to 999999, in digits only')
  .transform(Number);

export const port = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,4})$/, 'a port is a number from 0 to 65535, in digits only')
  .transform(Number)
  .refine((number) => number <= 65535, 'a port is at most 65535');

const edges = /^\s|\s$/;
const controls = /\p{Cc}/u;

/** Words for people: a name of a model or a voice. */
export const words = judged((text) => {
  if (controls.test(text)) return 'it holds a line break or another control character';
  return edges.test(text) ? 'take the blanks at its ends away' : undefined;
});

/** What goes into a header as it is. */
export const token = judged((text) =>
  /^[\x21-\x7e]+$/.test(text) ? undefined : 'it has to be letters, digits and signs of ASCII, without blanks',
);

export const secret = z.string().min(32, 'it needs 32 characters or more').and(words);

export const folder = judged((text) => {
  if (controls.test(text)) return 'it holds a line break or another control character';
  if (edges.test(text)) return 'take the blanks at its ends away';
  if (/^~/.test(text)) return 'only a shell knows what ~ means: write the whole path';
  if (/^[a-z]+:\/\//i.test(text)) return 'write a path, not an address';
  return /^[/.]+$/.test(text) ? 'name a folder of its own' : undefined;
});

export const host = judged((text) => {
  if (isIP(text.split('%')[0] ?? '') !== 0) return undefined;
  if (/[/@]/.test(text)) return 'write the name or the IP address alone, without http://';
  if (/^\[.*\]$/.test(text)) return 'write an IPv6 address without brackets';
  if (/:\d+$/.test(text)) return 'the port belongs into PORT';
  const isName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.?)+$/i.test(text) && !/(?:^|\.)\d+$/.test(text);
  return isName ? undefined : 'it is no host name and no IP address, like 127.0.0.1';
});

/** `anna@example.org`, or `Name <anna@example.org>`. */
export const mailbox = judged((text) =>
  /^(?:[^\s<>@,;]+@[^\s<>@,;]+|[^\p{Cc}<>@]*<[^\s<>@,;]+@[^\s<>@,;]+>)$/u.test(text)
    ? undefined
    : 'write one address, like termine@praxis.example, or "Praxis <termine@praxis.example>"',
);

/** A telephone number as Twilio takes it. */
export const callerNumber = judged((text) =>
  /^\+[1-9]\d{6,14}$/.test(text) ? undefined : 'write the number like +492211234567, without blanks',
);

/** ISO codes of countries, with commas. */
export const callCountries = judged((list) =>
  splitList(list).every((code) => /^[A-Z]{2}$/.test(code) && hasPhoneNumbers(code))
    ? undefined
    : 'list countries by their two capital letters, with commas, like DE,AT,GB',
);

/** The parts of a list with commas. */
export function splitList(list: string): string[] {
  return list.split(',').map((part) => part.trim());
}

/** An IP address, a network in CIDR form, or one of the names that Fastify knows for them; several with commas. */
export const trustedProxies = judged((list) => {
  const parts = splitList(list);
  if (parts.some((part) => /\/0+$/.test(part)))
    return 'it would trust every address, and each visitor could claim another: name the proxy';
  return parts.every(isProxy) ? undefined : 'name IP addresses, networks like 10.0.0.0/8, or loopback';
});

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

type AddressRules = {
  schemes: readonly string[];
  example: string;
  /** Whether a user and a password may stand in it. */
  logIn?: boolean;
  /** Whether parameters may stand behind a question mark. */
  parameters?: boolean;
  /** What is wrong with the path or the rest. */
  judge?: (url: URL) => string | undefined;
};

function address(rules: AddressRules) {
  return judged((text) => judgeAddress(text, rules));
}

function judgeAddress(text: string, { schemes, example, logIn, parameters, judge }: AddressRules) {
  if (controls.test(text) || /\s/.test(text))
    return logIn
      ? 'it holds a blank or a line break; a blank in a password is written as %20'
      : `it holds a blank or a line break; write it like ${example}`;
  const [, scheme = '', rest = ''] = /^([a-z]+):\/\/(.*)$/i.exec(text) ?? [];
  if (!schemes.includes(scheme.toLowerCase()) || /^[/\\]/.test(rest)) {
    // Only PostgreSQL has a host by default.
    if (!schemes.includes('postgres') || !/^postgres(?:ql)?:\/\/\//i.test(text))
      return `it has to begin with ${schemes.map((each) => `${each}://`).join(' or ')}, like ${example}`;
  }
  const at = rest.lastIndexOf('@');
  const userInfo = at < 0 ? '' : rest.slice(0, at);
  if (at >= 0 && !logIn) return `it must not hold an @, a user or a password; write it like ${example}`;
  const wrongInLogIn = judgeLogIn(userInfo);
  if (wrongInLogIn) return wrongInLogIn;
  if (!URL.canParse(text)) return `it is no address; write it like ${example}`;
  const url = new URL(text);
  if (url.port === '0') return 'a port is a number from 1 to 65535';
  if (text.includes('#')) return `nothing may stand behind a #; write it like ${example}`;
  // Parameters could switch TLS off unnoticed.
  if (text.includes('?') && !parameters) return `it takes no parameters behind a ?; write it like ${example}`;
  return judge?.(url);
}

const reserved: Record<string, string> = {
  ...{ '/': '%2F', '?': '%3F', '#': '%23', '@': '%40', '[': '%5B', ']': '%5D', '\\': '%5C' },
  ...{ '"': '%22', '<': '%3C', '>': '%3E', '^': '%5E', '`': '%60', '{': '%7B', '|': '%7C', '}': '%7D' },
};

/** Unescaped, such a sign would end the password, and another host would be asked with what is left of it. */
function judgeLogIn(userInfo: string): string | undefined {
  const colons = userInfo.split(':').length - 1;
  const found = colons > 1 ? ':' : [...userInfo].find((sign) => sign in reserved);
  if (found)
    return `its user or password holds ${found}, which must be written as ${reserved[found] ?? '%3A'} there`;
  if (/%(?![\da-f]{2})/i.test(userInfo))
    return 'its user or password holds %, which must be written as %25 there';
  try {
    decodeURIComponent(userInfo);
  } catch {
    return 'what stands behind a % in its user or password is no UTF-8: escape it anew';
  }
  if (userInfo.startsWith(':')) return 'it has a password, but no user before it';
  return undefined;
}

export const smtpAddress = address({
  schemes: ['smtp', 'smtps'],
  example: 'smtp://user:password@mail.example:587',
  logIn: true,
  judge: ({ hostname, pathname, username, password }) => {
    if (!hostname) return 'it names no mail server';
    if (pathname !== '' && pathname !== '/') return 'nothing may stand behind the mail server and its port';
    return username && !password ? 'it has a user, but no password' : undefined;
  },
});

export const databaseAddress = address({
  schemes: ['postgres', 'postgresql'],
  example: 'postgres://user:password@db.example/praxis',
  logIn: true,
  parameters: true,
  judge: ({ pathname, searchParams }) => {
    if (pathname.slice(1).includes('/')) return "the database's name holds a /";
    const sslMode = searchParams.get('sslmode');
    if (sslMode !== null && !sslModes.includes(sslMode)) return `sslmode is one of ${sslModes.join(', ')}`;
    return undefined;
  },
});
const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

export const siteAddress = address({
  schemes: ['http', 'https'],
  example: 'https://praxis.example',
  judge: ({ hostname, pathname }) => {
    if (!/^\/*$/.test(pathname))
      return 'the site has the whole host: nothing may stand behind it, like https://praxis.example';
    if (['0.0.0.0', '[::]'].includes(hostname) || hostname.includes('*'))
      return 'no browser can open it: name the host that visitors open, like https://praxis.example';
    return undefined;
  },
});

export const webAddress = address({
  schemes: ['http', 'https'],
  example: 'https://voice.example/speak',
  parameters: true,
});

/** The address of an API, to which `ending` is added; it is often copied with it. */
export const apiAddress = (example: string, ending: string) =>
  address({
    schemes: ['http', 'https'],
    example,
    judge: ({ pathname }) =>
      pathname.replace(/\/+$/, '').endsWith(ending)
        ? `leave ${ending} away, which the server adds; write it like ${example}`
        : undefined,
  });
