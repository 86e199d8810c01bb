import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { createRandomId, isRandomId } from '../../shared/api/random-id.ts';
import { readToken } from '../../shared/api/token.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { recall, remember, rememberForTab } from '../../shared/session/tab-memory.ts';
import { useSession } from '../session/use-session.ts';
import { findChatBooking, findOpenChoices } from './booking-wish.ts';
import { isTooLong, toChatTrouble } from './chat-failure.ts';
import {
  type Conversation,
  type ConversationEvent,
  emptyConversation,
  type FormChoices,
  findSuggested,
  type Message,
  nextConversation,
  readConversation,
  toBookingTold,
  toHistory,
} from './conversation.ts';
import { conversationMemory } from './conversation-memory.ts';
import { type ReadReply, readReply } from './read-reply.ts';
import { chatTexts } from './texts.ts';

export type ConversationTools = {
  conversation: Conversation;
  isSending: boolean;
  /** Takes a message if it says anything and none is on its way; false if it was not taken. */
  send: (text: string) => boolean;
  /** Sends the message of a failed attempt once more; the id is its notice's. */
  sendAgain: (noticeId: number, text: string) => void;
  /** The session has ended before a booking was made: that is said as soon as the conversation goes. */
  noteUnbooked: () => void;
  clear: () => void;
  tell: (event: ConversationEvent) => void;
  /** Tells a booking whose form still stands there; returns the conversation after that. */
  tellBooked: () => Conversation;
};

type Listeners = {
  onReply: (reply: ReadReply) => void;
};

/** The conversation of this tab: kept over navigation and reload, gone with the tab and with log-out. */
export function useConversation({ onReply }: Listeners): ConversationTools {
  const language = useLanguage();
  const texts = useTexts(chatTexts);
  const session = useSession();
  const { status, user } = session;
  const [conversation, tell] = useReducer(nextConversation, user?.id, readKept);
  const request = useRef<AbortController>(undefined);
  const [isSending, setIsSending] = useState(false);
  const [conversationId] = useState(readConversationId);
  const isUnbooked = useRef(false);
  const { owner, lock } = conversation;

  // An answer may come after the page was left and the panel closed: it is for whoever listens then.
  const listener = useRef(onReply);
  useEffect(() => {
    listener.current = onReply;
  });

  const stop = () => {
    request.current?.abort();
    request.current = undefined;
    setIsSending(false);
  };

  useEffect(() => remember(conversationMemory, conversation), [conversation]);

  const changeOwner = useEffectEvent((next: string) => {
    if (owner !== '') stop();
    const hasEnded = session.status === 'signedOut' && session.reason !== 'left';
    if (hasEnded && conversation.messages.length > 0) {
      const { plain, unbooked } = texts.sessionEnded;
      tell({ type: 'sessionEnded', sentence: isUnbooked.current ? unbooked : plain, language });
    } else tell({ type: 'owned', owner: next });
    isUnbooked.current = false;
  });
  useEffect(() => {
    if (status === 'signedIn' && user.id !== owner) changeOwner(user.id);
    if (status === 'signedOut' && owner !== '') changeOwner('');
  }, [status, user, owner]);

  useEffect(() => {
    if (lock?.untilMs === undefined) return;
    const timer = setTimeout(() => tell({ type: 'unlocked' }), timeoutUntil(lock.untilMs));
    return () => clearTimeout(timer);
  }, [lock]);

  const suggestedUntilMs = findSuggested(conversation)?.suggestions?.untilMs;
  useEffect(() => {
    if (suggestedUntilMs === undefined) return;
    const timer = setTimeout(() => tell({ type: 'suggestionsOver' }), timeoutUntil(suggestedUntilMs));
    return () => clearTimeout(timer);
  }, [suggestedUntilMs]);

  useEffect(() => () => request.current?.abort(), []);

  const takeReply = (reply: ReadReply, sent: FormChoices | undefined) => {
    // Beside a success it is rare, and means the same.
    if (reply.action?.type === 'banned')
      return tell({ type: 'locked', lock: { message: reply.action.message || texts.locked } });
    tell({ type: 'answered', reply, sent, nowMs: serverNowMs() });
    listener.current(reply);
  };

  const ask = async (text: string, before: readonly Message[]) => {
    const controller = new AbortController();
    request.current = controller;
    setIsSending(true);
    const isGuest = status === 'signedOut';
    const sent = findOpenChoices(conversation.messages, isGuest);
    const booking = findChatBooking(conversation.messages, isGuest);
    try {
      const answer = await callApi('chat', {
        body: { message: text, conversationHistory: toHistory(before), booking, conversationId },
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      takeReply(readReply(answer, { language, emptyReply: texts.emptyReply }), sent);
    } catch (error) {
      if (controller.signal.aborted) return;
      const trouble = toChatTrouble(error, texts.locked, serverNowMs());
      if ('lock' in trouble) tell({ type: 'locked', lock: trouble.lock });
      else tell({ type: 'failed', failure: trouble.failure, text });
    } finally {
      if (request.current === controller) {
        request.current = undefined;
        setIsSending(false);
      }
    }
  };

  const tellBooked = () => {
    const told = toBookingTold(conversation);
    if (told) tell(told);
    return told ? nextConversation(conversation, told) : conversation;
  };

  const send = (written: string) => {
    const text = written.trim();
    if (text === '' || request.current !== undefined || lock !== undefined) return false;
    // Before the message: between the next question and its answer it would swallow a “yes”.
    const { messages: before } = tellBooked();
    tell({ type: 'asked', text });
    if (isTooLong(text)) {
      tell({ type: 'told', text: texts.tooLong, language });
      return true;
    }
    void ask(text, before);
    return true;
  };

  return {
    conversation,
    isSending,
    send,
    tellBooked,
    sendAgain: (noticeId, text) => {
      if (request.current !== undefined || lock !== undefined) return;
      const again = { type: 'askedAgain', id: noticeId } as const;
      tell(again);
      void ask(text, nextConversation(conversation, again).messages.slice(0, -1));
    },
    noteUnbooked: () => {
      isUnbooked.current = true;
    },
    clear: () => {
      stop();
      tell({ type: 'cleared' });
    },
    tell,
  };
}

const idMemory = 'chat-id';

/** By this the server tells the tabs of one person apart: what is asked in one is answered there. */
function readConversationId(): string {
  const kept = recall(idMemory);
  // Another shape would be refused with every message.
  if (isRandomId(kept)) return kept;
  const id = createRandomId();
  rememberForTab(idMemory, id);
  return id;
}

/** A patient's conversation is only for that patient, and for nobody once the token is gone. */
function readKept(userId: string | undefined): Conversation {
  const kept = readConversation(recall(conversationMemory), serverNowMs());
  const isForeign = kept.owner !== '' && (readToken() === null || (userId ?? kept.owner) !== kept.owner);
  return isForeign ? emptyConversation : kept;
}

// More would overflow, and end at once.
const longestTimeoutMs = 2 ** 31 - 1;

function timeoutUntil(instantMs: number): number {
  return Math.min(Math.max(0, instantMs - serverNowMs()), longestTimeoutMs);
}
