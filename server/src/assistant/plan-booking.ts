import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import type { Subject } from '@praxisportal/practice/asked-for';
import { isWithinWindow } from '../domain/booking-window.ts';
import { acceptsOffer, refusesOffer } from './answer-offer.ts';
import { decideIntent } from './decide.ts';
import { findBounds } from './find-bounds.ts';
import { findBookable } from './find-treatment.ts';
import type { Topic } from './intents.ts';
import { normalise } from './normalise.ts';
import { findName, findRelated, isForSelf, readRelation } from './read-person.ts';
import { saysPlainly } from './read-treatment.ts';
import { dropUndefined, mergeWish, type Slots, saysAnything } from './read-wish.ts';
import { type Reading, type Tools, toPlan } from './reading.ts';
import { mentionsPain } from './safety.ts';
import { saysOnlyWhen } from './says-when.ts';
import type { Task } from './task.ts';
import type { Asker, AssistantPractice, BookingWish, DialogState, Need, Plan, TurnInput } from './turn.ts';
import { signals } from './words/signals.ts';

// Who says what comes after what has said which comes first.
const saysOrder = /\b(?:und|and) (?:danach|dann|anschliessend|hinterher|then|after (?:that|it))\b/u;

/** Puts first what is meant of the treatments that are named, or none; the classifier may know better. */
export function weighNamed(reading: Reading, { practice, weighTreatments }: Tools): Reading {
  const { slots, text } = reading;
  const [named, ...others] = slots.treatmentIds;
  if (named === undefined || reading.isForBoth || (others.length > 0 && saysOrder.test(text))) return reading;
  const meant = weighTreatments(text, named, saysPlainly(text) ? 'plain' : 'named');
  const treatmentIds = meant === undefined ? others : [meant, ...others.filter((id) => id !== meant)];
  const treatmentTypes = treatmentIds.flatMap((id) => findBookable(practice.treatments, id) ?? []);
  return { ...reading, slots: { ...slots, treatmentIds, treatmentTypes } };
}

/** The plan of a booking, from what is said and what was known before. */
export function planBooking(
  input: TurnInput,
  reading: Reading,
  tools: Tools,
  known: { hasPain?: boolean } = {},
): Plan<Task> {
  const { text } = reading;
  const { slots, answer } = readAnswer(input, reading);
  const hasPain = known.hasPain ?? mentionsPain(text);
  const before = input.state.wish ?? recallWish(input, reading, tools);
  // What was offered as the soonest is refused by a no: "ab Dezember" is not bound to its time.
  const soonest = { date: undefined, time: undefined, asSoonAsPossible: undefined };
  const kept = answer === 'no' && before.asSoonAsPossible ? dropUndefined({ ...before, ...soonest }) : before;
  const wish = mergeWish(kept, slots, reading.patientId);
  const somebodyElse = reading.isForBoth ? 'both' : placePerson(input.asker, wish, reading);
  if (isForChildStill(before, wish, tools.practice)) wish.treatmentType = before.treatmentType;
  // What was a child's check-up is one of whoever comes in their place.
  const isNoChildNow = isForChild(input.asker, before) && !isForChild(input.asker, wish);
  if (isNoChildNow && wish.treatmentType === findDone('childCare', tools.practice))
    wish.treatmentType = findDone('checkup', tools.practice) ?? wish.treatmentType;
  if (wish.treatmentType === undefined) {
    const complaint = [...input.earlierMessages.slice(-3).map(normalise), text].findLast(complains);
    const checkup = complaint === undefined ? undefined : findCheckup(tools.practice);
    // "Termin" says nothing of the pain that was told of before.
    const said =
      input.state.told && complaint !== undefined && complaint !== text ? `${complaint}. ${text}` : text;
    // Pain that was told of long ago has its check-up, too: from "ja" there is nothing to guess.
    const isOldPain = known.hasPain === true && input.state.told?.level === 'pain' && complaint === undefined;
    const guessed =
      isOldPain ||
      reading.isForBoth ||
      // There is nothing to guess from in a day and a clock, or in what is told by an appointment that is talked of.
      (slots.correction !== undefined && complaint === undefined) ||
      saysOnlyWhen(said, slots.doctor.names)
        ? undefined
        : tools.weighTreatments(said, checkup, 'guessed');
    const name = findBookable(tools.practice.treatments, isOldPain ? findCheckup(tools.practice) : guessed);
    if (name !== undefined) wish.treatmentType = name;
  }
  const parts = { wish, hasPain, topics: findSideTopics(text), treatmentId: slots.treatmentIds[0] };
  const state: DialogState = { wish };
  const needs = findBookingNeeds(wish, reading.today, tools.practice.terms);
  if (input.asker.kind === 'guest')
    return toPlan(
      input,
      reading,
      { kind: 'login', reason: 'booking', isGoingOn: input.state.wish !== undefined, ...parts },
      { state, needs },
    );
  return toPlan(
    input,
    reading,
    {
      ...{
        kind: 'book',
        refusedDate: slots.day.refusedDate,
        isNoDay: slots.isNoDay,
        more: slots.treatmentTypes.slice(1),
        ...parts,
      },
      ...(answer && { answer }),
      forName: isOfOther(input.asker, wish.patientId) ? findName(input.asker, wish.patientId) : undefined,
      somebodyElse,
    },
    { state, needs },
  );
}

/**
 * Puts into the wish whom it is for: somebody of the account, or what they are to whoever writes, which is remembered until
 * they are on it. Says what is to be done for that.
 */
function placePerson(
  asker: Asker,
  wish: BookingWish,
  { text, patientId }: Reading,
): Extract<Task, { kind: 'book' }>['somebodyElse'] {
  const said = patientId === undefined ? readRelation(text) : undefined;
  const isStill = said === undefined;
  if (said !== undefined) Object.assign(wish, { relation: said, patientId: undefined });
  else if (patientId !== undefined || isForSelf(text)) wish.relation = undefined;
  if (asker.kind === 'guest' || wish.relation === undefined) return undefined;
  const related = findRelated(asker, wish.relation);
  if (typeof related === 'object') {
    Object.assign(wish, { ...related, relation: undefined });
    return undefined;
  }
  if (related === 'choose') return isStill ? 'stillChoose' : 'choose';
  return isStill ? 'stillAdd' : 'add';
}

/** Yes or no to what was offered; the reason of a no ("da hab ich Besprechung") names no treatment. */
function readAnswer({ state }: TurnInput, { text, slots }: Reading): { slots: Slots; answer?: 'yes' | 'no' } {
  if (acceptsOffer(text)) return { slots, answer: 'yes' };
  if (state.question?.kind === 'whichTreatment') return { slots };
  const rest = { ...slots, treatmentTypes: [], treatmentIds: [] };
  return refusesOffer(text) && !saysAnything(rest) ? { slots: rest, answer: 'no' } : { slots };
}

function complains(text: string): boolean {
  const isOfPain = mentionsPain(text) && signals.pain?.test(text) === true;
  return isOfPain || signals.complaintOfTooth?.test(text) === true;
}

/** What somebody books who only says that a tooth is not well. */
function findCheckup({ askedFor }: AssistantPractice): string | undefined {
  return askedFor.find(({ subjects }) => subjects.includes('checkup'))?.treatment;
}

/** What is booked here for a subject. */
function findDone(subject: Subject, { askedFor, treatments }: AssistantPractice): string | undefined {
  return findBookable(treatments, askedFor.find(({ subjects }) => subjects.includes(subject))?.treatment);
}

/** Of a child "Kontrolle" is what is done in children's dentistry. */
function isForChildStill(before: BookingWish, wish: BookingWish, practice: AssistantPractice): boolean {
  const isOfChild =
    before.treatmentType !== undefined && before.treatmentType === findDone('childCare', practice);
  return (
    isOfChild &&
    before.patientId === wish.patientId &&
    before.relation === wish.relation &&
    [findDone('checkup', practice), findDone('filling', practice)].includes(wish.treatmentType)
  );
}

/** Whether somebody's child is meant, be it on the account or not yet. */
function isForChild(asker: Asker, { patientId, relation }: BookingWish): boolean {
  if (relation !== undefined) return relation === 'child';
  return (
    asker.kind === 'patient' &&
    asker.people.some((person) => person.patientId === patientId && person.relation === 'child')
  );
}

function isOfOther(asker: Asker, patientId: string | undefined): boolean {
  return (
    asker.kind === 'patient' &&
    asker.people.some((person) => person.patientId === patientId && person.relation !== 'self')
  );
}

/** The wish that earlier messages made, if this one adds to it; the browser may have forged them, so only the form sees it. */
function recallWish(
  { earlierMessages }: TurnInput,
  { slots, today }: Reading,
  { readSlots, classify }: Tools,
): BookingWish {
  if (slots.treatmentTypes.length > 0) return {};
  return earlierMessages.slice(-3).reduce<BookingWish>((wish, message) => {
    const text = normalise(message);
    const said = readSlots(text, today);
    return decideIntent(text, said, classify).intent === 'book' ? mergeWish(wish, said, undefined) : wish;
  }, {});
}

function findBookingNeeds(
  wish: BookingWish,
  today: string,
  { windowMonths }: AssistantPractice['terms'],
): Need[] {
  const { treatmentType, date, time, doctorId = anyDoctorId, weekdays, refusedDates } = wish;
  if (treatmentType === undefined) return [];
  const refused = doctorId === anyDoctorId &&
    wish.refusedDoctorIds && { refusedDoctorIds: wish.refusedDoctorIds };
  const isBookable = date !== undefined && isWithinWindow(date, today, windowMonths);
  const schoolEnd = findBounds({ after: wish.time === undefined ? wish.after : undefined });
  const within = isBookable
    ? { ...schoolEnd, ...dropUndefined({ weekdays, refusedDates }), fromDate: date }
    : date === undefined
      ? findBounds(wish)
      : undefined;
  const next: Need = { kind: 'nextStart', doctorId, treatmentType, ...refused, ...(within && { within }) };
  const starts = { kind: 'starts', doctorId, treatmentType, ...(refused && { ...refused, time }) } as const;
  return isBookable ? [{ ...starts, date }, next] : [next];
}

const languages =
  'deutsch|englisch|turkisch|polnisch|russisch|arabisch|ukrainisch|italienisch|griechisch|spanisch|franzosisch|kurdisch|persisch|rumanisch|kroatisch|serbisch|bosnisch|bulgarisch|ungarisch|albanisch|portugiesisch|niederlandisch|chinesisch|vietnamesisch|german|english|turkish|polish|russian|arabic|ukrainian|italian|greek|spanish|french|kurdish|persian|romanian|croatian|serbian|bosnian|bulgarian|hungarian|albanian|portuguese|dutch|chinese|vietnamese|farsi|hindi|tamil';
const speaksLanguage = new RegExp(
  `\\b(?:speaks?|spricht|sprechen?|sprecht) (?:\\w+ ){0,2}(?:${languages})\\b|\\b(?:${languages})[- ]speaking\\b`,
  'u',
);

const insurer =
  'kasse|krankenkasse|krankenversicherung|versicherung|aok|tk|barmer|dak|bkk|ikk|insurance|insurer';
const whoPays = new RegExp(
  `\\b(?:zahl(?:t|en)|bezahl(?:t|en)|ubernimmt|ubernehmen|pays?|covers?)\\b[^.!?]{0,30}\\b(?:${insurer})\\b|\\b(?:${insurer})\\b[^.!?]{0,30}\\b(?:zahlt|bezahlt|ubernimmt|ubernommen|pays?|covers?)\\b|\\bcovered by\\b[^.!?]{0,20}\\b(?:${insurer})\\b`,
  'u',
);

/**
 * Questions that came with a wish to book, or with another question: "Was kostet das, und habt ihr morgen was frei?" What
 * cancelling costs is told where that is asked.
 */
export function findSideTopics(text: string, main?: Topic): Topic[] {
  const asked: readonly (readonly [Topic, RegExp | undefined])[] = [
    ['prices', /\bwas kost|wie ?viel kost|how much|kosten(?:punkt)?\b.*\?|was nehmt ihr|what does .* cost/u],
    ['parking', /parkpl\w*|parking|\bparken\b/u],
    [
      'hours',
      /offnungszeit|opening hours|\bwann (?:habt|haben|hat|seid|sind) (?:ihr|sie|die praxis) (?:\w+ )?(?:offen|auf|geoffnet)\b|\bwhen are you open\b/u,
    ],
    ['access', /\b(?:aufzug|fahrstuhl|barrierefrei\w*|rollstuhl\w*|elevator|wheelchair)\b/u],
    ['languages_spoken', speaksLanguage],
    ['insurance', whoPays],
    ['anxiety', /\bangst\b|schiss vor|scared|afraid/u],
  ];
  const isOfCosts = main === 'cancellation_policy';
  return asked
    .filter(([topic, pattern]) => topic !== main && !(isOfCosts && topic === 'prices') && pattern?.test(text))
    .map(([topic]) => topic);
}
