import type { Appointment, Booking } from '@praxisportal/contract/appointment';
import { limits } from '@praxisportal/contract/limits';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { patientsQuery, queryKeys } from '../../shared/api/queries.ts';
import { queryClient, refreshCalendars, useMutation, useQuery } from '../../shared/api/query-client.ts';
import { createRandomId } from '../../shared/api/random-id.ts';
import { readToken } from '../../shared/api/token.ts';
import { closeSiteNotice, readSiteNotice } from '../page/site-notice.ts';
import { findDateProblem } from '../scheduling/booking-window.ts';
import { forgetChoices } from '../scheduling/kept-choices.ts';
import {
  type ConfirmationPlace,
  dayOf,
  isUnanswered,
  type KeptConfirmation,
  keepConfirmation,
  readConfirmation,
  type SentConfirmation,
} from '../scheduling/kept-confirmation.ts';
import { readBookingWindow } from '../scheduling/use-booking-window.ts';
import type { SessionState } from '../session/session-state.ts';
import { useSession } from '../session/use-session.ts';
import { showBookingNews } from './BookingNews.tsx';
import { type BookingChoices, ownPerson } from './booking-address.ts';
import { type BookingFailure, toBookingFailure, toEarlierCancelled } from './booking-failure.ts';
import { forgetBooked, keepBooked } from './kept-booked.ts';
import { findPatient, toPatientId } from './patient-choice.ts';

export type ConfirmProblem = BookingFailure | { kind: 'past' };

export type Confirmation = {
  confirm: () => void;
  isSending: boolean;
  /** Whether the answer is late enough to say so. */
  takesLong: boolean;
  /** Whether this time may be booked already by a confirmation that has no answer (yet). */
  isUnsettled: boolean;
  failure: { problem: ConfirmProblem; choices: BookingChoices } | undefined;
  forgetFailure: () => void;
  isPolicyAccepted: boolean;
  acceptPolicy: (isAccepted: boolean) => void;
  isReminderWanted: boolean;
  wantReminder: (isWanted: boolean) => void;
  /** What the patient says to the practice with it. */
  note: string;
  writeNote: (note: string) => void;
  hasPain: boolean;
  tellPain: (hasPain: boolean) => void;
  /** Whose appointment it is to be: the id of a patient, `self`, or '' as long as that has to be chosen. */
  patient: string;
  choosePatient: (patient: string) => void;
};

const mutationKey = ['booking'];
const longAfterMs = 5_000;
/** Tells one set of choices from another. */
export const nameOfChoices = ({ treatment, doctor, date, time }: BookingChoices) =>
  [treatment, doctor, date, time].join(' ');

/** What is said along with a confirmation; what the account said before stays if it is left out. */
type Said = Pick<Booking, 'reminderConsent' | 'patientId' | 'note' | 'pain'>;
/** `earlier` is a request of other choices that had no answer when this one was sent. */
type Sent = { choices: BookingChoices; said: Said; key: string; earlier: SentConfirmation | undefined };

/** Where a booking is confirmed: in the wizard, or in the form of the assistant. */
export type ConfirmationSite = {
  place: ConfirmationPlace;
  bookingMethod: Booking['bookingMethod'];
  choices: BookingChoices;
  /** Whom it is for before anybody says so; the account's own person without it. */
  patientId?: string | undefined;
  /** The patient who is chosen elsewhere; without it the choice is kept with the confirmation. */
  patientChoice?: { value: string | undefined; choose: (patient: string) => void } | undefined;
  /** Whether the choices of that name are still in sight; asked when an answer comes, however late. */
  isHere: (sentName: string) => boolean;
  onBooked: (appointment: Appointment) => void;
  /** It is booked after they went out of sight, which is told above the page. */
  onBookedAway?: ((appointment: Appointment) => void) | undefined;
  /** The time was somebody else's already, and can no longer be chosen. */
  onTimeTaken: () => void;
  /** Nobody is signed in, or no longer. */
  toLogIn: (session: { hasEnded: boolean }) => void;
};

/** Confirms the chosen time, with everything that can come between. */
export function useConfirmation(site: ConfirmationSite): Confirmation {
  const { place, bookingMethod, choices, patientId: patientAtFirst, isHere, onBooked, toLogIn } = site;
  const session = useSession();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<Confirmation['failure']>();
  const read = (of: BookingChoices) => readConfirmation(place, of, patientAtFirst);
  const found = read(choices);
  const { data: people, isLoading } = useQuery(patientsQuery(session.user?.id));
  const said = site.patientChoice
    ? site.patientChoice.value
    : (found.patientId ?? (found.isForOwnPerson ? ownPerson : undefined));
  const patient = findPatient(said, { treatment: choices.treatment, people, isLoading });
  const kept = { ...found, patientId: toPatientId(patient) };
  const keep = (changes: Partial<KeptConfirmation>) => {
    keepConfirmation(place, { ...kept, ...changes });
    readAgain();
  };

  // The way back takes the policy back, too.
  const takePolicyBack = useEffectEvent(() => {
    if (kept.isPolicyAccepted) keepConfirmation(place, { ...kept, isPolicyAccepted: false });
  });
  useEffect(() => {
    if (choices.time === '') takePolicyBack();
  }, [choices.time]);

  const mutation = useMutation({
    mutationKey,
    mutationFn: async ({ choices: sent, said, key }: Sent) => {
      const appointment = await callApi('bookAppointment', {
        headers: { 'idempotency-key': key },
        body: { ...toBooking(sent), bookingMethod, ...said },
      });
      if (appointment.status === 'cancelled') throw toEarlierCancelled(appointment);
      return appointment;
    },
    onSuccess: (appointment, { choices: sent, said }) => {
      keepConfirmation(place, undefined);
      if (place === 'booking-confirmation') forgetChoices();
      if (said.reminderConsent && session.user) session.replaceUser({ ...session.user, reminders: true });
      refreshCalendars();
      keepBooked(appointment);
      if (isHere(nameOfChoices(sent))) {
        // The confirmation of an earlier booking makes way for this one.
        if (readSiteNotice()?.onRead === forgetBooked) closeSiteNotice({ isRead: false });
        return onBooked(appointment);
      }
      showBookingNews({ kind: 'booked', appointment });
      site.onBookedAway?.(appointment);
    },
    onError: (error, { choices: sent, earlier }) => {
      const problem = toBookingFailure(error);
      // A yes or no settles the confirmation; without one it is asked for again under its key.
      if (problem.kind === 'slotTaken' || problem.kind === 'refused')
        keepConfirmation(place, { ...read(sent), sent: earlier });
      if (problem.kind === 'earlierBooked') {
        keepConfirmation(place, { ...read(sent), sent: undefined });
        refreshCalendars();
      }
      if (problem.kind === 'slotTaken' || problem.kind === 'refused') {
        void queryClient.invalidateQueries({ queryKey: queryKeys.slots });
        void queryClient.invalidateQueries({ queryKey: queryKeys.days });
        // Perhaps the practice has just set something else.
        void queryClient.invalidateQueries({ queryKey: queryKeys.offer });
      }
      if (!isHere(nameOfChoices(sent))) return showBookingNews({ kind: 'failed', problem, choices: sent });
      if (problem.kind === 'signedOut') return toLogIn({ hasEnded: true });
      setFailure({ problem, choices: sent });
      if (problem.kind === 'slotTaken') site.onTimeTaken();
    },
  });

  const note = kept.note?.trim() ?? '';
  const confirm = () => {
    if (patient === '' || queryClient.isMutating({ mutationKey }) > 0) return;
    if (note.length > limits.bookingNoteMaxLength) return focusLongNote();
    setFailure(undefined);
    if (findDateProblem(choices.date, readBookingWindow()) === 'past')
      return setFailure({ problem: { kind: 'past' }, choices });
    if (readToken() === null) return toLogIn({ hasEnded: session.status === 'signedIn' || isOver(session) });
    const { patientId } = kept;
    const key = kept.sent?.key ?? createRandomId();
    const earlier = isUnanswered(kept, choices) ? undefined : kept.sent;
    const sent = { day: dayOf(choices), time: choices.time, patientId, key };
    keepConfirmation(place, { ...kept, sent });
    const said = {
      ...(kept.isReminderWanted && { reminderConsent: true }),
      ...(patientId && { patientId }),
      ...(note && { note }),
      ...(kept.pain && { pain: true }),
    };
    mutation.mutate({ choices, said, key, earlier });
  };

  // Also while one who left and came back waits for the first answer.
  const isSending = useIsMutating({ mutationKey }, queryClient) > 0;
  return {
    confirm,
    isSending,
    takesLong: useIsLongTrue(isSending),
    isUnsettled: isUnanswered(kept, choices),
    failure,
    forgetFailure: () => setFailure(undefined),
    isPolicyAccepted: kept.isPolicyAccepted,
    acceptPolicy: (isPolicyAccepted) => keep({ isPolicyAccepted }),
    isReminderWanted: kept.isReminderWanted === true,
    wantReminder: (isReminderWanted) => keep({ isReminderWanted }),
    note: kept.note ?? '',
    writeNote: (note) => keep({ note }),
    hasPain: kept.pain === true,
    tellPain: (pain) => keep({ pain }),
    patient,
    choosePatient:
      site.patientChoice?.choose ??
      ((chosen) => keep({ patientId: toPatientId(chosen), isForOwnPerson: chosen === ownPerson })),
  };
}

/** To the note of this booking, which says how long it may be. */
function focusLongNote(): void {
  document.querySelector<HTMLElement>('textarea[data-booking-note][aria-invalid=true]')?.focus();
}

const isOver = (session: SessionState) => session.status === 'signedOut' && session.reason === 'ended';

function toBooking({ treatment, doctor, date, time }: BookingChoices) {
  return { doctorId: doctor, treatmentType: treatment, date, time };
}

/** Whether what is named so is still what is shown; asked when an answer comes, however late. */
export function useIsShown(name: string | undefined): (askedName: string) => boolean {
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    shown.current = name;
    return () => {
      shown.current = undefined;
    };
  }, [name]);
  return (askedName) => shown.current === askedName;
}

/** True once this has been true for some seconds. */
function useIsLongTrue(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  const onEnd = useEffectEvent(() => setIsLong(false));
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(() => setIsLong(true), longAfterMs);
    return () => {
      clearTimeout(timer);
      onEnd();
    };
  }, [isTrue]);
  return isLong;
}
