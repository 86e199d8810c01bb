import { toMarks } from './choose-asked.ts';
import type { DayWish } from './days/read-days.ts';
import type { Topic } from './intents.ts';
import { listAsked } from './plan-changes.ts';
import { asksForTerms, givesUpOne, speaksOfCancelling, wantsCancelled } from './read-cancelling.ts';
import { readMonthOfOwn } from './read-month.ts';
import { readOrdinal } from './read-ordinal.ts';
import { readSeveral } from './read-own-talk.ts';
import { findName, findSelf, namesOwnBeside, namesStranger } from './read-person.ts';
import type { Slots } from './read-wish.ts';
import { type Reading, type Tools, toPart, toPlan } from './reading.ts';
import type { AppointmentsTask, Task } from './task.ts';
import type { Asker, BookingWish, Need, OpenQuestion, Plan, TurnInput } from './turn.ts';
import { findBareWeekday } from './understand/match-appointment.ts';
import { listAsking, splitClauses } from './understand/split-clauses.ts';

/** Which of the own appointments are listed, cancelled or moved, by what the message names. */
export function planAppointments(
  input: TurnInput,
  reading: Reading,
  named: 'list' | 'cancel' | 'reschedule',
  { practice, readSlots }: Tools,
): Plan<Task> {
  const { slots, text } = reading;
  const isOfTwoPeople = reading.patientId !== undefined && namesOwnBeside(text);
  const patientId = isOfTwoPeople ? undefined : reading.patientId;
  const pointing = readPointing(reading, (part) => toPart(reading, part, { readSlots, asker: input.asker }));
  const purpose = choosePurpose(named, reading);
  const { day, time, doctor } = slots;
  // A day in the past ("gestern") is part of the reason.
  const asideDate = day.asideDate !== undefined && day.asideDate < reading.today ? undefined : day.asideDate;
  const namedDate =
    day.date ??
    day.refusedDate ??
    asideDate ??
    (purpose === 'reschedule' || day.fromDate !== undefined ? undefined : day.toDate);
  const wish: BookingWish = {
    ...(namedDate && { date: namedDate }),
    ...(slots.refusedTime !== undefined && { time: slots.refusedTime }),
    ...time,
    ...(doctor.doctorId && { doctorId: doctor.doctorId }),
  };
  if (input.asker.kind === 'guest') {
    const reason = purpose === 'list' ? 'appointments' : purpose;
    const topics: Topic[] = purpose === 'cancel' && asksForTerms(text) ? ['cancellation_policy'] : [];
    return toPlan(input, reading, { kind: 'login', reason, wish, hasPain: false, topics });
  }
  const isPast = purpose === 'list' && ofThePast.test(text);
  const needs: Need[] = [{ kind: 'appointments' }];
  const doctorNames = practice.doctors.map(({ name }) => name);
  // In place of an appointment of a stranger no change of an own one is offered.
  if (namesStranger(text, input.asker, doctorNames))
    return toPlan(
      input,
      reading,
      { kind: 'appointments', purpose: 'list', isPast, isOfStranger: true },
      { needs },
    );
  const treatmentTypes = slots.namedTypes;
  const isOfSeveral = isOfTwoPeople ? 'both' : readSeveral(text);
  const shown = listMeant(input.state.question, slots, text);
  const placedId = shown?.[readOrdinal(text, shown.length) ?? -1];
  const asked = placedId === undefined ? shown : [placedId];
  const isElse = theOther.test(text) || (isOfSeveral !== undefined && asked?.length === 1);
  const isNamed = treatmentTypes.length > 0 || patientId !== undefined || isElse;
  const personName = findName(input.asker, patientId);
  const isOpen = purpose === 'reschedule' || wish.date === undefined;
  const ofMonth = readMonthOfOwn(reading);
  const said = ofMonth
    ? { text: ofMonth.rest, slots: readSlots(ofMonth.rest, reading.today) }
    : { text, slots };
  return toPlan(
    input,
    reading,
    {
      ...{ kind: 'appointments', purpose, isPast, patientId, personName, ...wish },
      ...(purpose !== 'list' && {
        treatmentTypes,
        isOfSeveral,
        ...(purpose === 'cancel' &&
          (isOfSeveral !== undefined || day.fromDate !== undefined) &&
          toStretch((pointing ?? reading).slots.day)),
        appointmentIds: isNamed || !isOpen ? undefined : asked,
        place: reading.place,
        ...(purpose === 'cancel' && { weekday: findBareWeekday(reading), ...toPointed(pointing) }),
        next: isElse ? undefined : readNext(text, input.asker),
        ...(ofMonth && { date: undefined, fromDate: ofMonth.fromDate, toDate: ofMonth.toDate }),
      }),
      ...(purpose === 'reschedule' && { move: { said } }),
    },
    { needs },
  );
}

/** Which of the three is asked for: the words that say so outweigh a guess. */
function choosePurpose(named: AppointmentsTask['purpose'], reading: Reading): AppointmentsTask['purpose'] {
  if (named === 'cancel') return meansMove(reading) ? 'reschedule' : 'cancel';
  return wantsCancelled(reading.text) ? 'cancel' : named;
}

/** The clauses of a cancellation without why; undefined where all of them ask for it. */
function readPointing({ text }: Reading, readPart: (text: string) => Reading): Reading | undefined {
  const asking = listAsking(text);
  const part = asking.join(', ');
  return asking.length < splitClauses(text).length && speaksOfCancelling(part) ? readPart(part) : undefined;
}

function toPointed(pointing: Reading | undefined) {
  if (pointing === undefined) return undefined;
  const marks = toMarks(pointing);
  const time = 'time' in marks ? marks.time : undefined;
  return { pointed: { ...marks, time } };
}

// "Absagen und gleich einen neuen buchen"; who will see about a new one some day only cancels.
const booksAnew =
  /\b(?:buch\w*|mach(?:en|t)?|geb(?:en|t)|vereinbar\w*|brauch\w*|mocht\w*|hatt\w*|book|get|need|make|schedule|give)\b[^.!?]{0,40}\b(?:neue[nrs]?|andere[nrs]?|new|another|different)\b|\b(?:neue[nrs]?|andere[nrs]?|new|another|different)\b[^.!?]{0,40}\b(?:buch\w*|mach(?:en|t)|geb(?:en|t)|vereinbar\w*|book|schedule)\b/u;
const someDay =
  /\b(?:wenn|sobald|melde\w*|spater|irgendwann|nicht|kein\w*|when|once|later|not|will call|ruf\w*)\b/u;

/** "Ich schaffe es morgen nicht, geht auch übermorgen?", "kann das jemand anders machen?" */
function meansMove({ text, slots: { day, doctor, treatmentIds } }: Reading): boolean {
  if (treatmentIds.length === 0 && booksAnew.test(text) && !someDay.test(text)) return true;
  if (speaksOfCancelling(text) || givesUpOne(text)) return false;
  const isOtherDay = day.date !== undefined && (day.refusedDate ?? day.asideDate) !== undefined;
  return (
    isOtherDay ||
    doctor.doctorId !== undefined ||
    /\b(?:jemand|wem) ander|\b(?:some|any)(?:one|body) else/u.test(text)
  );
}

const ofNext =
  /\b(?:(?<mine>mein\w*|my)|unser\w*|our|the|de[rn]) (?:next|nachste[nrsm]?) (?:termin|appointment)\b/u;

/** "Meinen nächsten Termin": the first of the account's owner; "unseren nächsten": of any patient of the account. */
function readNext(text: string, asker: Asker): AppointmentsTask['next'] {
  const match = ofNext.exec(text);
  return match ? { patientId: match.groups?.mine && findSelf(asker) } : undefined;
}
const ofThePast =
  /\b(?:letzte[sn]? mal|zuletzt|war ich|vergangen\w*|last (?:time|thing|visit)|was my|had done|bisherig\w*|(?:alte[nrs]?|fruhere[nrs]?|ehemalige[nrs]?|old|past|former|previous) (?:termin|appointment|besuch|visit)\w*)\b/u;
const theOther = /\b(?:ander\w*|other)\b/u;

/** Which appointments are meant where no more is said; of those that were shown none, where a day is named. */
function listMeant(question: OpenQuestion | undefined, { day }: Slots, text: string): string[] | undefined {
  const isElsewhere = question?.kind === 'shown' && day.date !== undefined && !/\b(?:auf|to)\b/u.test(text);
  return isElsewhere ? undefined : listAsked(question);
}

/** "Alle nächste Woche" are those of that week alone. */
function toStretch({ date, fromDate, toDate }: DayWish) {
  return date === undefined && (fromDate ?? toDate) !== undefined && { date: undefined, fromDate, toDate };
}
