import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { ProposedAct } from '../../assistant/model/act.ts';
import { createRedactor, type KnownPerson } from '../../assistant/redaction/redact.ts';
import { medicines } from '../../assistant/words/medicines.ts';
import type { AppContext } from '../../context.ts';
import { ModelFailure } from '../../language-model/language-model.ts';
import { countTry } from '../throttle/commands.ts';
import { type ChatAsker, cutText, listPublic, type SaidTurn } from './rules.ts';

/** Names and numbers that begin within the length of a message end within this. */
const redactedMaxLength = limits.chatMessageMaxLength + 150;

type Question = {
  message: string;
  history: readonly SaidTurn[];
  language: Language;
  people: readonly KnownPerson[];
};

/**
 * The act that the language model proposes for a message, if there is a model and it is of use; if anything goes wrong, the
 * assistant says that it did not understand. Only the redacted message leaves. The history does not: what is a name in it is
 * known to be one in the message.
 */
export async function askModel(
  context: AppContext,
  asker: ChatAsker,
  { message, history, language, people }: Question,
): Promise<ProposedAct | undefined> {
  const { model, practice } = context;
  if (!model || !(await isWithinBudget(context, asker))) return undefined;
  const { names, texts } = listPublic(practice);
  const redactor = createRedactor(people, { names, texts: [...texts, ...medicines] });
  const said = redactor.redactAll([
    ...history.map(({ content }) => cutText(content, redactedMaxLength)),
    message,
  ]);
  try {
    return await model.proposeAct(said.at(-1) ?? '', language);
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    asker.caller.log.warn({ reason: error.message }, 'the language model is of no use');
    return undefined;
  }
}

async function isWithinBudget(context: AppContext, { caller, account }: ChatAsker): Promise<boolean> {
  const { prefix, network } = caller;
  const counted = account
    ? await countTry(context, 'chat_model_of_account', { target: account.accountId })
    : await countTry(context, 'chat_model_of_guest', { prefix, network });
  return 'remaining' in counted;
}
