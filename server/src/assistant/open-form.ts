import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { ChatBooking } from '@praxisportal/contract/chat';
import { calendarDate, wallTime } from '@praxisportal/contract/fields';
import { isWithinWindow } from '../domain/booking-window.ts';
import { toWallDate } from '../domain/zone-day.ts';
import { dropUndefined } from './read-wish.ts';
import type { AssistantPractice, BookingWish, DialogState, TurnInput } from './turn.ts';

/**
 * The turn with what is chosen in the open form laid over what is remembered: corrections are meant of what the patient
 * sees. What can't be chosen there is left out.
 */
export function layFormOver(input: TurnInput, practice: AssistantPractice): TurnInput {
  const { form, state, nowMs } = input;
  if (form === undefined) return input;
  if (form.isBooked) return { ...input, ...withoutWish(state), form: undefined, earlierMessages: [] };
  const chosen = readForm(form, practice, toWallDate(nowMs, practice.facts.timeZone));
  const isNothing = Object.values(chosen).every((value) => value === undefined);
  return isNothing ? input : { ...input, state: { ...state, wish: layOver(state.wish ?? {}, chosen) } };
}

/** What was booked is no wish any more, what was offered for it no question, and whom it helps is helped. */
function withoutWish({ wish: _, told: __, question, ...state }: DialogState): { state: DialogState } {
  const isOffer = question?.kind === 'whichTreatment' || question?.kind === 'whichStart';
  return { state: { ...state, ...(question && !isOffer && { question }) } };
}

function readForm(
  { treatmentType, doctorId, date, time }: ChatBooking,
  { treatments, activeDoctors, terms }: AssistantPractice,
  today: string,
): Omit<ChatBooking, 'isBooked'> {
  const treatment = treatments.find(({ name }) => name.de === treatmentType);
  const isDoctor = doctorId === anyDoctorId || activeDoctors.some(({ id }) => id === doctorId);
  const isDay =
    calendarDate.safeParse(date).success &&
    date !== undefined &&
    isWithinWindow(date, today, terms.windowMonths);
  return {
    treatmentType: treatment?.bookableMinutes ? treatment.name.de : undefined,
    doctorId: isDoctor ? doctorId : undefined,
    date: isDay ? date : undefined,
    time: isDay && wallTime.safeParse(time).success ? time : undefined,
  };
}

/** Of the same day a time that is not chosen any more is still wished; with another day its own time goes along. */
function layOver(wish: BookingWish, { treatmentType, doctorId, date, time }: ChatBooking): BookingWish {
  const isOtherDay = date !== undefined && date !== wish.date;
  const isOtherTime = time !== undefined && time !== wish.time;
  const chosenDoctorId =
    doctorId === undefined ? wish.doctorId : doctorId === anyDoctorId ? undefined : doctorId;
  const refused = wish.refusedDoctorIds?.filter((id) => id !== chosenDoctorId);
  return dropUndefined({
    ...wish,
    treatmentType: treatmentType ?? wish.treatmentType,
    doctorId: chosenDoctorId,
    refusedDoctorIds: refused?.length ? refused : undefined,
    date: date ?? wish.date,
    time: time ?? (isOtherDay ? undefined : wish.time),
    ...(isOtherDay && { fromDate: undefined, toDate: undefined, asSoonAsPossible: undefined }),
    ...(isOtherTime && { timeFrom: undefined, timeTo: undefined }),
  });
}
