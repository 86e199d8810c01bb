import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { type ChatOffence, chatOffence } from '@praxisportal/contract/chat';
import type { Language } from '@praxisportal/contract/language';
import { isWithinWindow } from '../domain/booking-window.ts';
import { toWallDate } from '../domain/zone-day.ts';
import { acceptsOffer, answerOffer } from './answer-offer.ts';
import { chooseIntent, findTalkedOf } from './choose-intent.ts';
import type { Classify } from './classifier.ts';
import { writeNumbersAsDigits } from './days/number-words.ts';
import { type Decision, decideIntent } from './decide.ts';
import { findBookable } from './find-treatment.ts';
import { type Intent, type Page, pages, type Topic, toFamily, topics } from './intents.ts';
import { detectLanguage } from './language.ts';
import { normalise } from './normalise.ts';
import { answerQuestion, keepQuestion, listAsked } from './open-question.ts';
import { isForSomebodyElse, namesRelative, namesStranger, readPerson } from './read-person.ts';
import { saysPlainly } from './read-treatment.ts';
import { mergeWish, type ReadSlots, type Slots } from './read-wish.ts';
import { isForAnimal, readFirstAid } from './safety.ts';
import type { Task } from './task.ts';
import type { Asker, AssistantPractice, BookingWish, DialogState, Need, Plan, TurnInput } from './turn.ts';
import type { WeighTreatments } from './weigh-treatments.ts';
import { signals } from './words/signals.ts';

export type Reading = {
  text: string;
  today: string;
  slots: Slots;
  language: Language;
  patientId: string | undefined;
};
export type Tools = {
  practice: AssistantPractice;
  classify: Classify;
  readSlots: ReadSlots;
  weighTreatments: WeighTreatments;
};

/** Understands a message and says what is needed to answer it. */
export function planTurn(input: TurnInput, tools: Tools): Plan<Task> {
  const reading = readMessage(input, tools);
  const decision = decideIntent(reading.text, reading.slots, tools.classify);
  const { intent } = decision;
  const family = toFamily(intent);
  if (intent === 'emergency:112' || intent === 'emergency:practice') {
    const level = intent === 'emergency:112' ? '112' : 'practice';
    const isDespair = signals.despair?.test(reading.text) === true;
    const firstAid = readFirstAid(reading.text);
    return toPlan(
      input,
      reading,
      { kind: 'emergency', level, isDespair, firstAid },
      { mayModelAnswer: false },
    );
  }
  const answered = answerQuestion(input, reading, toPlan);
  // A guess of an offence does not take a yes or no from somebody who was asked.
  if (family === 'offence' && (decision.isRule || answered === undefined)) {
    const offence = toOffence(intent);
    if (offence) return toPlan(input, reading, { kind: 'offence', offence }, { mayModelAnswer: false });
  }
  if (answered) return answered;
  const picked = answerOffer(input, reading, tools.practice);
  return picked
    ? planBooking(input, { ...reading, slots: picked }, tools)
    : keepQuestion(input, reading.text, planIntent(input, reading, decision, tools));
}

export function readMessage(input: TurnInput, { practice, readSlots }: Tools): Reading {
  const { message, language, asker, nowMs, state } = input;
  const text = normalise(message);
  const today = toWallDate(nowMs, practice.facts.timeZone);
  return {
    text,
    today,
    slots: readSlots(text, today, findTalkedOf(input)),
    language: language === 'en' ? 'en' : (detectLanguage(text) ?? state.language ?? language),
    patientId: readPerson(text, asker),
  };
}

type PlanParts = { needs?: readonly Need[]; mayModelAnswer?: boolean; state?: DialogState };
export type ToPlan = (input: TurnInput, reading: Reading, task: Task, parts?: PlanParts) => Plan<Task>;

/** The open question is gone with every message; what is known of a wished appointment stays. */
export const toPlan: ToPlan = ({ state, asker }, { language }, task, parts = {}) => ({
  language,
  needs: parts.needs ?? [],
  mayModelAnswer: parts.mayModelAnswer ?? true,
  state: { ...(state.wish && { wish: state.wish }), language, ...parts.state },
  ownPatientId:
    asker.kind === 'patient'
      ? asker.people.find(({ relation }) => relation === 'self')?.patientId
      : undefined,
  task,
});

function planIntent(input: TurnInput, reading: Reading, decision: Decision, tools: Tools): Plan<Task> {
  const intent = chooseIntent(input, reading, decision);
  const plan = (task: Task, parts?: PlanParts) => toPlan(input, reading, task, parts);
  const isGuest = input.asker.kind === 'guest';
  const hasPain = mentionsPain(reading.text);
  if (isForAnimal(reading.text)) return plan({ kind: 'animal' });
  switch (intent) {
    case 'book':
      return planBooking(input, weighNamed(reading, tools), tools);
    case 'list':
    case 'cancel':
    case 'reschedule':
      return planAppointments(input, reading, intent, tools);
    case 'account':
      if (!isGuest) return plan({ kind: 'navigate', page: '/dashboard' });
      return plan({ kind: 'login', reason: 'account', wish: {}, hasPain: false, topics: [] });
    case 'doctors':
      return plan({ kind: 'doctors', doctorIds: reading.slots.doctor.namedIds });
    case 'language:de':
    case 'language:en': {
      const language = intent === 'language:de' ? 'de' : 'en';
      return toPlan(input, { ...reading, language }, { kind: 'language', language });
    }
    default:
      break;
  }
  const topic = toTopic(intent);
  const page = toPage(intent);
  if (!decision.isSure || topic === 'unclear') return plan({ kind: 'unclear', isGuest, hasPain });
  if (page) return plan(toNavigation(page, reading.text));
  if (topic === undefined) return plan({ kind: 'unclear', isGuest, hasPain });
  const [treatmentId] = reading.slots.treatmentIds;
  return plan({ kind: 'talk', topic, treatmentId, date: reading.slots.day.date, hasPain });
}

// Who says what comes after what has said which comes first.
const saysOrder = /\b(?:und|and) (?:danach|dann|anschliessend|hinterher|then|after (?:that|it))\b/u;

/** Puts first what is meant of the treatments that are named, or none; the classifier may know better. */
function weighNamed(reading: Reading, { practice, weighTreatments }: Tools): Reading {
  const { slots, text } = reading;
  const [named, ...others] = slots.treatmentIds;
  if (named === undefined || (others.length > 0 && saysOrder.test(text))) return reading;
  const meant = weighTreatments(text, named, saysPlainly(text) ? 'plain' : 'named');
  const treatmentIds = meant === undefined ? others : [meant, ...others.filter((id) => id !== meant)];
  const treatmentTypes = treatmentIds.flatMap((id) => findBookable(practice.treatments, id) ?? []);
  return { ...reading, slots: { ...slots, treatmentIds, treatmentTypes } };
}

// In a day and a clock there is nothing to guess a treatment from: "am 4. Dezember um 3".
const onlyWhen =
  /^(?:[^\p{L}]|(?<!\p{L})(?:am|um|gegen|ab|bis|vor|nach|von|den|dem|der|uhr|und|oder|bitte|at|on|the|in|from|until|after|before|next|please|nachste[nmrs]?|diese[nmrs]?|woche|week|\w*tags?|mittwochs?|heute|morgens?|today|tomorrow|\w*day|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|am|pm|th|st|nd|rd|\w*vormittags?|\w*nachmittags?|\w*abends?)(?!\p{L}))+$/u;

export function planBooking(input: TurnInput, reading: Reading, tools: Tools): Plan<Task> {
  const { slots, text } = reading;
  const hasPain = mentionsPain(text);
  const before = input.state.wish ?? recallWish(input, reading, tools);
  const wish = mergeWish(before, slots, reading.patientId);
  const isComplaint = signals.complaintOfTooth?.test(text) || (hasPain && signals.pain?.test(text));
  if (wish.treatmentType === undefined) {
    const checkup = isComplaint ? findCheckup(tools.practice) : undefined;
    const guessed = onlyWhen.test(writeNumbersAsDigits(text))
      ? undefined
      : tools.weighTreatments(text, checkup, 'guessed');
    const name = findBookable(tools.practice.treatments, guessed);
    if (name !== undefined) wish.treatmentType = name;
  }
  const parts = { wish, hasPain, topics: findSideTopics(text), treatmentId: slots.treatmentIds[0] };
  const state: DialogState = { wish };
  if (input.asker.kind === 'guest')
    return toPlan(input, reading, { kind: 'login', reason: 'booking', ...parts }, { state });
  return toPlan(
    input,
    reading,
    {
      ...{ kind: 'book', refusedDate: slots.day.refusedDate, more: slots.treatmentTypes.slice(1), ...parts },
      isAccepted: acceptsOffer(text),
      somebodyElse:
        wish.patientId === undefined && isForSomebodyElse(text)
          ? input.asker.people.length > 1
            ? 'choose'
            : 'add'
          : undefined,
    },
    { state, needs: findBookingNeeds(wish, reading.today, tools.practice.terms) },
  );
}

/** What somebody books who only says that a tooth is not well. */
function findCheckup({ askedFor }: AssistantPractice): string | undefined {
  return askedFor.find(({ subjects }) => subjects.includes('checkup'))?.treatment;
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
  const { treatmentType, date, time, doctorId = anyDoctorId } = wish;
  if (treatmentType === undefined) return [];
  const refused = doctorId === anyDoctorId &&
    wish.refusedDoctorIds && { refusedDoctorIds: wish.refusedDoctorIds };
  const isBookable = date !== undefined && isWithinWindow(date, today, windowMonths);
  const next: Need = { kind: 'nextStart', doctorId, treatmentType, ...refused };
  const starts = { kind: 'starts', doctorId, treatmentType, ...(refused && { ...refused, time }) } as const;
  return isBookable ? [{ ...starts, date }, next] : [next];
}

function planAppointments(
  input: TurnInput,
  reading: Reading,
  asked: 'list' | 'cancel' | 'reschedule',
  { practice }: Tools,
): Plan<Task> {
  const { slots, text, patientId } = reading;
  const purpose = asked === 'cancel' && meansMove(reading) ? 'reschedule' : asked;
  const { day, time, doctor } = slots;
  const namedDate =
    day.date ?? day.refusedDate ?? day.asideDate ?? (purpose === 'reschedule' ? undefined : day.toDate);
  const wish: BookingWish = {
    ...(namedDate && { date: namedDate }),
    ...(slots.refusedTime !== undefined && { time: slots.refusedTime }),
    ...time,
    ...(doctor.doctorId && { doctorId: doctor.doctorId }),
  };
  if (input.asker.kind === 'guest') {
    const reason = purpose === 'list' ? 'appointments' : purpose;
    return toPlan(
      input,
      reading,
      { kind: 'login', reason, wish, hasPain: false, topics: [] },
      { mayModelAnswer: false },
    );
  }
  const isPast =
    purpose === 'list' &&
    /\b(?:letzte[sn]? mal|zuletzt|war ich|vergangen\w*|last (?:time|thing|visit)|was my|had done|bisherig\w*)\b/u.test(
      text,
    );
  const needs: Need[] = [{ kind: 'appointments' }];
  const doctorNames = practice.doctors.map(({ name }) => name);
  // Nobody is asked whether to change an appointment of their own in place of one that is not theirs.
  if (namesStranger(text, input.asker, doctorNames))
    return toPlan(
      input,
      reading,
      { kind: 'appointments', purpose: 'list', isPast, isOfStranger: true },
      { needs, mayModelAnswer: false },
    );
  // A word for a child is no treatment of what is booked already.
  const treatmentTypes = namesRelative(text) ? [] : slots.treatmentTypes;
  const isNamed = treatmentTypes.length > 0 || patientId !== undefined || anotherOne.test(text);
  const personName = findName(input.asker, patientId);
  const isOpen = purpose === 'reschedule' || wish.date === undefined;
  return toPlan(
    input,
    reading,
    {
      ...{ kind: 'appointments', purpose, isPast, patientId, personName, ...wish },
      ...(purpose !== 'list' && {
        treatmentTypes,
        isOfSeveral: allOfThem.test(text),
        appointmentIds: isNamed || !isOpen ? undefined : listAsked(input.state.question),
      }),
      ...(purpose === 'reschedule' && { move: { said: { text, slots } } }),
    },
    { needs, mayModelAnswer: false },
  );
}

function findName(asker: Asker, patientId: string | undefined): string | undefined {
  return asker.kind === 'guest'
    ? undefined
    : asker.people.find((person) => person.patientId === patientId)?.firstName;
}

/** "Ich schaffe es morgen nicht, geht auch übermorgen?", "kann das jemand anders machen?" */
function meansMove({ text, slots: { day, doctor } }: Reading): boolean {
  if (signals.cancelVerb?.test(text)) return false;
  const isOtherDay = day.date !== undefined && (day.refusedDate ?? day.asideDate) !== undefined;
  return (
    isOtherDay ||
    doctor.doctorId !== undefined ||
    /\b(?:jemand|wem) ander|\b(?:some|any)(?:one|body) else/u.test(text)
  );
}

const allOfThem = /\b(?:alle\w*|beide[nrs]?|samtliche\w*|all|both)\b/u;
const anotherOne = /\b(?:ander\w*|alle|beide|other|all|both)\b/u;

function toNavigation(page: Page, text: string): Task {
  if (page !== '/contact') return { kind: 'navigate', page };
  const highlight = contactBlocks.find(([, pattern]) => pattern.test(text))?.[0];
  return { kind: 'navigate', page, ...(highlight && { highlightSelector: `#${highlight}` }) };
}

// The blocks of the contact page, by their anchors.
const contactBlocks: readonly (readonly [string, RegExp])[] = [
  ['emergency', /notfall|notdienst|emergency|kuhlschrank|fridge/u],
  ['map', /karte\b|kartchen|\bmap\b|anfahrt|kartle/u],
  ['hours', /offnungszeit|opening hours/u],
  ['phone', /telefon|phone/u],
  ['email', /e-?mail/u],
  ['address', /adresse|anschrift|address/u],
];

/** Questions that came with a wish to book: "Was kostet das, und habt ihr morgen was frei?" */
function findSideTopics(text: string): Topic[] {
  const asked: readonly (readonly [Topic, RegExp | undefined])[] = [
    ['prices', /\bwas kost|wie ?viel kost|how much|kosten(?:punkt)?\b.*\?|was nehmt ihr|what does .* cost/u],
    ['parking', /parkpl\w*|parking|\bparken\b/u],
    ['hours', /offnungszeit|opening hours/u],
    ['languages_spoken', /speak english|sprechen sie englisch/u],
    ['anxiety', /\bangst\b|schiss vor|scared|afraid/u],
  ];
  return asked.filter(([, pattern]) => pattern?.test(text)).map(([topic]) => topic);
}

// Who writes nothing else may ask what the assistant can do, or lie on the floor.
const onlyHelp = /^\W*(?:hilfe|help)\W*(?:bitte|please)?\W*$/u;

/** Whether the answer should name the emergency number besides. */
export function mentionsPain(text: string): boolean {
  if (onlyHelp.test(text)) return true;
  const isThere = [signals.pain, signals.blood, signals.swelling, signals.accident].some((pattern) =>
    pattern?.test(text),
  );
  return isThere && !signals.noPain?.test(text);
}

function toOffence(intent: Intent): ChatOffence | undefined {
  return chatOffence.options.find((kind) => intent === `offence:${kind}`);
}

function toPage(intent: Intent): Page | undefined {
  return pages.find((page) => intent === `navigate:${page}`);
}

function toTopic(intent: Intent): Topic | undefined {
  return topics.find((topic) => intent === `topic:${topic}`);
}
