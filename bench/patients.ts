import { inTransaction } from '../server/src/db/transaction.ts';
import { dayMs } from '../server/src/domain/calendar-date.ts';
import { insertAccount, startSession } from '../server/src/features/accounts/commands.ts';
import type { RunningServer } from '../server/src/server.ts';

export type SignedInPatient = { patientId: string; token: string };

/** Writes patients with a session each, through the server's own commands but without codes and passwords. */
export async function createPatients(
  { context }: Pick<RunningServer, 'context'>,
  count: number,
): Promise<SignedInPatient[]> {
  const now = new Date(context.clock.nowMs());
  // Newcomers may fill a part of a day only; these patients are known.
  const registeredAt = new Date(now.getTime() - 30 * dayMs);
  return inTransaction(context.db, async (transaction) => {
    const patients: SignedInPatient[] = [];
    for (let number = 1; number <= count; number += 1) {
      const digits = String(number).padStart(6, '0');
      const person = { email: `p${digits}@example.org`, phone: `+49221${digits}`, passwordHash: 'none' };
      const names = { firstName: 'Paula', lastName: 'Probe', language: 'de' } as const;
      const { accountId, patientId } = await insertAccount(
        transaction,
        { ...person, ...names },
        registeredAt,
      );
      patients.push({ patientId, token: await startSession(transaction, context.secretKey, accountId, now) });
    }
    return patients;
  });
}
