import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { AppError } from '../platform/app-error.ts';
import { createFairQueue } from './fair-queue.ts';

/** argon2id as OWASP's password storage guide asks: 19 MiB, two passes, one lane. */
const parameters = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 };

const run = promisify(argon2);

/**
 * Each run takes 19 MiB, a core for some 30 ms, and one of libuv's four threads, which files, compression
 * and host names need too. What waits is answered within about a second, or not at all.
 */
const queue = createFairQueue({
  atOnce: Math.min(2, availableParallelism()),
  waiting: 40,
  waitingPerKey: 10,
});
const retryAfterSeconds = 5;

/** Hashes a password as a PHC string. `asker` is who waits in turn with others; throws `unavailable` if too many do. */
export async function hashPassword(password: string, asker: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, nonce, parameters, asker);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(tag)}`;
}

/**
 * Whether the password belongs to the PHC string. Without a string (no such account) it works just as
 * long and answers false, so that time does not tell whether the account exists. Throws `unavailable` if
 * too many wait.
 */
export async function verifyPassword(
  password: string,
  phc: string | undefined,
  asker: string,
): Promise<boolean> {
  const parsed = phcPattern.exec(phc ?? '')?.groups;
  if (!parsed) {
    await derive(password, Buffer.alloc(16), parameters, asker);
    return false;
  }
  const expected = Buffer.from(parsed.tag ?? '', 'base64');
  const cost = {
    memory: Number(parsed.memory),
    passes: Number(parsed.passes),
    parallelism: Number(parsed.parallelism),
    tagLength: expected.length,
  };
  const actual = await derive(password, Buffer.from(parsed.nonce ?? '', 'base64'), cost, asker);
  return timingSafeEqual(actual, expected);
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[^$]+)\$(?<tag>[^$]+)$/;

async function derive(
  password: string,
  nonce: Buffer,
  cost: typeof parameters,
  asker: string,
): Promise<Buffer> {
  const derived = queue.run(asker, () =>
    run('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }),
  );
  if (!derived) throw new AppError('unavailable', { retryAfterSeconds });
  return derived;
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
