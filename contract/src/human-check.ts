import * as z from 'zod';

/**
 * A challenge of ALTCHA, the proof of work that a browser does by itself. Its form is that of the package
 * `altcha-lib`, which makes, solves and checks it; `signature` is the server's.
 */
export const proofOfWorkChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** `level` says how much work it is: each takes twice the one before. */
    data: z.object({ expiresAt: z.int(), level: z.int().min(1) }),
  }),
  signature: z.string(),
});
export type ProofOfWorkChallenge = z.infer<typeof proofOfWorkChallenge>;

/** What a browser sends back, as base64 of this JSON, in the header of `proofOfWorkHeader`. */
export const proofOfWork = z.object({
  challenge: proofOfWorkChallenge,
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});
export type ProofOfWork = z.infer<typeof proofOfWork>;
