import type { Language } from '@praxisportal/contract/language';
import { proofOfWorkHeader } from '@praxisportal/contract/proof-of-work-header';
import { backgroundHeader } from '@praxisportal/contract/staff/background-header';
import { type StaffCallName, staffCalls } from '@praxisportal/contract/staff/calls';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import type { StaffErrorBody } from '@praxisportal/contract/staff/errors';
import type { PatientNote, PatientValues } from '@praxisportal/contract/staff/patients';
import type { StaffCallAnswer, StaffCallInput } from '@praxisportal/contract/staff/schemas';
import type { Settings } from '@praxisportal/contract/staff/settings';
import { ApiError, toApiError } from '../../shared/api/errors.ts';
import { type LooseRequest, type RequestOf, sendRequest } from '../../shared/api/request.ts';
import { sendWorking } from '../../shared/api/send-working.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';

type Extra = {
  signal?: AbortSignal | undefined;
  /** No person asked for it: a refetch keeps no screen from locking. */
  isBackground?: boolean | undefined;
};

type StaffRequest<Name extends StaffCallName> = RequestOf<StaffCallInput<Name>> & Extra;
type StaffArguments<Name extends StaffCallName> =
  object extends StaffRequest<Name> ? [request?: StaffRequest<Name>] : [request: StaffRequest<Name>];

/** What the server says of the session itself when it refuses a call. */
export type SessionRefusal = 'locked' | 'ended';
type Listener = (refusal: SessionRefusal) => void;

const listeners = new Set<Listener>();
let lastByPersonMs = 0;

/** Calls back when a call found the screen locked or the session over. */
export function onSessionRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When a person last caused a call of this tab, in ms since 1970. */
export function lastCallByPersonMs(): number {
  return lastByPersonMs;
}

/** A staff call that was refused because the appointment had changed: `appointment` is how it stands now. */
export class AppointmentChanged extends ApiError {
  readonly appointment: DayAppointment;

  constructor(error: ApiError, appointment: DayAppointment) {
    super(error.message, error);
    this.appointment = appointment;
  }
}

/** A staff call that was refused because the person had changed: `patient` is how they stand now. */
export class PatientChanged extends ApiError {
  readonly patient: PatientValues;

  constructor(error: ApiError, patient: PatientValues) {
    super(error.message, error);
    this.patient = patient;
  }
}

/** A staff call that was refused because the note had changed: `note` is how it stands now. */
export class NoteChanged extends ApiError {
  readonly note: PatientNote;

  constructor(error: ApiError, note: PatientNote) {
    super(error.message, error);
    this.note = note;
  }
}

/** A staff call that was refused because somebody else had changed the settings: `settings` are how they stand now. */
export class SettingsChanged extends ApiError {
  readonly settings: Settings;

  constructor(error: ApiError, settings: Settings) {
    super(error.message, error);
    this.settings = settings;
  }
}

/**
 * Sends a call of the staff's contract, like `callApi`: the session is a cookie, and what a refusal says of it is told
 * to whoever listens.
 */
export async function callStaff<Name extends StaffCallName>(
  name: Name,
  ...[request]: StaffArguments<Name>
): Promise<StaffCallAnswer<Name>>;
export async function callStaff(name: StaffCallName, request: LooseRequest & Extra = {}): Promise<unknown> {
  const { method, path } = staffCalls[name];
  const { isBackground = false, ...parts } = request;
  if (!isBackground) lastByPersonMs = serverNowMs();
  const headers = { ...parts.headers, [backgroundHeader]: isBackground ? 'yes' : undefined };
  const send = (proofOfWork: string | undefined) =>
    sendRequest(
      { method, path: `/staff${path}` },
      { ...parts, headers: { ...headers, [proofOfWorkHeader]: proofOfWork } },
      readStaffError,
    );
  try {
    return await sendWorking(send);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) for (const listener of listeners) listener(refusal);
    throw error;
  }
}

/** Only needed after a change of language, and long. */
const loadSentences = async () => (await import('@praxisportal/contract/staff/errors')).staffErrorSentences;

async function readStaffError(response: Response, language: Language): Promise<ApiError> {
  const copy = response.clone();
  const error = await toApiError(response, language, loadSentences);
  if (error.status !== 409) return error;
  // Only with these does a refusal bring along what it is about.
  const { appointment, patient, note, settings }: Partial<StaffErrorBody> = await copy
    .json()
    .catch(() => ({}));
  if (appointment) return new AppointmentChanged(error, appointment);
  if (patient) return new PatientChanged(error, patient);
  if (settings) return new SettingsChanged(error, settings);
  return note ? new NoteChanged(error, note) : error;
}

function refusalOf(error: unknown): SessionRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'staff_locked') return 'locked';
  return error.code === 'unauthorized' ? 'ended' : undefined;
}
