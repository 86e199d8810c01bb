import { keyedHash } from '../../security/keyed-hash.ts';

/** The work: so many rounds of PBKDF2 for each key that a browser tries. */
export const algorithm = 'PBKDF2/SHA-256';
export const roundsPerKey = 1000;
export const validSeconds = 600;

/** The keys that a challenge, and the answer to it, are signed with. */
export function toSigningKeys(secretKey: Buffer): {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
} {
  return {
    hmacSignatureSecret: keyedHash(secretKey, 'proof of work challenge').toString('hex'),
    hmacKeySignatureSecret: keyedHash(secretKey, 'proof of work answer').toString('hex'),
  };
}
