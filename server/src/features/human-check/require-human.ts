import { type ProofOfWork, proofOfWork } from '@praxisportal/contract/human-check';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AppContext } from '../../context.ts';
import { findWorkLevel, highestWorkLevel } from '../../domain/growing-work.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../security/caller.ts';
import { recordSecurityEvent } from '../security-events/commands.ts';
import { countTry, readLoads } from '../throttle/commands.ts';
import type { SoftRule } from '../throttle/rules.ts';
import { spendProof } from './commands.ts';
import { makeChallenge } from './make-challenge.ts';
import { reportLoad } from './report-load.ts';
import { toSigningKeys } from './rules.ts';

/**
 * Lets the first few through as they are, and later ones with a proof of work that has not served before. The work grows
 * with what each budget of the rule has let through in its period; at its highest level it always lets through, so that a
 * flood makes nothing impossible. Past the second level of a budget that all callers share, the operator is told. Throws
 * `proof_of_work_required` with a challenge. The hard limits still count who was let through.
 */
export async function requireHuman(context: AppContext, rule: SoftRule, caller: Caller): Promise<void> {
  const { prefix, network } = caller;
  const subjects = { prefix, network };
  const workLevel = caller.proofOfWork ? await acceptProof(context, caller.proofOfWork) : 0;
  const counted = await countTry(context, rule, subjects, 1, { workLevel });
  if ('remaining' in counted || workLevel >= highestWorkLevel) return;
  await recordSecurityEvent(context, caller, { kind: 'limit_reached', detail: counted.budget });
  const loads = await readLoads(context, rule, subjects);
  const levelOf = ({ taken, free }: { taken: number; free: number }) => findWorkLevel(taken, free);
  if (loads.some((load) => load.isShared && levelOf(load) >= 2)) await reportLoad(context, caller, rule);
  throw new AppError('proof_of_work_required', {
    challenge: await makeChallenge(context, Math.max(1, ...loads.map(levelOf))),
    retryAfterSeconds: counted.retryAfterSeconds,
  });
}

/** Takes a proof of the most work that there is, also at a low load; throws `proof_of_work_required` with a challenge. */
export async function requireMostWork(context: AppContext, caller: Caller): Promise<void> {
  const workLevel = caller.proofOfWork ? await acceptProof(context, caller.proofOfWork) : 0;
  if (workLevel >= highestWorkLevel) return;
  throw new AppError('proof_of_work_required', { challenge: await makeChallenge(context, highestWorkLevel) });
}

/** The level of the work that was done; none for what is no proof, has run out, or has served before. */
async function acceptProof(context: AppContext, header: string): Promise<number> {
  const { db, clock, secretKey } = context;
  const proof = parseProof(header);
  if (!proof) return 0;
  const { challenge, solution } = proof;
  const { expiresAt: expiresAtSeconds, level } = challenge.parameters.data;
  const expiresAt = new Date(expiresAtSeconds * 1000);
  if (expiresAt.getTime() <= clock.nowMs()) return 0;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...toSigningKeys(secretKey) });
  if (!verified) return 0;
  const isNew = await spendProof(db, { signature: Buffer.from(challenge.signature, 'hex'), expiresAt });
  return isNew ? level : 0;
}

function parseProof(header: string): ProofOfWork | undefined {
  try {
    return proofOfWork.safeParse(JSON.parse(Buffer.from(header, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
