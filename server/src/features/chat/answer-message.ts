import type { ChatBooking, ChatReply, ChatTurn } from '@praxisportal/contract/chat';
import type { Language } from '@praxisportal/contract/language';
import { limits } from '@praxisportal/contract/limits';
import type { Patient } from '@praxisportal/contract/patient';
import type { KnownPerson } from '../../assistant/redaction/redact.ts';
import type { Findings, Reply, TurnInput } from '../../assistant/turn.ts';
import type { AppContext } from '../../context.ts';
import { dayMs } from '../../domain/calendar-date.ts';
import { AppError } from '../../platform/app-error.ts';
import { listPatients } from '../patients/queries.ts';
import { throttle } from '../throttle/commands.ts';
import { askModel } from './ask-model.ts';
import { deleteDialog, moveDialog, saveDialog } from './commands.ts';
import { countOffence } from './count-offence.ts';
import { fulfilNeeds } from './fulfil-needs.ts';
import { type Ban, findConversation, type KeptDialog } from './queries.ts';
import {
  type ChatAsker,
  cutText,
  describeBan,
  findChange,
  isOfOwnWords,
  isToLast,
  type SaidTurn,
  seal,
  toDialogOwner,
  toDialogState,
  toHistory,
  toKeptState,
  toKnownPeople,
  toSubjects,
} from './rules.ts';

/** What somebody says to the assistant, with what their browser tells of the conversation so far. */
export type Said = {
  message: string;
  conversationHistory: readonly ChatTurn[];
  booking?: ChatBooking | undefined;
  conversationId?: string | undefined;
  language: Language;
};

/**
 * Answers a message, in this order: limits, ban (which no emergency has to heed), the embedded assistant, and a language
 * model, if there is one, where the assistant does not understand. Throws `chat_message_too_long`, `too_many_requests`, or
 * `chat_banned` with the ban's own words.
 */
export async function answerMessage(context: AppContext, asker: ChatAsker, said: Said): Promise<ChatReply> {
  const { db, clock, secretKey } = context;
  const { message, language } = said;
  if (cutText(message, limits.chatMessageMaxLength) !== message) throw new AppError('chat_message_too_long');
  const { account } = asker;
  const now = new Date(clock.nowMs());
  const { account: own, browser, address, network, owner } = toSubjects(secretKey, asker);
  const toOwner = (whose: Buffer) => toDialogOwner(secretKey, whose, said.conversationId);
  const asked = {
    owners: (own ? [own, browser] : [browser]).map(toOwner),
    subject: owner,
    addresses: own ? [] : network ? [address, network] : [address],
  };
  const [{ ban, kept }, people] = await Promise.all([
    findConversation(db, asked, { now, since: new Date(now.getTime() - dayMs) }),
    account && listPatients(db, account.accountId),
    account
      ? throttle(context, 'chat_message_of_account', asker.caller, { target: account.accountId })
      : throttle(context, 'chat_message_of_guest', asker.caller),
  ]);
  const history = toHistory(said.conversationHistory, message);
  const input = toInput({ said, history, kept, people, nowMs: now.getTime(), secretKey });
  if (ban) return answerBanned(context, ban, { input, owner });
  const dialogOwner = { owner: toOwner(owner), accountId: account?.accountId ?? null };
  if (kept && !kept.owner.equals(dialogOwner.owner)) await moveDialog(db, kept.owner, dialogOwner);
  const turn = { input, history, people: toKnownPeople(account, people) };
  const reply = await takeTurn(context, asker, turn);
  const { action } = reply;
  const words = {
    message: reply.message,
    language: reply.language,
    ...(reply.suggestions && { suggestions: [...reply.suggestions] }),
    ...(reply.closesForm && { closesForm: true as const }),
    ...(reply.isOfOwnWords && { seal: seal(secretKey, owner, reply.message) }),
  };
  const state = toKeptState(secretKey, reply);
  const change = findChange(kept, state, language);
  const hasToLast = isToLast(kept, state);
  if (change === 'save') await saveDialog(db, dialogOwner, state, { now, hasToLast });
  else if (change === 'delete') await deleteDialog(db, dialogOwner.owner, { hasToLast });
  if (action?.type === 'user_warning') {
    const outcome = await countOffence(context, asker, action.reason);
    if ('ban' in outcome) throw toBanned(context, outcome.ban, reply.language);
    return { ...words, action: { ...action, warningCount: outcome.warnings } };
  }
  return { ...words, ...(action && { action }) };
}

type AssistantPlan = ReturnType<AppContext['assistant']['plan']>;

type Heard = {
  said: Said;
  history: readonly SaidTurn[];
  kept: KeptDialog | undefined;
  people: readonly Patient[] | undefined;
  nowMs: number;
  secretKey: Buffer;
};

function toInput({ said, history, kept, people, nowMs, secretKey }: Heard): TurnInput {
  const earlierMessages = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => cutText(content, limits.chatMessageMaxLength));
  return {
    message: said.message,
    language: said.language,
    asker: people
      ? { kind: 'patient', people: people.map(({ id, ...person }) => ({ ...person, patientId: id })) }
      : { kind: 'guest' },
    state: toDialogState(kept, { nowMs, history, secretKey }),
    earlierMessages,
    form: said.booking,
    nowMs,
  };
}

async function takeTurn(
  context: AppContext,
  asker: ChatAsker,
  { input, ...conversation }: { input: TurnInput; history: readonly SaidTurn[]; people: KnownPerson[] },
): Promise<Reply & { language: Language; isOfOwnWords: boolean }> {
  const { assistant } = context;
  const understood = assistant.plan(input);
  const { language, mayModelAnswer } = understood;
  const question = { ...conversation, message: input.message, language };
  const act = mayModelAnswer ? await askModel(context, asker, question) : undefined;
  const meant = act && assistant.planAct(input, act);
  const { plan, findings } = await fulfilPlan(context, asker, meant ?? understood, input.nowMs);
  const reply = assistant.render(plan, findings, input.nowMs);
  return {
    ...reply,
    language: plan.language,
    // Only a voice elsewhere has to know them again.
    isOfOwnWords: context.speaker.asksOutside && isOfOwnWords(reply.message, findings, conversation.people),
  };
}

/** Finds out what the plan needs, and what shows only then that it needs besides. */
async function fulfilPlan(context: AppContext, { account }: ChatAsker, first: AssistantPlan, nowMs: number) {
  const owner = { accountId: account?.accountId, language: first.language };
  let plan: AssistantPlan | undefined = first;
  let [last, findings]: [AssistantPlan, Findings] = [first, {}];
  while (plan) {
    last = plan;
    findings = { ...findings, ...(await fulfilNeeds(context, owner, plan.needs)) };
    plan = context.assistant.goOn(plan, findings, nowMs);
  }
  return { plan: last, findings };
}

/** Who was rude may be in need an hour later, and behind a banned address there are others: emergencies are heard. */
function answerBanned(
  context: AppContext,
  ban: Ban,
  { input, owner }: { input: TurnInput; owner: Buffer },
): ChatReply {
  const { assistant } = context;
  const plan = assistant.plan(input);
  const { message, action } = assistant.render(plan, {}, input.nowMs);
  if (action?.type !== 'emergency') throw toBanned(context, ban, plan.language);
  return {
    ...{ message, language: plan.language, action },
    ...(context.speaker.asksOutside && { seal: seal(context.secretKey, owner, message) }),
  };
}

function toBanned({ clock, practice }: AppContext, ban: Ban, language: Language): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((ban.until.getTime() - clock.nowMs()) / 1000));
  return new AppError('chat_banned', {
    retryAfterSeconds,
    ...describeBan(ban, practice.facts.timeZone, language),
  });
}
