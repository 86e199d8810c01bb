import * as z from 'zod';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deliverSoon, enqueueOnceForAll } from '../../delivery/commands.ts';
import { dayMs } from '../../domain/calendar-date.ts';
import { processRows } from '../../platform/jobs/process-rows.ts';
import { changeNotice, type ToldAppointment, type ToldChange } from './mails.ts';
import { listUntoldChanges, type UntoldChange } from './queries.ts';

/** What happened longer ago, while the server stood still or did not tell, is no news any more. */
const newsMs = dayMs;
/** Longer than delivery tries; where nothing is sent, as on a machine to try the site out, the name goes then. */
const keptMs = 2 * dayMs;
const changesAtOnce = 200;

/** Tells the practice of each booking, move and cancellation since yesterday that it has not been told of. */
export async function notifyPractice(context: AppContext): Promise<void> {
  const { db, clock, listener, practice } = context;
  const { isOn, since: wishedSince } = practice.plan.settings.messages.notices;
  if (!isOn) return;
  const now = new Date(clock.nowMs());
  const since = new Date(Math.max(now.getTime() - newsMs, wishedSince.getTime()));
  let isAnyTold = false;
  await processRows(context, {
    job: 'notifyPractice',
    list: (after: UntoldChange | undefined) => listUntoldChanges(db, { since, after, most: changesAtOnce }),
    idOf: ({ auditId }) => auditId,
    work: async (change) => {
      await tell(context, change, now);
      isAnyTold = true;
    },
  });
  if (isAnyTold) deliverSoon(listener);
}

async function tell({ config, db, practice }: AppContext, change: UntoldChange, now: Date): Promise<void> {
  const mail = changeNotice(practice.facts, toToldChange(change));
  const message = {
    kind: 'practice_notice',
    channel: 'email',
    language: 'de',
    // Deleted with the patient: it has their name.
    ...(change.patientId && { patientId: change.patientId }),
    expiresAt: new Date(now.getTime() + keptMs),
    ...mail,
  } as const;
  const key = `practice_notice:${change.auditId}`;
  const { to } = practice.plan.settings.messages.notices;
  await inTransaction(db, (transaction) =>
    enqueueOnceForAll(transaction, config, { key, to, ...message }, now),
  );
}

/** What the audit says of an appointment. */
const audited = z.object({
  doctorName: z.string(),
  startAt: z.coerce.date(),
  treatmentType: z.string(),
}) satisfies z.ZodType<ToldAppointment>;

function toToldChange({ action, before, after, patientName, patientNote, pain }: UntoldChange): ToldChange {
  return {
    action,
    appointment: audited.parse(after),
    before: action === 'move' ? audited.parse(before) : undefined,
    patientName,
    patientNote: patientNote ?? '',
    pain: pain === true,
  };
}
