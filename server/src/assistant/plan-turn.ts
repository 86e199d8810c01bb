import { answerOffer, asksToConfirm, asksToWait, dropsOffer, dropsWish, keepOffer } from './answer-offer.ts';
import { chooseIntent, findTalkedOf } from './choose-intent.ts';
import { type Decision, decideIntent } from './decide.ts';
import { findSpecialists } from './find-specialists.ts';
import { type Intent, type Page, type Topic, toFamily, toOffence, toPage, toTopic } from './intents.ts';
import { mayAskModel } from './may-ask-model.ts';
import { answerQuestion, keepQuestion } from './open-question.ts';
import { planAppointments } from './plan-appointments.ts';
import { findSideTopics, planBooking, weighNamed } from './plan-booking.ts';
import { planOwnAnswer } from './plan-own-answer.ts';
import { asksWhetherToCome, isOverFor } from './read-after-emergency.ts';
import { tellsBirthDate } from './read-birth-date.ts';
import { readBoth } from './read-both.ts';
import { asksWhenThere } from './read-hours-question.ts';
import {
  asksForOtherDoctor,
  asksToSwap,
  asksWhetherItStays,
  cannotLogIn,
  comparesWithOwn,
  goesOnOfChange,
  isHinderedOnOneDay,
  movesOwn,
  readAllOf,
} from './read-own-talk.ts';
import { asksHowToAdd } from './read-person.ts';
import { asksWhetherDone, readPlainNeed } from './read-plain-need.ts';
import { readTalkDetails } from './read-talk-details.ts';
import { saysAnything } from './read-wish.ts';
import { type Reading, readMessage, type Tools, toPlan } from './reading.ts';
import {
  isForAnimal,
  mentionsInjury,
  mentionsPain,
  readEmergency,
  readFirstAid,
  tellsDespair,
} from './safety.ts';
import type { Task } from './task.ts';
import { goesOnOfPain, hasToldPain, readUrgentPain, tellsPain, wantsToCome } from './tells-pain.ts';
import { forgetOldTrouble, planAfterTrouble, rememberTrouble, tellEmergency } from './told-trouble.ts';
import type { AssistantPractice, Plan, TurnInput } from './turn.ts';
import { signals } from './words/signals.ts';

/** Understands a message and says what is needed to answer it. */
export function planTurn(turn: TurnInput, tools: Tools): Plan<Task> {
  const input = forgetOldTrouble(turn);
  const plan = planAnswer(input, tools);
  return { ...plan, mayModelAnswer: mayAskModel(input, plan, tools.classify) };
}

function planAnswer(input: TurnInput, tools: Tools): Plan<Task> {
  const reading = readMessage(input, tools);
  const decision = decideIntent(reading.text, reading.slots, tools.classify);
  const urgentPain =
    toFamily(decision.intent) === 'topic' ? readUrgentPain(reading.text, input.earlierMessages) : undefined;
  const intent = urgentPain === undefined ? decision.intent : 'emergency:practice';
  const family = toFamily(intent);
  const isGuess = readEmergency(reading.text).kind !== 'sure';
  const { told } = input.state;
  // "Jetzt hat es aufgehört" says plainly what a guess takes for a new one. Of a life only words of an end are one.
  const isOver =
    told !== undefined && (isGuess || told.level === '112') && isOverFor(told.level, reading.text);
  if (!isOver && (intent === 'emergency:112' || intent === 'emergency:practice')) {
    const level = intent === 'emergency:112' ? '112' : 'practice';
    // After talk of suicide a mere guess is about that.
    const isDespair = tellsDespair(reading.text) || (isGuess && input.state.told?.level === 'despair');
    const firstAid = readFirstAid(urgentPain ?? reading.text);
    return toPlan(
      input,
      reading,
      {
        ...{ kind: 'emergency', level, isDespair, isAgain: input.state.told?.level === level, firstAid },
        asksToCome: asksWhetherToCome(reading.text),
      },
      { state: { told: tellEmergency(input, isDespair ? 'despair' : level, firstAid) } },
    );
  }
  const answered = answerQuestion(input, reading, toPlan, tools);
  // A guess of an offence does not take a yes or no from somebody who was asked, and "alle" is none.
  const isGuessTaken = answered === undefined && readAllOf(reading.text) === undefined;
  if (family === 'offence' && (decision.isRule || isGuessTaken)) {
    const offence = toOffence(intent);
    if (offence) return toPlan(input, reading, { kind: 'offence', offence });
  }
  if (answered) return answered;
  const after = planAfterTrouble(input, reading, decision, tools);
  if (after) return keepOffer(input, after);
  const led = answerGuest(input, reading, decision);
  if (led) return led;
  const picked = answerOffer(input, reading, tools.practice);
  return picked
    ? planBooking(input, { ...reading, slots: picked }, tools)
    : rememberTrouble(
        input,
        reading.text,
        keepOffer(input, keepQuestion(input, reading.text, planTalk(input, reading, decision, tools))),
      );
}

/** What a message is about, or an answer of the practice's own where that is no better understood. */
function planTalk(input: TurnInput, reading: Reading, decision: Decision, tools: Tools): Plan<Task> {
  return planOwnAnswer(input, reading, decision, planOwnFirst(input, reading, decision, tools), tools);
}

/** What can only be meant of an appointment that there is becomes something else only where there is none. */
function planOwnFirst(input: TurnInput, reading: Reading, decision: Decision, tools: Tools): Plan<Task> {
  const plan = planIntent(input, reading, decision, tools);
  const { question, wish } = input.state;
  const isOfNothingElse = question === undefined && wish === undefined && input.form === undefined;
  const mayBeOwn = plan.task.kind === 'book' || plan.task.kind === 'unclear';
  if (input.asker.kind === 'guest' || !isOfNothingElse || !mayBeOwn) return plan;
  const isOfAnyDay = movesOwn(reading);
  const isMove =
    isOfAnyDay || comparesWithOwn(reading) || asksForOtherDoctor(reading) || isHinderedOnOneDay(reading);
  if (!isMove) return plan;
  const own = planAppointments(input, reading, 'reschedule', tools);
  const { beside } = plan;
  return own.task.kind === 'appointments'
    ? { ...own, ...(beside && { beside }), task: { ...own.task, otherwise: plan, isOfAnyDay } }
    : own;
}

/** A guest who goes on about an appointment to change is told once more how to get at it. */
function answerGuest(
  input: TurnInput,
  reading: Reading,
  { intent, isSure }: Decision,
): Plan<Task> | undefined {
  const { question } = input.state;
  if (input.asker.kind !== 'guest' || question?.kind !== 'guestChange') return undefined;
  const { change } = question;
  const topic = toTopic(intent);
  const isElse = isSure && topic !== undefined && !besideLogIn.includes(topic);
  if ((!isElse && cannotLogIn(reading.text)) || tellsWho(reading, intent))
    return toPlan(input, reading, { kind: 'guestLink', change });
  const isOfChange = intent === 'book' || toFamily(intent) === 'reschedule' || intent === 'topic:unclear';
  if (!(isOfChange || !isSure) || !goesOnOfChange(reading, change)) return undefined;
  return toPlan(input, reading, { kind: 'guestLink', change });
}

/** "Ich bin Franziska Adler, geb. 12.03.1985": for what was asked before. */
function tellsWho({ text }: Reading, intent: Intent): boolean {
  return tellsBirthDate(text) && intent !== 'book' && !text.includes('?');
}

// What a mail, a link or an account that is missing sounds like.
const besideLogIn: readonly Topic[] = [
  ...(['code_help', 'password_help', 'booking_help', 'help'] as const),
  ...(['reminders', 'phone', 'address', 'unclear'] as const),
];

/** Who wants to be called, or is lost, is told what to do; what is to be done with an appointment is done all the same. */
function planIntent(input: TurnInput, reading: Reading, decision: Decision, tools: Tools): Plan<Task> {
  const plan = planErrand(input, reading, decision, tools);
  const need = readPlainNeed(reading.text);
  if (
    need === undefined ||
    (plan.task.kind === 'words' && (plan.task.say === 'addPerson' || plan.task.say === 'addPersonAsGuest'))
  )
    return plan;
  if (need !== 'explain' && isErrand(plan.task, reading)) return { ...plan, beside: need };
  const hasPain = mentionsPain(reading.text);
  return toPlan(input, reading, { kind: 'words', say: need, hasPain });
}

/** A booking of which nothing is said is only guessed: "ich möchte angerufen werden". */
function isErrand(task: Task, { text, slots }: Reading): boolean {
  if (task.kind === 'appointments') return true;
  if (task.kind === 'login' && task.reason !== 'booking') return task.reason !== 'account';
  const isSaid = saysAnything(slots) || signals.appointment?.test(text) || signals.bookVerb?.test(text);
  return (task.kind === 'book' || task.kind === 'login') && isSaid === true;
}

function planErrand(input: TurnInput, reading: Reading, decision: Decision, tools: Tools): Plan<Task> {
  // Only of guests: whoever is logged in was answered before.
  const isSwap = asksToSwap(reading.text);
  const takesOffer = wantsToCome.test(reading.text) && hasToldPain(input.earlierMessages);
  const isGuest = input.asker.kind === 'guest';
  const asked = !isGuest && asksWhetherItStays(reading.text) ? 'list' : undefined;
  const said = isSwap ? 'reschedule' : takesOffer ? 'book' : asked;
  const intent = said ?? chooseIntent(input, reading, decision);
  const hasPain = mentionsPain(reading.text);
  const isHurt = hasPain || mentionsInjury(reading.text);
  const plan = (task: Task, parts?: Parameters<typeof toPlan>[3]) =>
    toPlan(input, reading, task.kind === 'words' ? { ...task, hasPain } : task, parts);
  if (asksHowToAdd(reading.text, input.state.wish?.relation !== undefined))
    return plan({ kind: 'words', say: isGuest ? 'addPersonAsGuest' : 'addPerson' });
  if (isForAnimal(reading.text)) return plan({ kind: 'words', say: 'animal' });
  const isOpen = findTalkedOf(input)?.isOpen === true;
  const { told } = input.state;
  if ((isOpen && dropsOffer(reading)) || (input.state.wish && dropsWish(reading.text)))
    return toPlan({ ...input, state: told ? { told } : {} }, reading, {
      kind: 'words',
      say: 'dropped',
      hasPain,
    });
  // It may have been booked on the page meanwhile, which nobody knows of a guest.
  if (isOpen && asksWhetherDone(reading.text))
    return isGuest
      ? plan({ kind: 'words', say: 'whenBooked' })
      : planAppointments(input, reading, 'list', tools);
  if (isOpen && !isGuest && asksToConfirm(reading.text)) return plan({ kind: 'words', say: 'confirm' });
  if (isOpen && asksToWait(reading)) return plan({ kind: 'words', say: 'wait' });
  const details = readTalkDetails(reading);
  const isOfNothingElse = input.state.wish === undefined || !saysAnything(reading.slots);
  const namesNone = reading.slots.treatmentIds.length === 0;
  if (intent === 'book' && details.isOfWalkingIn && isOfNothingElse && namesNone && !hasPain)
    return plan({ kind: 'talk', topic: 'booking_help', details, hasPain });
  switch (intent) {
    case 'book':
      return planBooking(input, weighNamed(readBoth(reading, tools), tools), tools);
    case 'list':
    case 'cancel':
    case 'reschedule':
      return planAppointments(input, reading, intent, tools);
    case 'account':
      if (!isGuest) return plan({ kind: 'navigate', page: '/dashboard' });
      return plan({ kind: 'login', reason: 'account', wish: {}, hasPain: false, topics: [] });
    case 'doctors': {
      const { text, slots } = reading;
      const { namedIds } = slots.doctor;
      const doctorIds =
        namedIds.length > 0 ? namedIds : findSpecialists(text, slots.treatmentIds, tools.practice);
      return plan({ kind: 'doctors', doctorIds, asksWhen: asksWhenThere(text, slots) });
    }
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
  const isOnPain = topic && !leaves.includes(topic) && goesOnOfPain(reading.text, input.earlierMessages);
  if (isOnPain || (mayBePain(topic, decision) && tellsPain(reading.text)))
    return plan({ kind: 'talk', topic: 'medical_advice', details: { isToldPain: true }, hasPain: true });
  if (topic && !decision.isRule && details.isOfNetworks)
    return plan({ kind: 'talk', topic, details, hasPain });
  if (!decision.isSure || topic === 'unclear')
    return plan({ kind: 'unclear', isGuest, isBooking: isOpen, hasPain: isHurt });
  if (page) return plan(toNavigation(page, reading.text));
  if (topic === undefined) return plan({ kind: 'unclear', isGuest, isBooking: isOpen, hasPain: isHurt });
  const [named] = reading.slots.treatmentIds;
  // "Wie lange dauert das?" is asked of what is being booked.
  const treatmentId = named ?? (topic === 'duration' ? findWished(input, tools.practice) : undefined);
  const topics = leaves.includes(topic) ? [] : findSideTopics(reading.text, topic);
  return plan({ kind: 'talk', topic, topics, treatmentId, details, hasPain });
}

// "Danke, geht schon" needs nothing more.
const leaves: readonly Topic[] = ['thanks', 'goodbye', 'anxiety'];

function mayBePain(topic: Topic | undefined, { isSure }: Decision): boolean {
  return topic === 'medical_advice' || topic === 'unclear' || (topic !== undefined && !isSure);
}

function findWished({ state }: TurnInput, { treatments }: AssistantPractice): string | undefined {
  return treatments.find(({ name }) => name.de === state.wish?.treatmentType)?.id;
}

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
