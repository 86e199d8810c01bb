import type { DoctorFacts } from '@praxisportal/practice/types';
import type { Database } from '../../db/database.ts';

/** Writes the practice's doctors into the database; who is no longer listed stays, for old appointments. */
export async function syncDoctors(db: Database, doctors: readonly DoctorFacts[]): Promise<void> {
  const rows = doctors.map(({ id, name }) => ({ id, name }));
  await db
    .insertInto('doctors')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ name: row.ref('excluded.name') })),
    )
    .execute();
}
