import type { Presence } from '@praxisportal/contract/staff/day';
import { bookableTreatments } from '@praxisportal/practice/treatments';
import type { AppContext } from '../server/src/context.ts';
import { bookAtDesk } from '../server/src/core/scheduling/book-at-desk.ts';
import { bookOnline } from '../server/src/core/scheduling/book-online.ts';
import { cancelAtDesk } from '../server/src/core/scheduling/cancel.ts';
import { notePresence } from '../server/src/core/scheduling/note-presence.ts';
import { claimMessage, settleFailed } from '../server/src/delivery/commands.ts';
import { DeliveryFailure } from '../server/src/delivery/delivery-failure.ts';
import { addDays, dayMs, toWeekday } from '../server/src/domain/calendar-date.ts';
import { hasDay } from '../server/src/domain/working-day.ts';
import { findZoneDay, toWallDate } from '../server/src/domain/zone-day.ts';
import type { StaffActor } from '../server/src/features/audit/commands.ts';
import { updateHandled } from '../server/src/features/console-messages/commands.ts';
import { listInbox } from '../server/src/features/console-messages/queries.ts';
import { insertContactMessage } from '../server/src/features/contact/commands.ts';
import { toDoctorCalendar } from '../server/src/features/doctors/rules.ts';
import { addAbsence } from '../server/src/features/plan/add-absence.ts';
import { planSpecialDay } from '../server/src/features/plan/plan-special-day.ts';
import { removeAbsence } from '../server/src/features/plan/remove-absence.ts';
import { AppError } from '../server/src/platform/app-error.ts';
import { addDemoPatients, addDemoStaff, type DemoLogin, type DemoPatient } from './demo-logins.ts';
import { createDice, type DemoPerson, listDemoPatients, listDemoStaff } from './demo-people.ts';
import { type DemoVisit, fillWaitingRoom, findDemoHours, planDemoVisits, toToday } from './demo-visits.ts';

const daysBefore = 21;
const daysAhead = 42;
const minuteMs = 60_000;
/** So many patients have an address to which nothing can be sent. */
const unreachedCount = 4;
/** Mails of earlier bookings would be deleted at the next start. */
const mailsKeptMs = 12 * dayMs;

/** Whoever can sign in: the team, and a patient. */
export type DemoWaysIn = { logins: readonly DemoLogin[]; patient: DemoPerson; hasOwnHours: boolean };

/** What happens at the practice at an instant. */
type DemoEvent = { atMs: number; happen: () => Promise<void> };
type Booked = { id: string; version: number };
type Fill = { context: AppContext; logins: readonly DemoLogin[]; patients: readonly DemoPatient[] };

/**
 * Fills an empty practice with some weeks of work as it is at an instant: everything is done by the use cases that patients
 * and staff use, in the order and at the times at which it would have happened. Nothing is sent to anybody.
 */
export async function fillDemo(
  context: AppContext,
  setClock: (nowMs: number) => void,
  nowMs: number,
): Promise<DemoWaysIn> {
  const { practice } = context;
  const { timeZone } = practice.facts;
  const today = toWallDate(nowMs, timeZone);
  const dice = createDice(20_261_125);
  const firstMs = findZoneDay(timeZone, addDays(today, -daysBefore - 3)).startMs + 8 * 60 * minuteMs;
  setClock(firstMs);
  const logins = await addDemoStaff(context, listDemoStaff(practice.doctors));
  const reception = findActor(logins, 0);
  const people = listDemoPatients(Number(today.slice(0, 4)), dice);
  const patients = await addDemoPatients(context, reception, people);
  const hasOwnHours = await planDemoWeeks(context, reception, { today, nowMs });
  const visits = fillWaitingRoom(
    planDemoVisits({
      columns: practice.doctors.map((doctor) => ({
        doctorId: doctor.id,
        calendar: toDoctorCalendar(practice, doctor),
      })),
      ...{ treatments: bookableTreatments, patients: people, nowMs, firstMs, dice },
      dates: Array.from({ length: daysBefore + daysAhead + 1 }, (_, day) => addDays(today, day - daysBefore)),
    }),
    { nowMs, timeZone },
  );
  const fill: Fill = { context, logins, patients };
  const events = [
    ...listVisitEvents(fill, visits, nowMs),
    ...listPainEvents(fill, visits, nowMs),
    ...listAbsenceEvents(fill, visits, nowMs),
    ...listLetterEvents(fill, nowMs),
  ];
  for (const { atMs, happen } of events.toSorted((a, b) => a.atMs - b.atMs)) {
    setClock(atMs);
    await happen();
  }
  setClock(nowMs);
  await failDeliveries(context);
  const patient = people[0];
  if (!patient) throw new Error('the demo has no patients');
  return { logins, patient, hasOwnHours };
}

function findActor(logins: readonly DemoLogin[], index: number): StaffActor {
  const login = logins.filter(({ staff }) => staff.role === 'reception')[index % 2];
  if (!login) throw new Error('nobody is at the desk of the demo');
  return login.actor;
}

/** What was planned weeks ago, and hours for today if nobody would be here; says whether there had to be some. */
async function planDemoWeeks(
  context: AppContext,
  reception: StaffActor,
  { today, nowMs }: { today: string; nowMs: number },
): Promise<boolean> {
  const { practice } = context;
  const doctorId = practice.doctors[0]?.id ?? null;
  const nextMonday = addDays(today, 8 - toWeekday(today));
  const shown = { isReasonShown: true };
  await addAbsence(context, reception, {
    ...{ doctorId, from: addDays(nextMonday, 28), to: addDays(nextMonday, 32), hours: null, ...shown },
    reason: { de: 'Urlaub', en: 'Holiday' },
  });
  const meeting = addDays(nextMonday, 9);
  await addAbsence(context, reception, {
    ...{ doctorId: null, from: meeting, to: meeting, hours: { from: '15:00', to: '18:00' }, ...shown },
    reason: { de: 'Teamnachmittag', en: 'Team afternoon' },
  });
  await context.reloadPlan();
  const calendars = () => practice.doctors.map((doctor) => toDoctorCalendar(practice, doctor));
  const hours = findDemoHours(calendars(), { date: today, nowMs });
  if (!hours) return false;
  for (const closed of practice.plan.rows.absences.filter((each) => hasDay(each, today)))
    await removeAbsence(context, reception, closed.id);
  await planSpecialDay(context, reception, {
    ...{
      date: today,
      hours: [hours],
      doctors: practice.doctors.map(({ id }) => ({ doctorId: id, hours: [hours] })),
    },
    reason: { de: 'Sprechstunde zum Ausprobieren', en: 'Open for the demo' },
    version: null,
  });
  await context.reloadPlan();
  return true;
}

function listVisitEvents(fill: Fill, visits: readonly DemoVisit[], nowMs: number): DemoEvent[] {
  const coming = visits.filter(
    ({ during, way, patient }) =>
      during.startMs > nowMs + dayMs && way !== 'website' && fill.patients[patient]?.person.email,
  );
  const unreached = new Set(coming.slice(0, unreachedCount));
  return visits.flatMap((visit, index) => {
    const isTold = visit.bookedMs > nowMs - mailsKeptMs;
    const mail = { isTold, isUnreached: unreached.has(visit) };
    return listEventsOf(fill, findActor(fill.logins, index), visit, mail);
  });
}

/** Whether a confirmation was written, and whether it can't be delivered. */
type DemoMail = { isTold: boolean; isUnreached: boolean };

function listEventsOf(fill: Fill, desk: StaffActor, visit: DemoVisit, mail: DemoMail): DemoEvent[] {
  let booked: Booked | undefined;
  const booking = {
    atMs: visit.bookedMs,
    happen: async () => {
      booked = await bookVisit(fill, desk, visit, mail);
    },
  };
  const note = (atMs: number | undefined, state: Presence): DemoEvent[] => {
    const happen = async () => {
      if (!booked) return;
      const { appointment } = await notePresence(fill.context, desk, { ...booked, state });
      booked = appointment;
    };
    return atMs === undefined ? [] : [{ atMs, happen }];
  };
  const cancel = async () => {
    if (!booked) return;
    const words = { by: 'patient', reason: 'hat angerufen, meldet sich wieder', inform: false } as const;
    await cancelAtDesk(fill.context, desk, { ...booked, ...words });
  };
  const { fate, during } = visit;
  switch (fate.kind) {
    case 'none':
      return [booking];
    case 'cancelled':
      return [booking, { atMs: fate.atMs, happen: cancel }];
    case 'missed':
      return [booking, ...note(during.startMs + 20 * minuteMs, 'no_show')];
    case 'here':
      return [
        booking,
        ...note(fate.arrivedMs, 'arrived'),
        ...note(fate.seatedMs, 'seated'),
        ...note(fate.finishedMs, 'finished'),
      ];
  }
}

/** All of the demo's bookings come from this machine. */
const demoOrigin = { prefix: '127.0.0.1' };

/** Books as the patient did. Whom the website refuses, having enough appointments ahead, calls. */
async function bookVisit(
  { context, patients }: Fill,
  desk: StaffActor,
  visit: DemoVisit,
  { isTold, isUnreached }: DemoMail,
): Promise<Booked> {
  const { doctorId, date, time, minutes, treatment, note, way } = visit;
  const patient = patients[visit.patient];
  if (!patient) throw new Error('a visit of the demo has no patient');
  const { account, patientId, person } = patient;
  if (way === 'website' && account) {
    const words = { doctorId, date, time, treatmentType: treatment.name.de, bookingMethod: way } as const;
    try {
      return await bookOnline(context, { account, language: 'de', from: demoOrigin }, words);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  const { appointment } = await bookAtDesk(isUnreached ? withMailServer(context) : context, desk, {
    ...{ patientId, doctorId, date, time, minutes, treatmentId: treatment.id },
    ...(note !== undefined && { note }),
    inform: isUnreached || (isTold && person.email !== undefined),
    method: way === 'counter' ? 'counter' : 'phone',
  });
  return appointment;
}

/** Its mails wait to be sent; nobody sends them, because the server itself has no such provider. */
function withMailServer(context: AppContext): AppContext {
  const smtp = { host: '127.0.0.1', port: 25, isTlsFromStart: false, isTlsRequired: false, logIn: undefined };
  return { ...context, config: { ...context.config, smtp } };
}

/** What could not be delivered: addresses that do not exist, and one that does not answer for now. */
async function failDeliveries({ db, clock }: AppContext): Promise<void> {
  const now = new Date(clock.nowMs());
  for (let count = 0; ; count += 1) {
    const wanted = { channel: 'email', urgentOnly: false, busyRecipients: [] } as const;
    const message = await claimMessage(db, wanted, now);
    if (!message) return;
    const isRefused = count > 0;
    const failure = isRefused
      ? new DeliveryFailure('refused', '550 no such mailbox')
      : new DeliveryFailure('deferred', '450 mailbox busy');
    const retryAt = isRefused ? undefined : new Date(now.getTime() + 60 * minuteMs);
    await settleFailed(db, message, failure, retryAt, now);
  }
}

/** Somebody in pain, squeezed in between: beside somebody else who is expected soon. */
function listPainEvents(
  { context, logins, patients }: Fill,
  visits: readonly DemoVisit[],
  nowMs: number,
): DemoEvent[] {
  const beside = visits
    .filter(({ during, fate }) => during.startMs > nowMs && fate.kind === 'here')
    .toSorted((a, b) => a.during.startMs - b.during.startMs)
    .at(-1);
  if (!beside) return [];
  const busy = new Set(visits.filter(({ date }) => date === beside.date).map(({ patient }) => patient));
  const patient = patients.find(({ person }, index) => !person.isChild && !busy.has(index));
  const treatment = context.practice.services.find(({ kind }) => kind === 'emergency') ?? beside.treatment;
  const desk = findActor(logins, 0);
  const { timeZone } = context.practice.facts;
  let booked: Booked | undefined;
  const book = async () => {
    if (!patient) return;
    const { doctorId, date, time } = beside;
    const { appointment } = await bookAtDesk(context, desk, {
      ...{ patientId: patient.patientId, doctorId, date, time, minutes: 15, treatmentId: treatment.id },
      ...{ overbookedReason: 'Starke Schmerzen seit der Nacht', inform: false, method: 'phone' },
    });
    booked = appointment;
  };
  const arrive = async () => {
    if (booked) await notePresence(context, desk, { ...booked, state: 'arrived' });
  };
  return [
    { atMs: nowMs - 35 * minuteMs, happen: book },
    { atMs: toToday(nowMs - 5 * minuteMs, { nowMs, timeZone }), happen: arrive },
  ];
}

/** A dentist who will be away on a day next week; nobody has yet decided what becomes of those who have appointments. */
function listAbsenceEvents(
  { context, logins }: Fill,
  visits: readonly DemoVisit[],
  nowMs: number,
): DemoEvent[] {
  const doctorId = context.practice.doctors[1]?.id;
  const hit = visits.find((visit) => visit.doctorId === doctorId && visit.during.startMs > nowMs + 5 * dayMs);
  if (!hit) return [];
  const happen = async () => {
    await addAbsence(context, findActor(logins, 1), {
      ...{ doctorId: hit.doctorId, from: hit.date, to: hit.date, hours: null, isReasonShown: true },
      reason: { de: 'Kongress', en: 'Congress' },
    });
  };
  return [{ atMs: nowMs - 40 * minuteMs, happen }];
}

/** What was written in the contact form; the oldest is answered. */
function listLetterEvents({ context: { db, clock }, logins }: Fill, nowMs: number): DemoEvent[] {
  const letters = [
    [
      'Renate Kuhlmann',
      'Übernimmt meine Kasse die Zahnreinigung? Ich bin bei der Musterkasse versichert.',
      6,
    ],
    [
      'Timo Engel',
      'Ich möchte meine Röntgenbilder zu einer Kollegin mitnehmen. Was brauchen Sie dafür von mir?',
      1,
    ],
    [
      'Aylin Demir',
      'Kommen Sie auch mit dem Rollstuhl gut in die Praxis hinein? Meine Mutter hat nächste Woche einen Termin.',
      0.1,
    ],
  ] as const;
  const written = letters.map(
    ([name, message, daysAgo], index): DemoEvent => ({
      atMs: nowMs - daysAgo * dayMs,
      happen: async () => {
        const email = `brief${index + 1}@example.net`;
        const sent = { name, email, message, language: 'de', isSuspect: false } as const;
        await insertContactMessage(db, sent, new Date(clock.nowMs()));
      },
    }),
  );
  const answer = async () => {
    const [oldest] = await listInbox(db, 'open');
    const by = { staffId: findActor(logins, 0).staffId, at: new Date(clock.nowMs()) };
    if (oldest) await updateHandled(db, oldest.id, by);
  };
  return [...written, { atMs: nowMs - 5 * dayMs, happen: answer }];
}
