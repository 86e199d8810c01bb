import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueOnceForAll } from '../../delivery/commands.ts';
import { findMorningDate, isPracticeOpen } from '../../domain/morning.ts';
import { toPracticeCalendar } from '../../domain/practice-plan.ts';
import { findZoneDay } from '../../domain/zone-day.ts';
import { morningList } from './mails.ts';
import { listExpectedPatients } from './queries.ts';

/** Writes the practice the day's list, once each morning on which it opens or somebody comes all the same. */
export async function sendMorningList({ config, db, clock, practice, listener }: AppContext): Promise<void> {
  const { facts, plan } = practice;
  const { isOn, to, time } = plan.settings.messages.morningList;
  if (!isOn) return;
  const nowMs = clock.nowMs();
  const date = findMorningDate(facts.timeZone, time, nowMs);
  if (!date) return;
  const day = findZoneDay(facts.timeZone, date);
  const expected = await listExpectedPatients(db, day);
  if (expected.length === 0 && !isPracticeOpen(toPracticeCalendar(plan, facts), date)) return;
  const mail = morningList(facts, date, expected);
  const message = {
    kind: 'practice_notice',
    channel: 'email',
    language: 'de',
    // It has the names of many, and is not deleted with any of them.
    expiresAt: new Date(day.endMs),
    ...mail,
  } as const;
  const key = `morning_list:${date}`;
  const now = new Date(nowMs);
  const isNew = await inTransaction(db, (transaction) =>
    enqueueOnceForAll(transaction, config, { key, to, ...message }, now),
  );
  if (isNew) deliverSoon(listener);
}
