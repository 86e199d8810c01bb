import { type ProofOfWork, proofOfWork } from '@praxisportal/contract/human-check';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../http/caller.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { countTry } from '../throttle/commands.ts';
import type { SoftRule } from '../throttle/rules.ts';
import { spendProof } from './commands.ts';
import { makeChallenge } from './make-challenge.ts';
import { toSigningKeys } from './rules.ts';

/**
 * Lets the first few through as they are, and whoever comes past the soft limit with a proof of work that has not
 * served before. A form checked in the browser alone stops no machine; this makes each try cost one. Throws
 * `proof_of_work_required` with a challenge. The hard limits still count who was let through.
 */
export async function requireHuman(context: AppContext, rule: SoftRule, caller: Caller): Promise<void> {
  // Who has worked takes nothing from what others may do without.
  if (caller.proofOfWork && (await acceptProof(context, caller.proofOfWork))) return;
  const { prefix, network } = caller;
  const counted = await countTry(context, rule, { prefix, network });
  if ('lefts' in counted) return;
  await recordSecurityEvent(context, caller, { kind: 'limit_reached', detail: counted.budget });
  throw new AppError('proof_of_work_required', {
    challenge: await makeChallenge(context),
    retryAfterSeconds: counted.retryAfterSeconds,
  });
}

async function acceptProof(context: AppContext, header: string): Promise<boolean> {
  const { db, clock, secretKey } = context;
  const proof = parseProof(header);
  if (!proof) return false;
  const { challenge, solution } = proof;
  const expiresAt = new Date(challenge.parameters.data.expiresAt * 1000);
  if (expiresAt.getTime() <= clock.nowMs()) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...toSigningKeys(secretKey) });
  if (!verified) return false;
  return spendProof(db, { signature: Buffer.from(challenge.signature, 'hex'), expiresAt });
}

function parseProof(header: string): ProofOfWork | undefined {
  try {
    return proofOfWork.safeParse(JSON.parse(Buffer.from(header, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
