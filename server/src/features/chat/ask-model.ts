import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import { hasPlaceholder } from '../../assistant/redaction/placeholders.ts';
import { createRedactor, type KnownPerson } from '../../assistant/redaction/redact.ts';
import type { Proposal } from '../../assistant/turn.ts';
import type { AppContext } from '../../context.ts';
import { checkAnswer } from '../../language-model/check-answer.ts';
import { ModelFailure, type ModelMessage } from '../../language-model/language-model.ts';
import { medicines } from '../../language-model/medicines.ts';
import { writePrompt } from '../../language-model/write-prompt.ts';
import { countTry } from '../throttle/commands.ts';
import {
  type ChatAsker,
  cutText,
  listPublic,
  type SaidTurn,
  sliceWhole,
  withoutAppointments,
} from './rules.ts';

/**
 * A turn is cut to its length after it was redacted, for half a phone number looks like none. So much more of it is
 * redacted: names and numbers that end behind the cut are still whole.
 */
const redactedMaxLength = limits.chatMessageMaxLength + 150;

type Question = {
  message: string;
  history: readonly SaidTurn[];
  language: Language;
  people: readonly KnownPerson[];
};

/**
 * What the language model says or proposes, if there is one and it is of use; whatever goes wrong, the embedded
 * assistant answers. Nothing about the person leaves: the whole conversation is redacted, and only the answer restored.
 */
export async function askModel(
  context: AppContext,
  asker: ChatAsker,
  { message, history, language, people }: Question,
): Promise<{ text: string } | { proposal: Proposal } | undefined> {
  const { model, clock, practice } = context;
  if (!model || !(await isWithinBudget(context, asker))) return undefined;
  const { facts } = practice;
  const { names, texts } = listPublic(practice);
  // A medicine that is taken for a name could not be told from one in the answer.
  const redactor = createRedactor(people, { names, texts: [...texts, ...medicines] });
  const isSignedIn = asker.account !== undefined;
  const reader = { language, isSignedIn, nowMs: clock.nowMs(), timeZone: facts.timeZone };
  const heard = history.map((turn) => withoutAppointments(turn, language));
  const said = redactor.redactAll([
    ...heard.map(({ content }) => cutText(content, redactedMaxLength)),
    message,
  ]);
  const conversation: ModelMessage[] = [
    ...heard.map(({ role }, index) => ({
      role,
      content: sliceWhole(said[index] ?? '', limits.chatMessageMaxLength),
    })),
    { role: 'user', content: said.at(-1) ?? '' },
  ];
  const prompt = writePrompt(model.describePractice(reader.nowMs), reader);
  const messages: ModelMessage[] = [{ role: 'system', content: prompt }, ...conversation];
  try {
    const { definitions: tools, readProposal } = model.tools;
    const answer = await model.ask({ messages, tools });
    if (answer.call) {
      const proposal = readProposal(answer.call);
      if (!proposal) throw new ModelFailure('the model proposed what there is not');
      return { proposal: withWords(proposal, redactor.restore) };
    }
    const told = {
      practice: prompt,
      conversation: conversation.map(({ content }) => content).join('\n'),
    };
    const { restore } = redactor;
    const checked = checkAnswer(answer.text, told, { facts, language, restore });
    if (!checked) throw new ModelFailure('the model said what it must not say');
    const { text } = checked;
    if (hasPlaceholder(text)) throw new ModelFailure('the model spoke of somebody whom it made up');
    return { text };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    asker.caller.log.warn(
      { reason: error.message },
      'the language model is of no use; the embedded assistant answers',
    );
    return undefined;
  }
}

/** The patient's words for a day may have a name between them. */
function withWords(proposal: Proposal, restore: (text: string) => string): Proposal {
  if (proposal.type !== 'start_booking' || !proposal.words) return proposal;
  return { ...proposal, words: restore(proposal.words) };
}

async function isWithinBudget(context: AppContext, { caller, account }: ChatAsker): Promise<boolean> {
  const { prefix, network } = caller;
  const counted = account
    ? await countTry(context, 'chat_model_of_account', { target: account.accountId })
    : await countTry(context, 'chat_model_of_guest', { prefix, network });
  return 'remaining' in counted;
}
