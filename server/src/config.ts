import { resolve } from 'node:path';
import * as z from 'zod';
import {
  apiAddress,
  callCountries,
  callerNumber,
  count,
  databaseAddress,
  folder,
  host,
  mailbox,
  oneOf,
  onOff,
  port,
  secret,
  siteAddress,
  smtpAddress,
  splitList,
  token,
  trustedProxies,
  webAddress,
  words,
} from './config-values.ts';
import { defaultCallCountries } from './domain/call-countries.ts';
import { isLoopback } from './loopback.ts';
import { OperatorError } from './platform/operator-error.ts';
import type { SpeechConfig } from './speech/speech-config.ts';

const environment = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('development'),
  PORT: port.default(5000),
  HOST: host.default('127.0.0.1'),
  PUBLIC_URL: siteAddress.optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATA_DIR: folder.default('./data'),
  SECRET_KEY: secret.optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: mailbox.optional(),
  VOICE_PROVIDER: oneOf('outbox', 'twilio', 'http').default('outbox'),
  TWILIO_ACCOUNT_SID: token.optional(),
  TWILIO_AUTH_TOKEN: token.optional(),
  TWILIO_FROM: callerNumber.optional(),
  TWILIO_API_URL: apiAddress('https://api.twilio.com', '/2010-04-01').default('https://api.twilio.com'),
  VOICE_HTTP_URL: webAddress.optional(),
  VOICE_HTTP_TOKEN: z
    .string()
    .min(16, 'it needs 16 characters or more')
    .regex(/^[\w.~+/=-]+$/, 'a token of letters, digits and -._~+/=')
    .optional(),
  LLM_BASE_URL: apiAddress('https://model.example/v1', '/chat/completions').optional(),
  LLM_API_KEY: token.optional(),
  LLM_MODEL: words.optional(),
  TTS_PROVIDER: oneOf('auto', 'openai', 'espeak', 'none').default('auto'),
  TTS_BASE_URL: apiAddress('https://speech.example/v1', '/audio/speech').optional(),
  TTS_API_KEY: token.optional(),
  TTS_MODEL: words.default('tts-1'),
  TTS_VOICE: words.default('nova'),
  CODES_PER_HOUR_MAX: count.default(200),
  CALLS_PER_HOUR_MAX: count.default(100),
  CALL_COUNTRIES: callCountries.default(defaultCallCountries.join(',')),
  PROOF_OF_WORK_KEYS: count.default(1000),
  OPEN_APPOINTMENTS_MAX: count.default(4),
  BOOKINGS_PER_DAY_MAX: count.default(10),
  NEWCOMERS_DAY_PERCENT: count.pipe(z.number().max(100, 'a percentage from 1 to 100')).default(50),
  PRACTICE_NOTICES: onOff.default('on'),
  PRACTICE_MORNING_LIST: onOff.default('on'),
  OUTBOX: onOff.optional(),
  API_DOCS: onOff.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent').default('info'),
});

/** Every name that is read. */
export const settingNames = Object.keys(environment.shape);

type Environment = z.infer<typeof environment>;

/** The mail server, and whether it must be reached through TLS. */
export type SmtpConfig = {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS. */
  isTlsFromStart: boolean;
  /** Without TLS nothing is sent. Only what stays on this machine may do without. */
  isTlsRequired: boolean;
  logIn: { user: string; password: string } | undefined;
};

/** How spoken messages leave the house. */
export type PhoneConfig =
  | { provider: 'outbox' }
  | { provider: 'twilio'; accountSid: string; authToken: string; from: string; apiUrl: string }
  | { provider: 'http'; url: string; token: string | undefined };

/** A server that speaks OpenAI's protocol of chat completions. */
export type LanguageModelConfig = { baseUrl: string; apiKey: string | undefined; model: string };

export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  /** Origin that links in mails and canonical addresses carry, without a slash at the end. */
  publicUrl: string;
  databaseUrl: string | undefined;
  /** The log-in of the tables' owner, if `databaseUrl` is that of a role that only serves. */
  databaseOwnerUrl: string | undefined;
  dataDir: string;
  secretKey: string | undefined;
  smtp: SmtpConfig | undefined;
  mailFrom: string | undefined;
  phone: PhoneConfig;
  /** Without one the embedded assistant answers everything, and nothing of a chat leaves the process. */
  languageModel: LanguageModelConfig | undefined;
  speech: SpeechConfig;
  /** Whether messages without a provider are kept and shown. */
  outbox: boolean;
  trustProxy: string | undefined;
  /** Whether the API is described at /api/openapi.json and /api/docs. */
  apiDocs: boolean;
  /** Codes by mail to unknown browsers within an hour, of each kind, at which the operator is told; from half of it on the work grows. */
  codesPerHourMax: number;
  /** Calls with codes within an hour to numbers that are not the caller's own; none more are made. */
  callsPerHourMax: number;
  /** Countries (ISO 3166-1 alpha-2) whose numbers patients may give, and which are called with codes. */
  callCountries: readonly string[];
  /** How many keys a browser derives for a proof of work, on average. */
  proofOfWorkKeys: number;
  /** Appointments that a patient may have ahead. */
  openAppointmentsMax: number;
  /** How much of each doctor's day guests and new accounts may fill on the website. */
  newcomersDayPercent: number;
  /** Whether the practice gets a mail for each booking, move and cancellation. */
  practiceNotices: boolean;
  /** Whether it gets the day's appointments each working morning. */
  practiceMorningList: boolean;
  /** Bookings, and as many cancellations, that one account may make on one day of the practice. */
  bookingsPerDayMax: number;
  logLevel: Environment['LOG_LEVEL'];
};

/** A start that can't work, as one sentence for the operator. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError';
}

/** Parses the environment; an unknown or missing value throws a ConfigError that names it. */
export function readEnv(env: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = issue?.path.join('.') ?? 'environment';
  // The sentence ends up in logs, where a secret must not stand.
  const value = isSecret(name) ? '…' : JSON.stringify(env[name] ?? '');
  throw new ConfigError(`${name}=${value} is not usable: ${issue?.message}.`);
}

/** Secrets, and addresses, which may hold one by mistake. */
const isSecret = (name: string) => /_(?:URL|KEY|TOKEN|SID)$/.test(name);

/** The server's configuration; combinations that can't work throw a ConfigError. */
export function toConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.DATABASE_URL && !env.SECRET_KEY) {
    throw new ConfigError(
      'SECRET_KEY must be set (32 characters or more) when DATABASE_URL is used in production.',
    );
  }
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) {
    throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL, the role that serves.');
  }
  if (isProduction && !env.SMTP_URL && env.OUTBOX !== 'on') {
    throw new ConfigError(
      'SMTP_URL must be set in production, or OUTBOX=on must be said to keep e-mails in the outbox instead.',
    );
  }
  const smtp = env.SMTP_URL === undefined ? undefined : toSmtpConfig(env.SMTP_URL);
  const phone = toPhoneConfig(env);
  const isAllSent = smtp !== undefined && phone.provider !== 'outbox';
  const isOutboxWanted = env.OUTBOX ? env.OUTBOX === 'on' : !isProduction;
  if (!isOutboxWanted && !isAllSent) {
    throw new ConfigError(
      'Without an outbox, SMTP_URL and VOICE_PROVIDER (twilio or http) must both be set.',
    );
  }
  const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`;
  const isForOthers = !isLoopback(env.HOST) || !isLoopback(new URL(publicUrl).hostname);
  if (isForOthers && !isAllSent && env.OUTBOX !== 'on') {
    throw new ConfigError(
      'HOST or PUBLIC_URL lets others reach this server, and the outbox would show them every code and appointment: set SMTP_URL and VOICE_PROVIDER, or say OUTBOX=on to show it to everyone.',
    );
  }
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    dataDir: resolve(env.DATA_DIR),
    secretKey: env.SECRET_KEY,
    smtp,
    mailFrom: env.MAIL_FROM,
    phone,
    languageModel: toLanguageModelConfig(env),
    speech: toSpeechConfig(env),
    outbox: isOutboxWanted && !isAllSent,
    trustProxy: env.TRUST_PROXY,
    apiDocs: env.API_DOCS ? env.API_DOCS === 'on' : !isProduction,
    codesPerHourMax: env.CODES_PER_HOUR_MAX,
    callsPerHourMax: env.CALLS_PER_HOUR_MAX,
    callCountries: splitList(env.CALL_COUNTRIES),
    proofOfWorkKeys: env.PROOF_OF_WORK_KEYS,
    openAppointmentsMax: env.OPEN_APPOINTMENTS_MAX,
    bookingsPerDayMax: env.BOOKINGS_PER_DAY_MAX,
    newcomersDayPercent: env.NEWCOMERS_DAY_PERCENT,
    practiceNotices: env.PRACTICE_NOTICES === 'on',
    practiceMorningList: env.PRACTICE_MORNING_LIST === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

/** What works but is probably not meant, as sentences for the log at the start. */
export function findConfigWarnings(config: Config): string[] {
  const warnings: string[] = [];
  if (config.isProduction && config.publicUrl.startsWith('https:') && !config.trustProxy) {
    warnings.push(
      'TRUST_PROXY is not set although PUBLIC_URL is https: behind a proxy all visitors share one address, and so one set of limits. Name the proxy, e.g. TRUST_PROXY=loopback.',
    );
  }
  for (const [name, address] of Object.entries({
    DATABASE_URL: config.databaseUrl,
    DATABASE_OWNER_URL: config.databaseOwnerUrl,
  })) {
    if (address && crossesNetworkInClear(address)) {
      warnings.push(
        `${name} crosses a network without TLS, and with it every name and password hash: add ?sslmode=verify-full to it.`,
      );
    }
  }
  if (config.phone.provider === 'twilio' && !config.publicUrl.startsWith('https:')) {
    warnings.push(
      'PUBLIC_URL is not https, but Twilio asks there what to say once a key was pressed: calls with codes will break off.',
    );
  }
  return warnings;
}

/** Another machine is reached without TLS unless `sslmode` (or `ssl`) asks for it; a `host` that is a folder is a socket. */
function crossesNetworkInClear(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  if (host === '' || host.startsWith('/') || isLoopback(host)) return false;
  const sslMode = searchParams.get('sslmode');
  if (sslMode !== null) return sslMode === 'disable';
  return !['true', '1'].includes(searchParams.get('ssl') ?? '');
}

function toPhoneConfig(env: Environment): PhoneConfig {
  switch (env.VOICE_PROVIDER) {
    case 'outbox':
      return { provider: 'outbox' };
    case 'http':
      if (!env.VOICE_HTTP_URL) throw new ConfigError('VOICE_PROVIDER=http needs VOICE_HTTP_URL.');
      requirePrivacy('VOICE_HTTP_URL', env.VOICE_HTTP_URL);
      if (!env.VOICE_HTTP_TOKEN && !isLoopback(new URL(env.VOICE_HTTP_URL).hostname)) {
        throw new ConfigError('VOICE_HTTP_URL needs VOICE_HTTP_TOKEN, the secret that proves who calls.');
      }
      return { provider: 'http', url: env.VOICE_HTTP_URL, token: env.VOICE_HTTP_TOKEN };
    case 'twilio':
      if (!env.TWILIO_ACCOUNT_SID || !env.TWILIO_AUTH_TOKEN || !env.TWILIO_FROM) {
        throw new ConfigError(
          'VOICE_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.',
        );
      }
      requirePrivacy('TWILIO_API_URL', env.TWILIO_API_URL);
      return {
        provider: 'twilio',
        accountSid: env.TWILIO_ACCOUNT_SID,
        authToken: env.TWILIO_AUTH_TOKEN,
        from: env.TWILIO_FROM,
        apiUrl: env.TWILIO_API_URL.replace(/\/+$/, ''),
      };
  }
}

function toLanguageModelConfig(env: Environment): LanguageModelConfig | undefined {
  const { LLM_BASE_URL: url, LLM_API_KEY: apiKey, LLM_MODEL: model } = env;
  if (!url && (apiKey || model)) throw new ConfigError('LLM_API_KEY and LLM_MODEL need LLM_BASE_URL.');
  if (!url) return undefined;
  if (!model) throw new ConfigError('LLM_BASE_URL needs LLM_MODEL.');
  requirePrivacy('LLM_BASE_URL', url);
  return { baseUrl: url.replace(/\/+$/, ''), apiKey, model };
}

function toSpeechConfig(env: Environment): SpeechConfig {
  const { TTS_PROVIDER: provider, TTS_BASE_URL: url, TTS_API_KEY: apiKey } = env;
  if (provider === 'openai' && !url) throw new ConfigError('TTS_PROVIDER=openai needs TTS_BASE_URL.');
  if (!url && apiKey) throw new ConfigError('TTS_API_KEY needs TTS_BASE_URL.');
  if (url) requirePrivacy('TTS_BASE_URL', url);
  const isOutside = provider === 'auto' || provider === 'openai';
  const { TTS_MODEL: model, TTS_VOICE: voice } = env;
  return {
    provider: url && isOutside ? { baseUrl: url.replace(/\/+$/, ''), apiKey, model, voice } : undefined,
    espeak: provider === 'auto' || provider === 'espeak',
  };
}

/** Codes, credentials and conversations cross a network only encrypted. */
function requirePrivacy(name: string, address: string): void {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    throw new ConfigError(`${name} must begin with https:// unless it stays on this machine.`);
  }
}

function toSmtpConfig(address: string): SmtpConfig {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isTlsFromStart = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : isTlsFromStart ? 465 : 587,
    isTlsFromStart,
    isTlsRequired: !isLoopback(hostname),
    logIn: username
      ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
      : undefined,
  };
}
