import type { Database } from '../../db/database.ts';

/** Notes that a challenge's proof has served; false if it had before. */
export async function spendProof(
  db: Database,
  { signature, expiresAt }: { signature: Buffer; expiresAt: Date },
): Promise<boolean> {
  const spent = await db
    .insertInto('spent_proofs_of_work')
    .values({ signature, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .execute();
  return spent.length > 0;
}
