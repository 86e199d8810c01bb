import { type Decision, sumMedical } from './decide.ts';
import type { OwnAnswerMatch } from './find-own-answers.ts';
import { toTopic } from './intents.ts';
import type { Reading, Tools } from './reading.ts';
import { repairWords } from './repair-words.ts';
import { readEmergency } from './safety.ts';
import type { Task } from './task.ts';
import { tellsOfHealth } from './tells-of-health.ts';
import type { Plan, TurnInput } from './turn.ts';

// How much a message has to sound like a way to ask, by how sure the assistant is of a topic of its own. Chosen on messages
// of writers unknown to the classifier: below 0.6 every second topic is wrong, from 0.8 on one in ten (record 105).
const likely = { guess: 0.6, sure: 0.8 };
const least = { unclear: 0.55, guess: 0.75, sure: 0.95 };
// An answer that is as likely but for so much is offered, too.
const margin = 0.08;
const mostOffered = 3;
// A medical question is left alone long before it is the likeliest.
const mostMedical = 0.4;

/**
 * The plan with the practice's own answer in it, where the message asks for one and nothing else was understood as surely. All
 * that is done, asked or changed comes first, and so do emergencies, pain and medical questions.
 */
export function planOwnAnswer(
  input: TurnInput,
  { text }: Reading,
  decision: Decision,
  plan: Plan<Task>,
  { findOwnAnswers }: Pick<Tools, 'findOwnAnswers'>,
): Plan<Task> {
  const from = findLeast(plan, decision);
  if (from === undefined || isOfTrouble(input, text, decision)) return plan;
  const answers = choose(findOwnAnswers(text).filter(({ score }) => score >= from));
  return answers.length === 0 ? plan : { ...plan, task: { kind: 'ownAnswer', answers } };
}

/** From which score on an own answer counts; undefined where what was understood stands: by a rule, in details, surely. */
function findLeast({ task, beside }: Plan<Task>, decision: Decision): number | undefined {
  if (beside !== undefined) return undefined;
  switch (task.kind) {
    case 'unclear':
      return least.unclear;
    case 'doctors':
      return decision.intent === 'doctors' && !decision.isRule && task.doctorIds.length === 0
        ? byLikelihood(decision.probability)
        : undefined;
    case 'talk': {
      const { hours: _, isUnreachable: __, ...details } = task.details;
      const isRead = decision.isRule || task.topic !== toTopic(decision.intent);
      const isOfMore = Object.values(details).includes(true) || (task.topics ?? []).length > 0;
      return isRead || isOfMore ? undefined : byLikelihood(decision.probability);
    }
    default:
      return undefined;
  }
}

function byLikelihood(probability: number): number {
  if (probability < likely.guess) return least.unclear;
  return probability < likely.sure ? least.guess : least.sure;
}

/** Whether it may be about pain, an emergency or a medical question, now or a moment ago. */
function isOfTrouble({ state: { told } }: TurnInput, text: string, { guesses }: Decision): boolean {
  if (told !== undefined || [text, repairWords(text)].some(mayBeOfHealth)) return true;
  return sumMedical(guesses) >= mostMedical;
}

function mayBeOfHealth(text: string): boolean {
  const { kind } = readEmergency(text);
  return tellsOfHealth(text) || kind === 'sure' || kind === 'possible' || kind === 'hint';
}

/** The likeliest, and those that are next to as likely. */
function choose(found: readonly OwnAnswerMatch[]) {
  const [first] = found;
  return found
    .filter(({ score }) => first !== undefined && score > first.score - margin)
    .slice(0, mostOffered)
    .map(({ answer }) => answer);
}
