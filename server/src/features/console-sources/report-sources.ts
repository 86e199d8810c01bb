import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueOnceForAll } from '../../delivery/commands.ts';
import { dayMs } from '../../domain/calendar-date.ts';
import { toWallDate } from '../../domain/zone-day.ts';
import { announceToStaff } from '../../live/staff-news.ts';
import { processRows } from '../../platform/jobs/process-rows.ts';
import { listOwners } from '../staff/queries.ts';
import { listSources } from './list-sources.ts';
import { sourceNotice } from './mails.ts';

/** A mail that could not be sent by then has outdated numbers. */
const keptMs = 2 * dayMs;

/**
 * Writes the practice of each source that books unusually much, once a day: to the recipients of booking notices, else to
 * the owners.
 */
export async function reportSources(context: AppContext): Promise<void> {
  const { db, config, clock, listener, practice } = context;
  const sources = await listSources(context);
  if (sources.length === 0) return;
  const { notices } = practice.plan.settings.messages;
  const owners = await listOwners(db);
  const to = notices.isOn ? notices.to : owners.map(({ email }) => email);
  const nowMs = clock.nowMs();
  const date = toWallDate(nowMs, practice.facts.timeZone);
  const report = async (source: (typeof sources)[number]) => {
    const mail = sourceNotice(practice.facts, source, `${config.publicUrl}/de/praxis/nachrichten`);
    const message = { kind: 'practice_notice', channel: 'email', language: 'de', ...mail } as const;
    const key = `booking_source:${source.kind}:${source.key}:${date}`;
    const isNew = await inTransaction(db, (transaction) =>
      enqueueOnceForAll(
        transaction,
        config,
        { key, to, expiresAt: new Date(nowMs + keptMs), ...message },
        new Date(nowMs),
      ),
    );
    if (!isNew) return;
    deliverSoon(listener);
    announceToStaff(listener, { event: 'messages-changed' });
  };
  await processRows(context, {
    job: 'reportSources',
    list: async (after) => (after ? [] : sources),
    idOf: ({ kind, key }) => `${kind}:${key}`,
    work: report,
  });
}
