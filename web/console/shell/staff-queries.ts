import type { Language } from '@praxisportal/contract/language';
import type { AuditFilter } from '@praxisportal/contract/staff/audit';
import type { PatientCard } from '@praxisportal/contract/staff/patients';
import type { Decision } from '@praxisportal/contract/staff/plan';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import type { StaffCallAnswer, StaffCallInput } from '@praxisportal/contract/staff/schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/client.ts';
import { callStaff } from './call-staff.ts';
import { splitList } from './split-list.ts';

/** The first parts of the keys under which the console's data are kept; they go with whoever signs out. */
export const staffKeys = {
  all: ['staff'],
  desk: ['staff', 'desk'],
  invitation: ['staff', 'invitation'],
  day: ['staff', 'day'],
  week: ['staff', 'week'],
  free: ['staff', 'free'],
  undo: ['staff', 'undo'],
  patients: ['staff', 'patients'],
  messages: ['staff', 'messages'],
  plan: ['staff', 'plan'],
  planMails: ['staff', 'planMails'],
  people: ['staff', 'people'],
  access: ['staff', 'access'],
  audit: ['staff', 'audit'],
  offer: ['staff', 'offer'],
  settings: ['staff', 'settings'],
} as const;

// The live connection says when something has changed; this is for a screen that one comes back to.
const staleTime = 30_000;

/** Who has signed in at this browser before. */
export function deskQuery() {
  return queryOptions({
    queryKey: staffKeys.desk,
    queryFn: ({ signal }) => callStaff('getDesk', { signal, isBackground: true }),
    staleTime: 0,
  });
}

/** What a one-time link is for; it does not change, and once it is used nobody asks again. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: [...staffKeys.invitation, token],
    queryFn: ({ signal }) => callStaff('lookAtInvitation', { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A day of the practice. */
export function dayQuery(date: string) {
  return queryOptions({
    queryKey: [...staffKeys.day, date],
    queryFn: ({ signal }) => callStaff('getDay', { query: { date }, signal, isBackground: true }),
    staleTime,
  });
}

/** One dentist's week around a day. */
export function weekQuery(doctorId: string, date: string) {
  return queryOptions({
    queryKey: [...staffKeys.week, doctorId, date],
    queryFn: ({ signal }) => callStaff('getWeek', { query: { doctorId, date }, signal, isBackground: true }),
    staleTime,
  });
}

type FreeWish = {
  doctorId: string;
  from: string;
  treatmentId?: string | undefined;
  minutes?: number | undefined;
  /** The appointment that is to be moved. */
  except?: string | undefined;
};

/** The next free starts; never trusted for long, because others book too. */
export function freeQuery({ doctorId, from, treatmentId, minutes, except }: FreeWish) {
  return queryOptions({
    queryKey: [...staffKeys.free, doctorId, from, treatmentId, minutes, except],
    queryFn: ({ signal }) =>
      callStaff('listFreeStarts', {
        query: {
          doctorId,
          from,
          ...(treatmentId && { treatmentId }),
          ...(minutes && { minutes: String(minutes) }),
          ...(except && { except }),
        },
        signal,
      }),
    staleTime: 0,
  });
}

/** Who is meant by what somebody has typed; nobody by ''. What was found before stays in sight meanwhile. */
export function patientsQuery(query: string) {
  return queryOptions({
    queryKey: [...staffKeys.patients, query],
    enabled: query !== '',
    queryFn: async ({ signal }) => {
      const { patients } = await callStaff('searchPatients', { body: { query }, signal });
      return { query, patients };
    },
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  });
}

/** Of what is recorded as a look: it is asked for when somebody looks, and not again because something has changed elsewhere. */
const isLook = { isLook: true };

/** The beginning of the keys of all cards. */
export const patientCardsKey = [...staffKeys.patients, 'card'] as const;

/**
 * Everything about one person; null once they are erased. Each asking is recorded as a look, so it is asked for when
 * somebody looks, or when it has changed, and not again.
 */
export function patientCardQuery(id: string) {
  return queryOptions({
    queryKey: [...patientCardsKey, id],
    queryFn: ({ signal }): Promise<PatientCard | null> =>
      callStaff('getPatientCard', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: isLook,
  });
}

/** Two entries of people side by side; both looks are recorded, so it is asked for once. */
export function mergePreviewQuery(id: string, otherId: string) {
  return queryOptions({
    queryKey: [...staffKeys.patients, 'merge', id, otherId],
    queryFn: ({ signal }) => callStaff('previewMerge', { params: { id, otherId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: isLook,
  });
}

/** How many messages wait for somebody: for the bar, which shows nobody's name. */
export function messageCountsQuery() {
  return queryOptions({
    queryKey: [...staffKeys.messages, 'counts'],
    queryFn: ({ signal }) => callStaff('countMessages', { signal, isBackground: true }),
    staleTime,
  });
}

/** What could not be delivered, and nobody has told the patient otherwise yet. */
export function undeliveredQuery() {
  return queryOptions({
    queryKey: [...staffKeys.messages, 'undelivered'],
    queryFn: ({ signal }) => callStaff('listUndelivered', { signal, isBackground: true }),
    staleTime,
  });
}

/** The sources from which unusually many appointments were booked. */
export function sourcesQuery() {
  return queryOptions({
    queryKey: [...staffKeys.messages, 'sources'],
    queryFn: ({ signal }) => callStaff('listSources', { signal, isBackground: true }),
    staleTime,
  });
}

/** What was written by the contact form. */
export function inboxQuery(state: 'open' | 'all') {
  return queryOptions({
    queryKey: [...staffKeys.messages, 'inbox', state],
    queryFn: ({ signal }) => callStaff('listInbox', { query: { state }, signal, isBackground: true }),
    staleTime,
    placeholderData: keepPreviousData,
  });
}

/** What is planned from a day on, with what is left to do about each absence. */
export function planQuery(from: string) {
  return queryOptions({
    queryKey: [...staffKeys.plan, 'from', from],
    queryFn: ({ signal }) => callStaff('getPlan', { query: { from }, signal, isBackground: true }),
    staleTime,
    placeholderData: keepPreviousData,
  });
}

// Whether a mail arrives is known some time after it was written.
const waitingMailMs = 15_000;

/** An absence with those whom it hits, and what became of the others. */
export function absenceQuery(id: string) {
  return queryOptions({
    queryKey: [...staffKeys.plan, 'absence', id],
    queryFn: ({ signal }) => callStaff('getAbsence', { params: { id }, signal, isBackground: true }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.decided.some(({ message }) => message === 'waiting') ? waitingMailMs : false,
  });
}

/** Whom an absence would hit, before it is saved. */
export function absencePreviewQuery(body: StaffCallInput<'previewAbsence'>['body']) {
  return queryOptions({
    queryKey: [...staffKeys.plan, 'preview', body],
    queryFn: ({ signal }) => callStaff('previewAbsence', { body, signal }),
    staleTime: 0,
  });
}

/** The mails that decisions would send: of the moment at which somebody asks, whatever changes meanwhile. */
export function decisionMailsQuery(id: string, decisions: Decision[]) {
  return queryOptions({
    queryKey: [...staffKeys.planMails, id, decisions],
    queryFn: async ({ signal }) => {
      const mails: StaffCallAnswer<'previewDecisionMails'>['mails'] = [];
      for (const some of splitList(decisions, planLimits.decisionsMax)) {
        const body = { decisions: some, inform: true };
        mails.push(...(await callStaff('previewDecisionMails', { params: { id }, body, signal })).mails);
      }
      return { mails };
    },
    staleTime: 0,
  });
}

/** Who works here and who is invited. Asking takes a fresh proof of oneself, so it is not asked for again by itself. */
export function peopleQuery() {
  return queryOptions({
    queryKey: staffKeys.people,
    queryFn: ({ signal }) => callStaff('listStaff', { signal, isBackground: true }),
    staleTime,
  });
}

/** How long treatments take, by when; changed settings are told live. */
export function staffOfferQuery() {
  return queryOptions({
    queryKey: staffKeys.offer,
    queryFn: ({ signal }) => callApi('getOffer', { signal }),
    staleTime,
  });
}

/** What the practice sets itself. Asking takes a fresh proof of oneself, so it is not asked for again by itself. */
export function settingsQuery() {
  return queryOptions({
    queryKey: staffKeys.settings,
    queryFn: ({ signal }) => callStaff('getSettings', { signal, isBackground: true }),
    staleTime,
  });
}

/** How many appointments each dentist has from a day on. */
export function comingQuery(from: string) {
  return queryOptions({
    queryKey: [...staffKeys.settings, 'coming', from],
    queryFn: ({ signal }) => callStaff('countComing', { query: { from }, signal, isBackground: true }),
    staleTime,
  });
}

/** The own ways in, and where one is signed in. */
export function ownAccessQuery() {
  return queryOptions({
    queryKey: staffKeys.access,
    queryFn: ({ signal }) => callStaff('getOwnAccess', { signal, isBackground: true }),
    staleTime,
  });
}

/** The first page of who did what, in a language. Each asking is recorded as a look. */
export function auditQuery(language: Language, filter: AuditFilter) {
  return queryOptions({
    queryKey: [...staffKeys.audit, language, filter],
    queryFn: ({ signal }) => callStaff('getAudit', { query: filter, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: isLook,
  });
}
