import type { ConsentKind } from '@praxisportal/contract/consents';
import type { Database } from '../../db/database.ts';
import { type ConsentOf, toConsentRow } from './rules.ts';

/** Keeps that somebody agreed to the present version of a text, or took it back. */
export async function recordConsent(
  db: Database,
  of: ConsentOf,
  consent: { kind: ConsentKind; given: boolean },
  now: Date,
): Promise<void> {
  await db
    .insertInto('consents')
    .values(toConsentRow(of, consent, now))
    .execute();
}
