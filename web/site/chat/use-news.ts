import type { Language } from '@praxisportal/contract/language';
import { practice } from '@praxisportal/practice/practice';
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatPhone } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { wordsOfAnswer } from './answer-words.ts';
import type { ChatFailure, Conversation, Message } from './conversation.ts';
import { chatTexts } from './texts.ts';

/** What a screen reader is told, in the page's language unless it says another; `id` tells the same words said twice apart. */
export type News = { id: number; text: string; language?: Language | undefined };

/**
 * The newest message of the assistant, for a live region: each is heard once and as a whole. The list itself is no live
 * region, because the cards in it go on changing.
 */
export function useNews(conversation: Conversation): [News, (text: string) => void] {
  const texts = useTexts(chatTexts);
  const { messages, lock } = conversation;
  const last = messages.at(-1);
  const [news, setNews] = useState<News>({ id: 0, text: '' });
  const told = useRef(last?.id ?? 0);
  const say = (text: string) => setNews(({ id }) => ({ id: id + 1, text }));

  const sentence = useMemo(() => last && wordsOf(last, texts), [last, texts]);
  const isAnswer = last?.role === 'assistant' && sentence !== texts.emptyContent;
  const language = isAnswer ? last.language : undefined;
  const id = last?.id ?? 0;
  useEffect(() => {
    // In a conversation that was deleted the numbers begin anew.
    if (id === 0) told.current = 0;
    if (id <= told.current || sentence === undefined) return;
    told.current = id;
    setNews((before) => ({ id: before.id + 1, text: sentence, language }));
  }, [id, sentence, language]);

  const lockMessage = lock && `${lock.message} ${texts.phoneHelp} ${formatPhone(practice.phone)}`;
  const toldLock = useRef(lockMessage);
  useEffect(() => {
    if (lockMessage === toldLock.current) return;
    toldLock.current = lockMessage;
    if (lockMessage !== undefined) setNews((before) => ({ id: before.id + 1, text: lockMessage }));
  }, [lockMessage]);

  return [news, say];
}

function wordsOf(message: Message, { failure, emptyContent }: (typeof chatTexts)['de']): string | undefined {
  switch (message.role) {
    case 'user':
      return undefined;
    case 'assistant':
      return wordsOfAnswer(message.content) || emptyContent;
    case 'system':
      return wordsOfFailure(message.failure, failure);
    default:
      return message satisfies never;
  }
}

function wordsOfFailure(failure: ChatFailure, texts: (typeof chatTexts)['de']['failure']): string {
  switch (failure.kind) {
    case 'other':
    case 'server':
      return `${texts[failure.kind]}: ${failure.detail}`;
    case 'late':
    case 'unreadable':
      return `${texts.other}: ${texts[failure.kind]}`;
    case 'unreachable':
    case 'interrupted':
      return texts[failure.kind];
    default:
      return failure satisfies never;
  }
}
