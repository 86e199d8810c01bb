import { randomInt } from 'node:crypto';
import { type ProofOfWorkChallenge, proofOfWorkChallenge } from '@praxisportal/contract/human-check';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AppContext } from '../../context.ts';
import { toWorkFactor } from '../../domain/growing-work.ts';
import { algorithm, roundsPerKey, toSigningKeys, validSeconds } from './rules.ts';

/**
 * A challenge that takes a browser `PROOF_OF_WORK_KEYS` tries on average, twice as many for each further level, between
 * half and one and a half times as many: how many it is, is drawn, so the work is never much more than that. Nothing is
 * kept; it is signed.
 */
export async function makeChallenge(
  { clock, config, secretKey }: Pick<AppContext, 'clock' | 'config' | 'secretKey'>,
  level = 1,
): Promise<ProofOfWorkChallenge> {
  const keys = config.proofOfWorkKeys * toWorkFactor(level);
  const challenge = await createChallenge({
    algorithm,
    cost: roundsPerKey,
    counter: randomInt(Math.floor(keys / 2), Math.ceil(keys * 1.5)),
    deriveKey,
    // Not the package's own end, which it would hold against the machine's clock.
    data: { expiresAt: Math.floor(clock.nowMs() / 1000) + validSeconds, level },
    ...toSigningKeys(secretKey),
  });
  return proofOfWorkChallenge.parse(challenge);
}
