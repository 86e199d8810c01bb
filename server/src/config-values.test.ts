import { expect, test } from 'vitest';
import { ConfigError, readEnv, settingNames, toConfig } from './config.ts';
import { findUnknownSettings } from './unknown-settings.ts';

/** Values of each setting that are refused, and what the sentence says. */
const refused: Record<string, [says: RegExp, ...values: string[]][]> = {
  NODE_ENV: [[/say one of development, production, test/, 'staging', 'Production', 'production ']],
  PORT: [
    [/a port is/, '1e3', '0x50', ' 80', '80 ', '-1', '+80', '080', '80.5', '65536', '99999999', 'http', '٨٠'],
  ],
  HOST: [
    [/without http:/, 'http://localhost', 'localhost/', 'user@localhost'],
    [/belongs into PORT/, 'localhost:5000', '127.0.0.1:80'],
    [/without brackets/, '[::1]'],
    [/no host name/, '300.1.1.1', '1.2.3', 'local host', 'prax_is', '*', '-a', 'a..b', '127.0.0.1,10.0.0.1'],
  ],
  PUBLIC_URL: [
    [
      /begin with http:/,
      'praxis.example',
      'ftp://praxis.example',
      'https:praxis.example',
      'https:/praxis.example',
    ],
    [
      /begin with http:/,
      'https:///praxis.example',
      'https://\\praxis.example',
      '//praxis.example',
      'localhost:5000',
    ],
    [/nothing may stand behind it/, 'https://praxis.example/termine', 'https://praxis.example/de/'],
    [/no parameters behind a \?/, 'https://praxis.example?', 'https://praxis.example/?ref=1'],
    [/behind a #/, 'https://praxis.example#', 'https://praxis.example/#top'],
    [/an @, a user/, 'https://user@praxis.example', 'https://user:word@praxis.example'],
    [
      /blank or a line break/,
      'https://praxis.example ',
      ' https://praxis.example',
      'https://praxis.example\n',
      'https://a b',
    ],
    [
      /no address/,
      'https://',
      'https://praxis.example:99999',
      'https://praxis.example:x',
      'https://[::1',
      'https://%',
    ],
    [/1 to 65535/, 'http://localhost:0'],
    [/no browser can open/, 'http://0.0.0.0:5000', 'http://[::]', 'https://*.praxis.example'],
  ],
  SMTP_URL: [
    [
      /begin with smtp:/,
      'mail.example',
      'https://mail.example',
      'smtp:mail.example',
      'smtp:///mail.example',
      'smpt://mail.example',
    ],
    [
      /holds \/, which must be written as %2F/,
      'smtp://user:pa/ss@mail.example',
      'smtp://user:12/ss@mail.example:587',
      'smtp://us/er:word@mail.example',
    ],
    [
      /holds #, which must be written as %23/,
      'smtp://user:pa#ss@mail.example',
      'smtp://user:25#ss@mail.example',
    ],
    [
      /holds \?, which must be written as %3F/,
      'smtp://user:pa?ss@mail.example',
      'smtp://user:25?ss@mail.example',
    ],
    [
      /holds @, which must be written as %40/,
      'smtp://user:pa@ss@mail.example',
      'smtp://praxis@mail.example:word@mail.example',
    ],
    [/holds :, which must be written as %3A/, 'smtp://user:pa:ss@mail.example', 'smtp://user::@mail.example'],
    [/holds \\, which must be written as %5C/, 'smtp://user:pa\\ss@mail.example'],
    [/holds \[, which must be written as %5B/, 'smtp://user:pa[ss@mail.example'],
    [/written as %25/, 'smtp://user:100%@mail.example', 'smtp://user:%zz@mail.example'],
    [/no UTF-8/, 'smtp://user:%ff@mail.example'],
    [/written as %20/, 'smtp://user:pa ss@mail.example', 'smtp://mail.example\n'],
    [/but no password/, 'smtp://user@mail.example', 'smtp://user:@mail.example'],
    [/no user before it/, 'smtp://:word@mail.example'],
    [/behind the mail server/, 'smtp://mail.example/inbox', 'smtps://mail.example:465/x'],
    [/no parameters/, 'smtp://mail.example?requireTLS=false', 'smtp://mail.example?'],
    [/behind a #/, 'smtp://mail.example#x'],
    [/no address/, 'smtp://mail.example:99999', 'smtp://mail.example:5x'],
    [/1 to 65535/, 'smtp://mail.example:0'],
    [/no mail server/, 'smtp://'],
  ],
  DATABASE_URL: [
    [/begin with postgres:/, 'mysql://db/praxis', 'db/praxis', 'postgres:db', 'host=db'],
    [
      /holds \/, which must be written as %2F/,
      'postgres://user:pa/ss@db/praxis',
      'postgres://user:54/32@db/praxis',
    ],
    [/holds #/, 'postgres://user:pa#ss@db/praxis'],
    [/holds \?/, 'postgres://user:pa?ss@db/praxis'],
    [/holds @/, 'postgres://user:pa@ss@db/praxis'],
    [/holds :/, 'postgres://user:pa:ss@db/praxis'],
    [/written as %25/, 'postgres://user:pa%ss@db/praxis'],
    [/behind a #/, 'postgres://user:word@db/praxis#x'],
    [/database's name/, 'postgres://user:word@db/praxis/', 'postgres://user:word@db/praxis/public'],
    [/sslmode is one of/, 'postgres://db/praxis?sslmode=verify', 'postgres://db/praxis?sslmode='],
    [/no address/, 'postgres://db:99999/praxis', 'postgres://a,b:1:2/praxis'],
    [/blank/, 'postgres://user:pa ss@db/praxis'],
  ],
  CALL_COUNTRIES: [
    [/two capital letters/, 'de', 'DE;AT', 'Germany', 'EU', 'UK', 'DE,,AT', 'DE,', '+49', '49', 'XX'],
  ],
  DATA_DIR: [
    [/blanks at its ends/, ' ', ' data', 'data '],
    [/what ~ means/, '~/data', '~praxis/data'],
    [/not an address/, 'file:///data', 'https://example.org'],
    [/control character/, 'da\nta', '\u0000'],
    [/folder of its own/, '/', '//', '.', '..', './'],
  ],
  SECRET_KEY: [
    [/32 characters/, 'short', 'x'.repeat(31)],
    [/blanks at its ends/, `${'x'.repeat(40)} `],
    [/line break/, `${'x'.repeat(40)}\n`],
  ],
  MAIL_FROM: [
    [
      /write one address/,
      'Praxis',
      'termine@',
      '@praxis.example',
      'Praxis <termine>',
      'Praxis termine@praxis.example',
    ],
    [
      /write one address/,
      'a@b.example, c@d.example',
      'Praxis <a@b.example',
      'a@b.example\nBcc: c@d.example',
      'A\nB <a@b.example>',
    ],
  ],
  VOICE_PROVIDER: [[/outbox, twilio, http/, 'sip', 'Twilio', 'on']],
  TWILIO_ACCOUNT_SID: [[/without blanks/, 'AC 1', 'AC1\n', ' AC1']],
  TWILIO_AUTH_TOKEN: [[/without blanks/, 'to ken', 'tökén', 'token\r\nX: y']],
  TWILIO_FROM: [
    [/\+492211234567/, '0221 4710120', '+49 221 4710120', '00492214710120', '+0221', 'Praxis', '+'],
  ],
  TWILIO_API_URL: [
    [/begin with http/, 'twilio', 'ftp://twilio.example'],
    [/no parameters/, 'https://twilio.example?key=1'],
    [/an @/, 'https://user:word@twilio.example'],
    [/leave \/2010-04-01 away/, 'https://api.twilio.com/2010-04-01/'],
  ],
  VOICE_HTTP_URL: [
    [/begin with http/, 'voice.example', 'ws://voice.example'],
    [/an @/, 'https://user:word@voice.example', 'https://voice.example?to=a@b'],
    [/behind a #/, 'https://voice.example/#speak'],
  ],
  VOICE_HTTP_TOKEN: [
    [/16 characters/, 'short'],
    [/letters, digits/, 'long enough but with blanks', 'a line\nbreak, long enough'],
  ],
  LLM_BASE_URL: [
    [/begin with http/, 'localhost:11434', 'model.example/v1'],
    [
      /leave \/chat\/completions away/,
      'https://model.example/v1/chat/completions',
      'https://model.example/v1/chat/completions/',
    ],
    [/no parameters/, 'https://model.example/v1?key=1'],
    [/an @/, 'https://key@model.example/v1'],
  ],
  LLM_API_KEY: [[/without blanks/, 'Bearer key', 'key\n', 'schlüssel']],
  LLM_MODEL: [[/blanks at its ends|line break/, ' model', 'model\n']],
  TTS_PROVIDER: [[/auto, openai/, 'parrot']],
  TTS_BASE_URL: [
    [/begin with http/, 'speech.example'],
    [/leave \/audio\/speech away/, 'https://speech.example/v1/audio/speech'],
  ],
  TTS_API_KEY: [[/without blanks/, 'a key']],
  TTS_MODEL: [[/blanks at its ends/, ' tts-1']],
  TTS_VOICE: [[/line break/, 'no\nva']],
  TRUST_PROXY: [
    [
      /name IP addresses/,
      'true',
      '1',
      'on',
      'proxy.example',
      'loopback,',
      ',',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '::1/129',
      '10.0.0.0/-1',
      '10.0.0/8',
    ],
    [/trust every address/, '0.0.0.0/0', '::/0', 'loopback, 0.0.0.0/0', '10.0.0.0/00'],
  ],
  LOG_LEVEL: [[/trace, debug/, 'loud', 'INFO', 'warning', '30']],
};
for (const name of [
  'CALLS_PER_HOUR_MAX',
  'CODES_PER_HOUR_MAX',
  'NEWCOMERS_DAY_PERCENT',
  'PROOF_OF_WORK_KEYS',
  'OPEN_APPOINTMENTS_MAX',
  'BOOKINGS_PER_DAY_MAX',
])
  refused[name] = [
    [
      /1 to 999999/,
      '0',
      '-1',
      '+1',
      '1e3',
      '0x10',
      '1_000',
      '1.5',
      '1,5',
      ' 4',
      '4 ',
      '04',
      '1000000',
      '٤',
      'NaN',
      'many',
    ],
  ];
for (const name of ['OUTBOX', 'API_DOCS', 'PRACTICE_NOTICES', 'PRACTICE_MORNING_LIST'])
  refused[name] = [[/say on or off/, 'yes', 'no', 'true', 'false', '1', '0', 'On', 'OFF', ' on']];
refused.DATABASE_OWNER_URL = refused.DATABASE_URL ?? [];

test('every setting has values that are refused', () => {
  expect(Object.keys(refused).sort()).toEqual([...settingNames].sort());
});

const table = Object.entries(refused).flatMap(([name, rows]) =>
  rows.flatMap(([says, ...values]) => values.map((value) => ({ name, value, says }))),
);
test.each(table)('$name=$value is refused', ({ name, value, says }) => {
  const judge = () => readEnv({ [name]: value });
  expect(judge).toThrow(ConfigError);
  expect(judge).toThrow(says);
  expect(judge).toThrow(new RegExp(`^${name}=[^\\n]* is not usable: [^\\n]+[^.]\\.$`));
});

test('an address is refused without its value, which may hold a password by mistake', () => {
  const secret = 'Geheim-0815';
  for (const name of settingNames.filter((each) => /_(?:URL|KEY|TOKEN|SID)$/.test(each))) {
    const values = [`${secret} x\n`, ...(name.endsWith('_URL') ? [`ftp://user:${secret}@host.example`] : [])];
    for (const value of values)
      expect(() => readEnv({ [name]: value })).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining(secret) }),
      );
  }
});

const accepted: [name: string, ...values: string[]][] = [
  ['HOST', '127.0.0.1', '::1', 'localhost', 'fe80::1%eth0', 'praxis.example', 'praxis-1.intern.', '0.0.0.0'],
  [
    'PUBLIC_URL',
    'http://localhost:5000',
    'http://[::1]:5000/',
    'https://PRAXIS.example',
    'https://zahnärzte.example',
  ],
  [
    'SMTP_URL',
    'smtp://us%40er:p%2F%23%3F%3A%25@mail.example/',
    'smtps://user:a-b_c.d~e!$&()*+,;=@mail.example:465',
  ],
  ['SMTP_URL', 'smtp://[::1]:25', 'SMTP://mail.example', 'smtp://user:p%C3%A4ss@mail.example'],
  [
    'DATABASE_URL',
    'postgres://praxis@localhost/praxis?host=/run/postgresql',
    'postgresql:///praxis?host=%2Frun',
    'postgres://db',
  ],
  ['DATABASE_URL', 'postgres://user:p%2Fw@[::1]:5433/praxis?sslmode=verify-full&options=-c%20jit%3Doff'],
  [
    'MAIL_FROM',
    'termine@praxis.example',
    'Zahnärzte am Platz <termine@praxis.example>',
    'a@zahnärzte.example',
  ],
  ['CALL_COUNTRIES', 'DE', 'DE,AT, CH', 'GB,US,CA,LI'],
  ['DATA_DIR', './data', '/var/lib/praxis portal', 'data', '../data', '/srv/.data'],
  ['VOICE_HTTP_URL', 'http://127.0.0.1:8080/speak?key=1'],
  ['TRUST_PROXY', 'loopback', '10.0.0.1', '10.0.0.0/8, loopback', '::1', 'fd00::/8', 'uniquelocal,linklocal'],
];
test.each(accepted.flatMap(([name, ...values]) => values.map((value) => ({ name, value }))))(
  '$name=$value is taken',
  ({ name, value }) => {
    expect(readEnv({ [name]: value })).toMatchObject({ [name]: value });
  },
);

test.each([
  ['https://PRAXIS.example:443/', 'https://praxis.example'],
  ['https://zahnärzte.example', 'https://xn--zahnrzte-3za.example'],
])('PUBLIC_URL=%s is the origin %s', (PUBLIC_URL, origin) => {
  expect(toConfig(readEnv({ PUBLIC_URL, OUTBOX: 'on' })).publicUrl).toBe(origin);
});

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['PUBLIC_URl', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_OWNERURL', 'DATABASE_OWNER_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['SECRETKEY', 'SECRET_KEY'],
  ['SMTP_PASSWORD', undefined],
  ['TWILIO_TOKEN', undefined],
])('%s looks like a setting', (name, meant) => {
  const sentences = findUnknownSettings({ [name]: 'geheim' }, settingNames);
  expect(sentences).toEqual([
    expect.stringMatching(new RegExp(`^${name} is no setting and is not read.*[.?]$`)),
  ]);
  if (meant) expect(sentences[0]).toContain(`is ${meant} meant?`);
  expect(sentences[0]).not.toContain('geheim');
});

test('what other programs read is no misspelt setting', () => {
  const others =
    'PATH HOME HOSTNAME USER SHELL LANG TZ PWD TERM PGHOST PGPORT PGDATA NODE_OPTIONS INIT_CWD npm_lifecycle_event';
  const env = Object.fromEntries([...others.split(' '), ...settingNames].map((name) => [name, 'x']));
  expect(findUnknownSettings(env, settingNames)).toEqual([]);
});
