import type { Language } from '@praxisportal/contract/language';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './client.ts';

/** The first parts of the query keys, for `queryClient.invalidateQueries({ queryKey: queryKeys.slots })`. */
export const queryKeys = {
  offer: ['offer'],
  slots: ['slots'],
  days: ['days'],
  availability: ['availability'],
  /** Everything that belongs to the signed-in patient; forgotten at log-out. */
  own: ['own'],
  appointments: ['own', 'appointments'],
  patients: ['own', 'patients'],
  sessions: ['own', 'sessions'],
  export: ['own', 'export'],
  guestAppointment: ['guest-appointment'],
  outbox: ['outbox'],
} as const;

/** Whose times; the time of the appointment that is to be moved counts as free. */
type TimesOf = { doctorId: string; treatment?: string | undefined; moving?: string | undefined };
type SlotsOf = TimesOf & { date: string };
/** `from` and `to` bound the starts that are counted. */
type DaysOf = TimesOf & { month: string; from?: string | undefined; to?: string | undefined };

const withTreatment = (treatment: string | undefined) => (treatment ? { treatment } : {});
const withMoving = (moving: string | undefined) => (moving ? { moving } : {});

/** Who treats here, how long treatments take, and the terms of booking; the practice changes them seldom. */
export function offerQuery() {
  return queryOptions({
    queryKey: queryKeys.offer,
    queryFn: ({ signal }) => callApi('getOffer', { signal }),
    staleTime: 300_000,
  });
}

/** Bookable starts of a doctor's day, or of any doctor's; never trusted for long, because others book too. */
export function slotsQuery({ doctorId, date, treatment, moving }: SlotsOf) {
  return queryOptions({
    queryKey: [...queryKeys.slots, doctorId, date, treatment ?? '', moving ?? ''],
    queryFn: ({ signal }) =>
      callApi('listSlots', {
        params: { id: doctorId },
        query: { date, ...withTreatment(treatment), ...withMoving(moving) },
        signal,
      }),
    staleTime: 0,
  });
}

/** Free starts and state of each day of a doctor's month; `month` is YYYY-MM. */
export function daysQuery({ doctorId, month, treatment, moving, from, to }: DaysOf) {
  return queryOptions({
    queryKey: [...queryKeys.days, doctorId, month, treatment ?? '', moving ?? '', from ?? '', to ?? ''],
    queryFn: ({ signal }) =>
      callApi('listDays', {
        params: { id: doctorId },
        query: {
          month,
          ...withTreatment(treatment),
          ...withMoving(moving),
          ...(from && { from }),
          ...(to && { to }),
        },
        signal,
      }),
    staleTime: 30_000,
  });
}

/** The next free start of each doctor and of any of them. */
export function availabilityQuery({ treatment }: { treatment?: string | undefined }) {
  return queryOptions({
    queryKey: [...queryKeys.availability, treatment ?? ''],
    queryFn: ({ signal }) => callApi('getAvailability', { query: withTreatment(treatment), signal }),
    staleTime: 30_000,
  });
}

/** The signed-in patient's own appointments, under the user's id: nobody sees what was loaded for someone else. */
export function appointmentsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.appointments, userId],
    enabled: userId !== undefined,
    queryFn: ({ signal }) => callApi('listAppointments', { signal }),
  });
}

/** The people whom the account looks after, the own person first. */
export function patientsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...queryKeys.patients, userId],
    enabled: userId !== undefined,
    queryFn: ({ signal }) => callApi('listPatients', { signal }),
  });
}

/** Where the account is signed in. */
export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...queryKeys.sessions, userId],
    queryFn: ({ signal }) => callApi('listSessions', { signal }),
  });
}

/** Everything that is kept about the account, explained in a language. */
export function exportQuery(userId: string, language: Language) {
  return queryOptions({
    queryKey: [...queryKeys.export, userId, language],
    queryFn: ({ signal }) => callApi('exportAccount', { signal }),
  });
}

/** What a guest's link opens; as long as the mail about it is on its way, it is asked for again, ever more seldom. */
export function guestAppointmentQuery(token: string) {
  return queryOptions({
    queryKey: [...queryKeys.guestAppointment, token],
    queryFn: ({ signal }) =>
      callApi('getGuestAppointment', { headers: { 'appointment-token': token }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.confirmation?.state === 'waiting' && Math.min(60_000, 1_000 * 2 ** state.dataUpdateCount),
  });
}

/** Messages that no provider carries. */
export function outboxQuery() {
  return queryOptions({
    queryKey: queryKeys.outbox,
    queryFn: ({ signal }) => callApi('listOutbox', { signal }),
  });
}
