import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** argon2id as OWASP's password storage guide asks: 19 MiB, two passes, one lane. */
const parameters = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

/** Each run takes 19 MiB and a core; more at once would only make every log-in slower. */
const maxAtOnce = 4;

const run = promisify(argon2);
let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, parameters);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(tag)}`;
}

/**
 * Whether the password belongs to the PHC string. Without a string (no such account) it works just as
 * long and answers false, so that time does not tell whether the account exists.
 */
export async function verifyPassword(password: string, phc: string | undefined): Promise<boolean> {
  const parsed = phcPattern.exec(phc ?? '')?.groups;
  if (!parsed) {
    await derive(password, Buffer.alloc(16), parameters);
    return false;
  }
  const expected = Buffer.from(parsed.tag ?? '', 'base64');
  const actual = await derive(password, Buffer.from(parsed.nonce ?? '', 'base64'), {
    memory: Number(parsed.memory),
    passes: Number(parsed.passes),
    parallelism: Number(parsed.parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[^$]+)\$(?<tag>[^$]+)$/;

async function derive(password: string, nonce: Buffer, cost: typeof parameters): Promise<Buffer> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run('argon2id', { message: password.normalize('NFKC'), nonce, ...cost });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
