import { limits } from '@praxisportal/contract/limits';
import { isOfferOpen, refusesOffer } from './answer-offer.ts';
import { asksSomething } from './choose-intent.ts';
import type { Decision } from './decide.ts';
import type { Topic } from './intents.ts';
import { planBooking } from './plan-booking.ts';
import {
  type AfterEmergency,
  asksForAppointment,
  asksToCome,
  asksWhere,
  isOverFor,
  readAfterEmergency,
} from './read-after-emergency.ts';
import { saysAnything } from './read-wish.ts';
import { type Reading, type Tools, toPlan } from './reading.ts';
import { mentionsPain } from './safety.ts';
import type { Task } from './task.ts';
import { saysWhenToCome } from './tells-pain.ts';
import type { DialogState, Emergency, FirstAid, Plan, Told, TurnInput } from './turn.ts';

// An emergency or pain that somebody told of, in the messages after it.

/** The turn without trouble that was told of too long ago. */
export function forgetOldTrouble(input: TurnInput): TurnInput {
  const { told } = input.state;
  const isOld = told !== undefined && input.nowMs - told.atMs > limits.chatQuestionMinutes * 60_000;
  return isOld ? { ...input, state: withoutTold(input.state) } : input;
}

const byGravity: readonly Told['level'][] = ['pain', 'practice', 'despair', '112'];

/** An emergency as it is remembered: what was told before of the same one still holds, and the gravest of it. */
export function tellEmergency(
  { state: { told: before }, nowMs }: TurnInput,
  level: Emergency | 'despair',
  firstAid: FirstAid,
): Told {
  const isLess = before !== undefined && byGravity.indexOf(before.level) > byGravity.indexOf(level);
  return {
    // Who despairs is told so, whatever was before.
    level: isLess && level !== 'despair' ? before.level : level,
    atMs: nowMs,
    firstAid: {
      isForLostTooth: firstAid.isForLostTooth || before?.firstAid?.isForLostTooth === true,
      isForBlood: firstAid.isForBlood || before?.firstAid?.isForBlood === true,
    },
  };
}

/** The plan where a message is about the trouble that was told of; undefined if it plainly is about something else. */
export function planAfterTrouble(
  input: TurnInput,
  reading: Reading,
  decision: Decision,
  tools: Tools,
): Plan<Task> | undefined {
  const { told } = input.state;
  if (told === undefined) return undefined;
  if (told.level !== 'pain') {
    const said = readAfterEmergency(reading, decision);
    const about = said === 'over' && !isOverFor(told.level, reading.text) ? 'unclear' : said;
    if (isOfferOpen(input.state.question) && (about === undefined || answersOffer(about, reading)))
      return undefined;
    if (about)
      return toPlan(about === 'over' ? { ...input, state: withoutTold(input.state) } : input, reading, {
        kind: 'afterEmergency',
        about,
        told,
      });
  }
  const { slots, text, today } = reading;
  if (told.level === 'pain' && asksWhere(text))
    return toPlan(input, reading, { kind: 'talk', topic: 'address', details: {}, hasPain: true });
  const isOfNoOffer = input.state.wish === undefined && input.state.question === undefined;
  if (told.level === 'pain' && isOfNoOffer) {
    // "Oder morgen früh" has nothing before it that it could be another than.
    const said = text.replace(/^(?:oder|or) /u, '');
    const when = said === text ? reading : { ...reading, slots: tools.readSlots(said, today) };
    const isSoon = when.slots.day.date === undefined || when.slots.day.date === today;
    if (saysWhenToCome(when, decision))
      return planBooking(input, { ...when, slots: { ...when.slots, isSoon } }, tools, { hasPain: true });
  }
  const isOther = slots.treatmentTypes.length > 0 || (slots.day.isNamed && slots.day.date !== today);
  const isMeant = told.level === 'pain' ? asksToCome(text, decision) : asksForAppointment.test(text);
  const isBooking = decision.intent === 'book' || decision.intent === 'topic:unclear' || !decision.isSure;
  if (isOther || !isMeant || !(isBooking || told.level === 'pain')) return undefined;
  const hasPain = told.level !== 'despair';
  return planBooking(input, { ...reading, slots: { ...slots, isSoon: true } }, tools, { hasPain });
}

/** "14 Uhr", "bei Dr. Weber", "ok", where an appointment was offered: of help nothing is asked. */
function answersOffer(about: AfterEmergency, { slots, text }: Reading): boolean {
  if (about === 'over') return false;
  // "Kann ich heute noch kommen?" asks for help all the same.
  const placed = { ...slots, day: { isNamed: false }, isSoon: false };
  return about === 'thanks' || about === 'unclear' || refusesOffer(text) || saysAnything(placed);
}

const ends: readonly Task['kind'][] = ['book', 'login', 'appointments', 'change', 'move'];
const tellsOfNobody =
  /\b(?:(?<!\b(?:mir|ihm|ihr|uns|mein\w* \p{L}+) )tut (?:eine?|das|die|der|es|so)|does|will it|hurts?\?|wenn|falls|if)\b/u;

/**
 * Keeps in mind that somebody has pain, and forgets an emergency once something else is plainly wanted; until then nothing is
 * not understood, and nothing judged, without the way to help.
 */
export function rememberTrouble(input: TurnInput, text: string, plan: Plan<Task>): Plan<Task> {
  const { told } = input.state;
  if (told && told.level !== 'pain') {
    const about = findLoose(plan.task, text);
    if (about) return { ...plan, task: { kind: 'afterEmergency', about, told } };
    // Who answers the offer of it has asked for no other appointment.
    if (isOfferOpen(input.state.question) && plan.task.kind === 'book') return plan;
    const isLeft = told.level === 'practice' && ends.includes(plan.task.kind);
    return isLeft ? { ...plan, state: withoutTold(plan.state) } : plan;
  }
  const isOfferedHelp = plan.task.kind === 'talk' && plan.task.details.isToldPain === true;
  if (!isOfferedHelp && (!mentionsPain(text) || tellsOfNobody.test(text))) return plan;
  return { ...plan, state: { ...plan.state, told: { level: 'pain', atMs: input.nowMs } } };
}

const idleTopics: readonly Topic[] = ['off_topic', 'smalltalk'];
/** What a plea is taken for: "helfen Sie mir, er ist erst drei". */
const pleadingTopics: readonly Topic[] = ['help', 'complaint', 'booking_help', 'phone'];

function findLoose(task: Task, text: string): AfterEmergency | undefined {
  // Who asks about a filling asks nothing of a tooth that is out.
  const isElse = task.kind === 'talk' && task.treatmentId !== undefined && text.includes('?');
  if (task.kind === 'talk' && task.topic === 'medical_advice' && !isElse) return 'meanwhile';
  if (task.kind === 'talk' && idleTopics.includes(task.topic))
    return text.includes('?') ? 'unclear' : 'meanwhile';
  // "Mein Kleiner ist drei" tells more of it, "behandelt ihr auch Kinder" asks something else.
  if (task.kind === 'talk' && task.topic === 'children' && !asksSomething(text)) return 'meanwhile';
  if (task.kind === 'talk' && pleadingTopics.includes(task.topic) && !asksSomething(text)) return 'unclear';
  return task.kind === 'unclear' || (task.kind === 'words' && task.say === 'explain') ? 'unclear' : undefined;
}

function withoutTold({ told: _, ...state }: DialogState): DialogState {
  return state;
}
