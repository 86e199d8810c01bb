import { answerDone, answerShown, answerUndone } from './answer-shown.ts';
import { chooseAppointment } from './choose-asked.ts';
import {
  acceptStart,
  confirmCancellation,
  confirmCancellations,
  confirmMove,
  confirmNamed,
} from './dialog/confirm-change.ts';
import { type ReadConsent, readConsent } from './dialog/read-consent.ts';
import { isOfAppointments, listAsked, type MakePlan, planSwap, policy } from './plan-changes.ts';
import { asksForTerms, asksOfCancelling, deniesCancelling } from './read-cancelling.ts';
import { asksToSwap } from './read-own-talk.ts';
import { asksToExplain } from './read-plain-need.ts';
import { type Reading, type Tools, type ToPlan, toPart } from './reading.ts';
import type { Task } from './task.ts';
import type { Plan, TurnInput } from './turn.ts';

/**
 * The plan if the message answers the question that was asked, or asks to swap appointments, else undefined. What changes an appointment needs a
 * clear yes to that very question; everything unclear changes nothing.
 */
export function answerQuestion(
  input: TurnInput,
  reading: Reading,
  toPlan: ToPlan,
  { understandAnswer, readSlots }: Pick<Tools, 'understandAnswer' | 'readSlots'>,
): Plan<Task> | undefined {
  const { question, seen = [] } = input.state;
  if (input.asker.kind === 'guest') return undefined;
  const plan: MakePlan = (task, parts) => toPlan(input, reading, task, parts);
  if (asksToSwap(reading.text)) return planSwap(listAsked(question), plan);
  if (question === undefined || asksToExplain(reading.text)) return undefined;
  const readPart = (text: string) => toPart(reading, text, { readSlots, asker: input.asker });
  const read: ReadConsent = (asked) => readConsent(asked, seen, reading, { understandAnswer, readPart });
  switch (question.kind) {
    case 'cancel':
      return confirmCancellation(question, reading, plan, read);
    case 'cancelAll':
      return confirmCancellations(question, reading, plan, read);
    case 'move':
      return confirmMove(question, reading, plan, read);
    case 'whichToCancel':
      return (
        confirmNamed(question.appointmentIds, seen, plan, read) ?? chooseAppointment(question, reading, plan)
      );
    case 'whichToMove':
      return acceptStart(question, seen, reading, plan, read) ?? chooseAppointment(question, reading, plan);
    case 'done':
      return answerDone(question, input, reading, plan);
    case 'undone':
      return answerUndone(question, reading, plan);
    case 'shown':
      return (
        confirmNamed(question.appointmentIds, seen, plan, read) ?? answerShown(question, input, reading, plan)
      );
    case 'guestChange':
    case 'whichTreatment':
    case 'whichStart':
      // These only fill the form; the booking reads them.
      return undefined;
    default:
      return question satisfies never;
  }
}

/**
 * What is asked about appointments goes on waiting while something else is answered, and is asked again behind the answer:
 * then a yes is one to that very question. Whoever wants something else done has left it.
 */
export function keepQuestion({ state, asker }: TurnInput, text: string, plan: Plan<Task>): Plan<Task> {
  const { question } = state;
  if (asker.kind === 'guest' || !isOfAppointments(question)) return plan;
  const said = readBesideQuestion(plan.task, text);
  if (!isAside(said)) return plan;
  return {
    ...plan,
    needs: [...plan.needs.filter(({ kind }) => kind !== 'appointments'), { kind: 'appointments' }],
    task: { kind: 'aside', task: said, question },
  };
}

function isAside(task: Task): boolean {
  switch (task.kind) {
    case 'words':
      return task.say !== 'dropped';
    case 'talk':
    case 'ownAnswer':
    case 'unclear':
    case 'doctors':
    case 'navigate':
    case 'language':
      return true;
    case 'appointments':
      return task.purpose === 'list';
    default:
      return false;
  }
}

/** "Kostet das was?", "kann ich den noch absagen?" beside such a question ask what cancelling costs. */
function readBesideQuestion(task: Task, text: string): Task {
  if (task.kind === 'appointments' && task.purpose === 'cancel') {
    if (asksOfCancelling(text)) return policy;
    if (deniesCancelling(text)) return { kind: 'unclear', isGuest: false, isBooking: false, hasPain: false };
  }
  if (task.kind !== 'talk' || task.treatmentId !== undefined) return task;
  return task.topic === 'prices' || asksForTerms(text) ? { ...task, topic: 'cancellation_policy' } : task;
}
