import { expect, test } from 'vitest';
import { ConfigError, findConfigWarnings, readEnv, toConfig } from './config.ts';

const load = (env: Record<string, string>) => toConfig(readEnv(env));

test('nothing has to be set', () => {
  expect(load({})).toMatchObject({
    isProduction: false,
    port: 5000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:5000',
    databaseUrl: undefined,
    outbox: true,
    phone: { provider: 'outbox' },
    trustProxy: undefined,
    codesPerHourMax: 200,
    apiDocs: true,
    logLevel: 'info',
  });
});

test('nothing of a chat leaves the process unless a provider is named', () => {
  expect(load({})).toMatchObject({
    languageModel: undefined,
    speech: { provider: undefined, espeak: true },
  });
  expect(load({ LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'm' }).languageModel).toEqual({
    ...{ baseUrl: 'http://localhost:11434/v1', apiKey: undefined, model: 'm' },
  });
});

const speechAt = { TTS_BASE_URL: 'https://speech.example/v1', TTS_API_KEY: 'key' };
test.each([
  ['auto', true, true],
  ['openai', true, false],
  ['espeak', false, true],
  ['none', false, false],
])('TTS_PROVIDER=%s', (TTS_PROVIDER, hasProvider, espeak) => {
  const { speech } = load({ ...speechAt, TTS_PROVIDER });
  expect([speech.provider !== undefined, speech.espeak]).toEqual([hasProvider, espeak]);
});

test('an empty value counts as not set', () => {
  expect(load({ PORT: '', SMTP_URL: '', OUTBOX: '' })).toMatchObject({ port: 5000, outbox: true });
});

test('the public address loses its last slash', () => {
  expect(load({ OUTBOX: 'on', PUBLIC_URL: 'https://praxis.example//' }).publicUrl).toBe(
    'https://praxis.example',
  );
});

const wrong: [name: string, value: string][] = [
  ['NODE_ENV', 'staging'],
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PORT', ' '],
  ['PORT', '1e3'],
  ['PUBLIC_URL', 'praxis.example'],
  ['PUBLIC_URL', 'ftp://praxis.example'],
  ['DATABASE_URL', 'mysql://db/praxis'],
  ['SECRET_KEY', 'short'],
  ['SMTP_URL', 'https://mail.example'],
  ['VOICE_PROVIDER', 'carrier-pigeon'],
  ['TWILIO_API_URL', 'twilio'],
  ['VOICE_HTTP_URL', 'not a url'],
  ['VOICE_HTTP_URL', 'ftp://voice.example'],
  ['VOICE_HTTP_TOKEN', 'short'],
  ['VOICE_HTTP_TOKEN', 'a line\nbreak, long enough'],
  ['TWILIO_API_URL', 'ftp://twilio.example'],
  ['OUTBOX', 'yes'],
  ['API_DOCS', 'yes'],
  ['CODES_PER_HOUR_MAX', '0'],
  ['CODES_PER_HOUR_MAX', '-1'],
  ['CODES_PER_HOUR_MAX', '1e6'],
  ['LLM_BASE_URL', 'localhost:11434'],
  ['TTS_PROVIDER', 'parrot'],
  ['TTS_BASE_URL', 'ftp://speech.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'loopback, somewhere'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['LOG_LEVEL', 'loud'],
];

test.each(wrong)('%s=%j is refused with one sentence that names it', (name, value) => {
  expect(() => load({ [name]: value })).toThrow(ConfigError);
  expect(() => load({ [name]: value })).toThrow(new RegExp(`^${name}=[^\\n]* is not usable: [^\\n]+\\.$`));
});

test.each([
  ['SECRET_KEY', 'too-short-secret'],
  ['DATABASE_URL', 'mysql://user:too-short-secret@db'],
  ['SMTP_URL', 'http://user:too-short-secret@mail'],
  ['VOICE_HTTP_TOKEN', 'too short-secret'],
])('what is wrong with %s is said without its value', (name, value) => {
  expect(() => load({ [name]: value })).toThrow(/^(?!.*too-short-secret)/);
});

test.each(['loopback', '10.0.0.1', '10.0.0.0/8, loopback', '::1', 'fd00::/8', 'uniquelocal,linklocal'])(
  'TRUST_PROXY=%s is understood',
  (value) => {
    expect(load({ TRUST_PROXY: value }).trustProxy).toBe(value);
  },
);

const smtp = { SMTP_URL: 'smtp://mail.example' };
const secret = { SECRET_KEY: 'x'.repeat(32) };
const production = { NODE_ENV: 'production' };
const voice = {
  VOICE_PROVIDER: 'http',
  VOICE_HTTP_URL: 'https://voice.example',
  VOICE_HTTP_TOKEN: 'speak-secret-0123',
};
const twilio = {
  VOICE_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: '+492214710120',
};

test.each([
  [{ ...production }, 'SMTP_URL'],
  [{ ...production, ...smtp, DATABASE_URL: 'postgres://db/x' }, 'SECRET_KEY'],
  [{ ...production, ...smtp }, 'VOICE_PROVIDER'],
  [{ OUTBOX: 'off', ...smtp }, 'VOICE_PROVIDER'],
  [{ OUTBOX: 'off' }, 'SMTP_URL'],
  [{ VOICE_PROVIDER: 'http' }, 'VOICE_HTTP_URL'],
  [{ ...voice, VOICE_HTTP_URL: 'http://voice.example' }, 'VOICE_HTTP_URL'],
  [{ ...voice, VOICE_HTTP_URL: 'https://user:secret@voice.example' }, 'VOICE_HTTP_URL'],
  [{ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: 'https://voice.example' }, 'VOICE_HTTP_TOKEN'],
  [{ ...twilio, TWILIO_API_URL: 'http://twilio.example' }, 'TWILIO_API_URL'],
  [{ SMTP_URL: 'smtp://mail.example?requireTLS=false' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://100%:geheim@mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp:mail.example' }, 'SMTP_URL'],
  [{ LLM_BASE_URL: 'https://model.example/v1' }, 'LLM_MODEL'],
  [{ LLM_API_KEY: 'key' }, 'LLM_BASE_URL'],
  [{ LLM_BASE_URL: 'http://model.example/v1', LLM_MODEL: 'm' }, 'LLM_BASE_URL'],
  [{ TTS_PROVIDER: 'openai' }, 'TTS_BASE_URL'],
  [{ TTS_API_KEY: 'key' }, 'TTS_BASE_URL'],
  [{ TTS_BASE_URL: 'http://speech.example' }, 'TTS_BASE_URL'],
  [{ PUBLIC_URL: 'https://praxis.example' }, 'OUTBOX'],
  [{ PUBLIC_URL: 'https://praxis.example', ...smtp }, 'OUTBOX'],
  [{ HOST: '0.0.0.0' }, 'OUTBOX'],
  [{ HOST: '::' }, 'OUTBOX'],
  [{ HOST: '192.168.1.5', NODE_ENV: 'test' }, 'OUTBOX'],
  [{ VOICE_PROVIDER: 'twilio', TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't' }, 'TWILIO_FROM'],
])('%j can not work, and the sentence says what to set', (env, name) => {
  expect(() => load(env)).toThrow(ConfigError);
  expect(() => load(env)).toThrow(new RegExp(`${name}.*\\.$`));
});

test.each([
  { ...production, OUTBOX: 'on' },
  { ...production, OUTBOX: 'on', ...smtp, ...secret, DATABASE_URL: 'postgres://db/x' },
  { ...production, ...smtp, ...voice },
  { ...production, ...smtp, ...twilio },
])('%j can work', (env) => {
  expect(load(env).isProduction).toBe(true);
});

test.each([
  [{}, 0],
  [{ ...production, OUTBOX: 'on' }, 0],
  [{ ...production, OUTBOX: 'on', PUBLIC_URL: 'http://praxis.example' }, 0],
  [{ OUTBOX: 'on', PUBLIC_URL: 'https://praxis.example' }, 0],
  [{ ...production, OUTBOX: 'on', PUBLIC_URL: 'https://praxis.example' }, 1],
  [{ ...production, OUTBOX: 'on', PUBLIC_URL: 'https://praxis.example', TRUST_PROXY: 'loopback' }, 0],
])('%j is worth %i warning about the proxy', (env, count) => {
  const warnings = findConfigWarnings(load(env));
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toMatch(/^TRUST_PROXY is not set .*\.$/);
});

test.each([
  ['postgres://praxis:x@db.example/praxis', 1],
  ['postgres://praxis:x@db.example/praxis?sslmode=disable', 1],
  ['postgres://praxis:x@db.example/praxis?sslmode=verify-full', 0],
  ['postgres://praxis:x@db.example/praxis?ssl=true', 0],
  ['postgres://praxis:x@localhost/praxis', 0],
  ['postgres://praxis:x@[::1]:5433/praxis', 0],
  ['postgres://praxis@localhost/praxis?host=/run/postgresql', 0],
  ['postgres://praxis@localhost/praxis?host=db.example', 1],
])('DATABASE_URL=%s is worth %i warning about TLS', (databaseUrl, count) => {
  const warnings = findConfigWarnings(load({ DATABASE_URL: databaseUrl }));
  expect(warnings).toHaveLength(count);
  for (const warning of warnings) expect(warning).toMatch(/^DATABASE_URL crosses a network without TLS/);
  const owner = load({ DATABASE_URL: 'postgres://localhost/praxis', DATABASE_OWNER_URL: databaseUrl });
  expect(findConfigWarnings(owner)).toHaveLength(count);
});

test('in production the description of the API is served only if it is said', () => {
  const env = { ...production, OUTBOX: 'on' };
  expect(load(env).apiDocs).toBe(false);
  expect(load({ ...env, API_DOCS: 'on' }).apiDocs).toBe(true);
  expect(load({ API_DOCS: 'off' }).apiDocs).toBe(false);
});

test.each([
  { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:8080' },
  { HOST: 'localhost' },
])('with %j only this machine reaches the outbox, so nothing has to be said', (env) => {
  expect(load(env).outbox).toBe(true);
});

test('said outright, the outbox is shown to everyone', () => {
  expect(load({ HOST: '0.0.0.0', PUBLIC_URL: 'https://praxis.example', OUTBOX: 'on' }).outbox).toBe(true);
});

test('where everything is sent there is no outbox, whatever is said', () => {
  const sent = { ...smtp, ...voice, HOST: '0.0.0.0', PUBLIC_URL: 'https://praxis.example' };
  expect(load(sent).outbox).toBe(false);
  expect(load({ ...sent, OUTBOX: 'on' }).outbox).toBe(false);
});

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, isTlsFromStart: false, isTlsRequired: true }],
  ['smtp://mail.example:25', { port: 25, isTlsFromStart: false, isTlsRequired: true }],
  ['smtps://mail.example', { port: 465, isTlsFromStart: true, isTlsRequired: true }],
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, isTlsRequired: false }],
  ['smtp://localhost', { port: 587, isTlsRequired: false }],
  ['smtp://[::1]:2525', { host: '::1', isTlsRequired: false }],
  ['smtp://0x7f.1', { isTlsRequired: true }],
  [
    'smtp://praxis%40mail.example:p%25%3A@mail.example',
    { logIn: { user: 'praxis@mail.example', password: 'p%:' } },
  ],
])('SMTP_URL=%s', (SMTP_URL, expected) => {
  expect(load({ SMTP_URL }).smtp).toMatchObject(expected);
});

test('a phone provider on this machine needs neither TLS nor a secret', () => {
  expect(load({ VOICE_PROVIDER: 'http', VOICE_HTTP_URL: 'http://127.0.0.1:8080/speak' }).phone).toEqual({
    provider: 'http',
    url: 'http://127.0.0.1:8080/speak',
    token: undefined,
  });
});
