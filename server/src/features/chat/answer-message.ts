import type { ChatReply, ChatTurn } from '@praxisportal/contract/chat';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { Patient } from '@praxisportal/contract/patient';
import { AppError } from '../../app-error.ts';
import type { Reply, TurnInput } from '../../assistant/turn.ts';
import type { AppContext } from '../../context.ts';
import { dayMs } from '../../domain/calendar-date.ts';
import { listPatients } from '../patients/queries.ts';
import { throttle } from '../throttle/commands.ts';
import { deleteDialog, saveDialog } from './commands.ts';
import { countOffence } from './count-offence.ts';
import { fulfilNeeds } from './fulfil-needs.ts';
import { type Ban, findBan, findDialog, type KeptDialog } from './queries.ts';
import {
  type ChatAsker,
  describeBan,
  type SaidTurn,
  toChatAction,
  toDialogState,
  toHistory,
  toSubjects,
} from './rules.ts';

/** What somebody says to the assistant, with what their browser tells of the conversation so far. */
export type Said = { message: string; conversationHistory: readonly ChatTurn[]; language: Language };

/**
 * Answers a message, in this order: limits, ban, what the assistant understands, by what is remembered of the
 * conversation. Throws `chat_message_too_long`,
 * `too_many_requests`, or `chat_banned` with the ban's own words.
 */
export async function answerMessage(context: AppContext, asker: ChatAsker, said: Said): Promise<ChatReply> {
  const { db, clock, secretKey } = context;
  const { message, language } = said;
  if (message.length > limits.chatMessageMaxLength) throw new AppError('chat_message_too_long');
  await throttle(context, 'chat_message', asker.caller, { target: asker.account?.accountId });
  const now = new Date(clock.nowMs());
  const subjects = toSubjects(secretKey, asker);
  const asked = subjects.account ? [subjects.account] : [subjects.browser, subjects.address];
  const ban = await findBan(db, asked, now);
  if (ban) throw toBanned(context, ban, language);

  const owner = subjects.account ?? subjects.browser;
  const kept = await findDialog(db, owner, new Date(now.getTime() - dayMs));
  const history = toHistory(said.conversationHistory, message);
  const people = asker.account && (await listPatients(db, asker.account.accountId));
  const input = toInput({ said, history, kept, people, nowMs: now.getTime() });
  const { action, message: words, state } = await takeTurn(context, asker, input);
  if (Object.keys(state).length > 0) {
    const accountId = asker.account?.accountId ?? null;
    await saveDialog(db, { owner, accountId }, state, now);
  } else if (kept) await deleteDialog(db, owner);
  if (action?.type === 'user_warning') {
    const outcome = await countOffence(context, asker, action.reason);
    if ('ban' in outcome) throw toBanned(context, outcome.ban, language);
    return { message: words, action: { ...action, warningCount: outcome.warnings } };
  }
  const shown = action && toChatAction(action);
  return { message: words, ...(shown && { action: shown }) };
}

type Heard = {
  said: Said;
  history: readonly SaidTurn[];
  kept: KeptDialog | undefined;
  people: readonly Patient[] | undefined;
  nowMs: number;
};

function toInput({ said, history, kept, people, nowMs }: Heard): TurnInput {
  const earlierMessages = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  return {
    message: said.message,
    language: said.language,
    asker: people
      ? { kind: 'patient', people: people.map(({ id, ...person }) => ({ ...person, patientId: id })) }
      : { kind: 'guest' },
    state: toDialogState(kept, { nowMs, isBegun: earlierMessages.length > 0 }),
    earlierMessages,
    nowMs,
  };
}

async function takeTurn(context: AppContext, asker: ChatAsker, input: TurnInput): Promise<Reply> {
  const { assistant } = context;
  const plan = assistant.plan(input);
  const owner = { accountId: asker.account?.accountId, language: plan.language };
  return assistant.render(plan, await fulfilNeeds(context, owner, plan.needs), input.nowMs);
}

function toBanned({ clock, practice }: AppContext, ban: Ban, language: Language): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((ban.until.getTime() - clock.nowMs()) / 1000));
  return new AppError('chat_banned', { retryAfterSeconds, ...describeBan(ban, practice.facts, language) });
}
