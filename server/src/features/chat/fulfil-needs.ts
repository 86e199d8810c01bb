import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Language } from '@praxisportal/contract/language';
import type {
  AppointmentVersion,
  ChangeOutcome,
  Findings,
  Need,
  StartsAround,
} from '../../assistant/turn.ts';
import type { AppContext } from '../../context.ts';
import { cancelOnline } from '../../core/scheduling/cancel.ts';
import { rescheduleOnline } from '../../core/scheduling/reschedule-online.ts';
import { undoOnline } from '../../core/scheduling/undo-online.ts';
import { addDays, toWeekday } from '../../domain/calendar-date.ts';
import { toErrorBody } from '../../http/errors.ts';
import { AppError } from '../../platform/app-error.ts';
import { listAppointments } from '../appointments/queries.ts';
import { toAppointment } from '../appointments/rules.ts';
import {
  findAvailability,
  findEarliest,
  findFirstWithin,
  listFreeDays,
  listFreeStarts,
  listStartsWithin,
} from '../doctors/find-availability.ts';

/** Whose appointments are read and changed; nobody's for a guest. */
type NeedOwner = { accountId: string | undefined; language: Language };

/**
 * Finds out or does what the assistant needs, by the queries and use cases of the site itself: under their rules, and
 * never for anybody else than the account. They are looked up at once; a change comes alone.
 */
export async function fulfilNeeds(
  context: AppContext,
  owner: NeedOwner,
  needs: readonly Need[],
): Promise<Findings> {
  const findings: Findings = {};
  for (const found of await Promise.all(needs.map((need) => fulfil(context, owner, need))))
    Object.assign(findings, found);
  return findings;
}

async function fulfil(context: AppContext, owner: NeedOwner, need: Need): Promise<Findings> {
  switch (need.kind) {
    case 'appointments':
      return { appointments: await listOwn(context, owner) };
    case 'starts':
      return { starts: await findStarts(context, need) };
    case 'nextStart':
      return { nextStart: await findNextStart(context, need) };
    case 'startsAround':
      return { startsAround: await findStartsAround(context, need) };
    case 'cancelAppointment':
      return { change: await cancel(context, owner, need) };
    case 'cancelAppointments':
      return { changes: await cancelAll(context, owner, need.appointments) };
    case 'undoChange':
      return { undone: await undoAll(context, owner, need) };
    case 'moveAppointment': {
      const { version, date, time, doctorId } = need;
      return {
        change: await change(owner, (caller) =>
          rescheduleOnline(context, toKey(need, caller), { version, date, time, doctorId }),
        ),
      };
    }
  }
}

async function listOwn({ db, clock, practice }: AppContext, { accountId, language }: NeedOwner) {
  if (!accountId) return [];
  const at = { nowMs: clock.nowMs(), timeZone: practice.facts.timeZone, language };
  return (await listAppointments(db, accountId)).map((row) => toAppointment(row, at));
}

type StartsNeed = Extract<Need, { kind: 'starts' }>;

async function findStarts(context: AppContext, need: StartsNeed): Promise<NonNullable<Findings['starts']>> {
  const { doctorId, treatmentType: treatment, date, movingId: moving } = need;
  const found = need.refusedDoctorIds
    ? await findOther(context, { ...need, refusedDoctorIds: need.refusedDoctorIds })
    : { starts: await listFreeStarts(context, { doctorId, treatment, date, moving }) };
  if (found && found.starts.length > 0) return found;
  const { states } = await listFreeDays(context, { doctorId, treatment, month: date.slice(0, 7) });
  const state = states[date];
  return { starts: [], ...(state?.state === 'closed' && { closed: state.reason }) };
}

/** The starts of a doctor who is not refused, if one of them has any on that day. */
async function findOther(
  context: AppContext,
  {
    refusedDoctorIds,
    treatmentType: treatment,
    date,
    time,
    movingId: moving,
  }: StartsNeed & { refusedDoctorIds: readonly string[] },
): Promise<{ starts: string[]; doctorId: string } | undefined> {
  const others = context.practice.doctors.filter(({ id }) => !refusedDoctorIds.includes(id));
  const offers = await Promise.all(
    others.map(async ({ id: doctorId }) => ({
      doctorId,
      starts: await listFreeStarts(context, { doctorId, treatment, date, moving }),
    })),
  );
  return (
    offers.find(({ starts }) => time !== undefined && starts.includes(time)) ??
    offers.find(({ starts }) => starts.length > 0)
  );
}

type NextStartNeed = Extract<Need, { kind: 'nextStart' }>;

/** Within the bounds if there are any; else, or if nothing is free within, the next of all. */
async function findNextStart(
  context: AppContext,
  need: NextStartNeed,
): Promise<NonNullable<Findings['nextStart']> | null> {
  const { doctorId, refusedDoctorIds = [], treatmentType: treatment, within } = need;
  if (within === undefined) return findNextOfAll(context, need);
  const { fromDate = '', toDate = '9999-12-31', timeFrom = '00:00', timeTo = '24:00' } = within;
  const { weekdays, refusedDates } = within;
  const first = await findFirstWithin(
    context,
    { doctorId, treatment, refusedDoctorIds },
    {
      period: { firstDate: fromDate, lastDate: toDate },
      isDay: (date) => (weekdays?.includes(toWeekday(date)) ?? true) && !refusedDates?.includes(date),
      isTime: (time) => time >= timeFrom && time < timeTo,
    },
  );
  if (first) return first;
  const next = await findNextOfAll(context, need);
  return next && { ...next, isOutside: true };
}

async function findNextOfAll(
  context: AppContext,
  { doctorId, refusedDoctorIds = [], treatmentType }: NextStartNeed,
) {
  const { doctors } = await findAvailability(context, treatmentType);
  const isAsked = (id: string) =>
    doctorId === anyDoctorId ? !refusedDoctorIds.includes(id) : id === doctorId;
  return findEarliest(Object.fromEntries(Object.entries(doctors).filter(([id]) => isAsked(id))));
}

/** How far from the wished day a patient is offered another. */
const daysAround = 7;

async function findStartsAround(
  context: AppContext,
  {
    doctorId,
    refusedDoctorIds,
    treatmentType: treatment,
    date,
    movingId: moving,
  }: Extract<Need, { kind: 'startsAround' }>,
): Promise<StartsAround> {
  const period = { firstDate: addDays(date, -daysAround), lastDate: addDays(date, daysAround) };
  const others =
    refusedDoctorIds && context.practice.doctors.filter(({ id }) => !refusedDoctorIds.includes(id));
  const ids = others?.map(({ id }) => id) ?? [doctorId];
  const offers = await Promise.all(
    ids.map(async (id) => {
      const days = await listStartsWithin(context, { doctorId: id, treatment, moving }, period);
      return days.map((day) => (others ? { ...day, doctorId: id } : day));
    }),
  );
  const byDate = new Map(
    offers
      .flat()
      .reverse()
      .map((day) => [day.date, day]),
  );
  return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** One after the other, each as it was asked about; what became of one, be it a fault of ours, keeps nothing from the next. */
function cancelAll(
  context: AppContext,
  owner: NeedOwner,
  appointments: readonly AppointmentVersion[],
): Promise<NonNullable<Findings['changes']>> {
  return changeEach(context, owner, appointments, (each) => cancel(context, owner, each));
}

function undoAll(
  context: AppContext,
  owner: NeedOwner,
  { appointments, from }: Extract<Need, { kind: 'undoChange' }>,
): Promise<NonNullable<Findings['undone']>> {
  return changeEach(context, owner, appointments, (each) =>
    change(owner, (caller) => undoOnline(context, toKey(each, caller), { version: each.version, from })),
  );
}

async function changeEach(
  context: AppContext,
  owner: NeedOwner,
  appointments: readonly AppointmentVersion[],
  make: (each: AppointmentVersion) => Promise<ChangeOutcome>,
): Promise<{ appointmentId: string; outcome: ChangeOutcome }[]> {
  const changes: { appointmentId: string; outcome: ChangeOutcome }[] = [];
  for (const each of appointments)
    changes.push({
      appointmentId: each.appointmentId,
      outcome: await changeOneOf(context, owner, () => make(each)),
    });
  return changes;
}

async function changeOneOf(
  context: AppContext,
  owner: NeedOwner,
  make: () => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  try {
    return await make();
  } catch (error) {
    context.log.error({ err: error }, 'changing one of several appointments failed');
    return { done: false, sentence: toErrorBody('internal', {}, owner.language).error };
  }
}

function cancel(context: AppContext, owner: NeedOwner, asked: AppointmentVersion): Promise<ChangeOutcome> {
  return change(owner, (caller) =>
    cancelOnline(context, { ...toKey(asked, caller), version: asked.version }),
  );
}

type Caller = { accountId: string; language: Language };

function toKey({ appointmentId: id }: { appointmentId: string }, { accountId, language }: Caller) {
  return { key: { id, accountId }, language };
}

/** What became of a change; a refusal is told in the site's own words. */
async function change(
  { accountId, language }: NeedOwner,
  make: (caller: Caller) => ReturnType<typeof cancelOnline>,
): Promise<ChangeOutcome> {
  try {
    if (!accountId) throw new AppError('unauthorized');
    return { done: true, appointment: await make({ accountId, language }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { error: sentence } = toErrorBody(error.code, error.details, language);
    const isTaken = error.code === 'slot_taken' || error.code === 'patient_busy';
    return {
      ...{ done: false, sentence, isOvertaken: error.code === 'version_conflict' },
      ...(isTaken && { isTaken }),
    };
  }
}
