import { practice } from '@praxisportal/practice/practice';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { ActionCard } from './ActionCard.tsx';
import { AppointmentCards } from './AppointmentCards.tsx';
import { findListed } from './appointment-list.ts';
import { Boundary } from './Boundary.tsx';
import { findBookingMessage, findWish } from './booking-wish.ts';
import { type AssistantMessage, findSuggested, type Message } from './conversation.ts';
import { EmergencyNumbers } from './EmergencyNumbers.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { greeting } from './greeting.ts';
import { MessageText } from './MessageText.tsx';
import { type OnSuggestion, Suggestions } from './Suggestions.tsx';
import { chatTexts } from './texts.ts';
import type { ConversationTools } from './use-conversation.ts';

type MessageListProps = {
  chat: ConversationTools;
  isOpen: boolean;
  /** Somebody goes to a page. */
  onLeave: () => void;
  onBooked: (messageId: number, sentence: string) => void;
  /** One of the suggestions is what somebody wants to say. */
  onSuggestion: OnSuggestion;
  onSendAgain: (noticeId: number, text: string) => void;
};

/** What was said. Screen readers hear of new messages elsewhere (useNews): cards change after they have come. */
export function MessageList({
  chat,
  isOpen,
  onLeave,
  onBooked,
  onSuggestion,
  onSendAgain,
}: MessageListProps) {
  const texts = useTexts(chatTexts);
  const { conversation, isSending } = chat;
  const { messages, lock } = conversation;
  const list = useScrollToNew(messages, lock ? 'lock' : isSending ? 'writing' : '', isOpen);
  const bookingId = findBookingMessage(messages);
  const suggested = isSending ? undefined : findSuggested(conversation);
  // A form is long: what says something to the words above it stands between the two.
  const isAboveForm = suggested !== undefined && findWish(suggested) !== undefined;
  const answers = suggested?.suggestions && (
    <Suggestions
      label={texts.suggestions.answers}
      texts={suggested.suggestions.texts}
      language={suggested.language}
      onChoose={onSuggestion}
    />
  );
  return (
    <section
      ref={list}
      aria-label={texts.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-3 low:shrink-0 low:overflow-visible"
    >
      <ol className="mx-auto grid max-w-[46rem] grid-cols-1 gap-4">
        <AssistantItem>
          <p lang="de">{greeting}</p>
          {texts.otherLanguage !== '' && <p className="mt-2">{texts.otherLanguage}</p>}
        </AssistantItem>
        {messages.map((message) => {
          switch (message.role) {
            case 'user':
              return (
                <li key={message.id} className="flex justify-end">
                  <div className="max-w-[85%] rounded-panel rounded-br-none bg-leaf-600 px-4 py-2.5 leading-snug whitespace-pre-wrap text-white forced-colors:border">
                    <span className="sr-only">{texts.you}: </span>
                    {message.content}
                  </div>
                </li>
              );
            case 'assistant':
              return (
                <AssistantItem key={message.id}>
                  <Boundary fallback={<p>{texts.brokenMessage}</p>}>
                    <MessageText
                      id={message.id}
                      text={message.content}
                      language={message.language}
                      list={showListed(message)}
                      onLeave={onLeave}
                    />
                  </Boundary>
                  {isAboveForm && message.id === suggested.id && <div className="mt-3 mb-1">{answers}</div>}
                  <Boundary fallback={<p>{texts.brokenMessage}</p>}>
                    <ActionCard
                      message={message}
                      isNewestBooking={message.id === bookingId}
                      isOpen={isOpen}
                      onLeave={onLeave}
                      onChoose={(from, changes) =>
                        chat.tell({ type: 'chosen', id: message.id, from, changes })
                      }
                      onBooked={(sentence) => onBooked(message.id, sentence)}
                      onSessionOver={chat.noteUnbooked}
                    />
                  </Boundary>
                </AssistantItem>
              );
            case 'system':
              return (
                <li key={message.id}>
                  <FailureNotice
                    failure={message.failure}
                    onSendAgain={() => onSendAgain(message.id, message.text)}
                  />
                </li>
              );
            default:
              return message satisfies never;
          }
        })}
      </ol>
      {messages.length === 0 && !lock && (
        <div className="mx-auto mt-4 max-w-[46rem]">
          <Suggestions
            label={texts.suggestions.label}
            texts={texts.suggestions.list}
            onChoose={onSuggestion}
          />
        </div>
      )}
      {answers && !isAboveForm && <div className="mx-auto mt-4 max-w-[46rem]">{answers}</div>}
      {isSending && (
        <p className="mx-auto mt-4 flex max-w-[46rem] items-center gap-2 text-small text-ink-soft">
          <span aria-hidden="true" className="chat-dots" />
          {texts.writing}
        </p>
      )}
      {lock && (
        <div
          data-newest=""
          className="mx-auto mt-4 max-w-[46rem] rounded-control border-2 border-alarm-700 bg-alarm-50 px-4 py-3 leading-snug"
        >
          <p className="font-semibold">{texts.input.lockedPlaceholder}</p>
          <p className="mt-1">{lock.message}</p>
          <p className="mt-2">
            {texts.phoneHelp}{' '}
            <a href={phoneHref(practice.phone)} className="text-link figures font-semibold whitespace-nowrap">
              {formatPhone(practice.phone)}
            </a>
          </p>
          <EmergencyNumbers isLifeAtStake />
        </div>
      )}
    </section>
  );
}

function showListed(message: AssistantMessage): ReactNode {
  const listed = findListed(message);
  return listed && <AppointmentCards {...listed} />;
}

/** A message of the assistant, which says of itself that it can be wrong. */
function AssistantItem({ children }: { children: ReactNode }) {
  const texts = useTexts(chatTexts);
  return (
    <li className="max-w-full min-w-0">
      <div
        className={classNames(
          'w-fit max-w-full min-w-0 rounded-panel rounded-bl-none border border-line bg-white px-4 py-2.5 leading-snug',
          'has-[[data-wide]]:w-full',
        )}
      >
        <span className="sr-only">{texts.assistant}: </span>
        {children}
      </div>
      <p className="mt-1 pl-1 text-small leading-tight text-ink-soft">{texts.note}</p>
    </li>
  );
}

/**
 * Shows what is new: its beginning, and as much of it as there is room for; also while it still grows, until somebody
 * does something with it.
 */
function useScrollToNew(messages: readonly Message[], tail: string, isOpen: boolean) {
  const list = useRef<HTMLElement>(null);
  const count = messages.length;
  const isAnswer = messages.at(-1)?.role === 'assistant';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may bring something new
  useEffect(() => {
    const element = list.current;
    const newest =
      element?.querySelector<HTMLElement>(':scope > [data-newest]') ??
      element?.querySelector<HTMLElement>(':scope > ol > li:last-child');
    if (!element || !newest || count === 0) return;
    const marginPx = 16;
    const show = () => {
      // On a low screen the whole panel moves, and not the list.
      const dialog = getComputedStyle(element).overflowY === 'visible' ? element.closest('dialog') : null;
      const scroller = dialog ?? element;
      const top = newest.offsetTop + (dialog ? element.offsetTop : 0) - marginPx;
      scroller.scrollTop = Math.min(top, scroller.scrollHeight - scroller.clientHeight);
      // What moves with it keeps what has the focus in sight, the text box below what is new; but not at the cost of the
      // beginning of an answer, which may be an emergency's. Whoever writes on finds the box again by that.
      const focused = document.activeElement;
      if (!dialog?.contains(focused) || element.contains(focused)) return;
      focused?.closest('form')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      if (isAnswer && dialog) dialog.scrollTop = Math.min(dialog.scrollTop, top);
    };
    const observer = new ResizeObserver(show);
    observer.observe(newest);
    observer.observe(element);
    const stop = () => observer.disconnect();
    const deeds = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const deed of deeds) element.addEventListener(deed, stop, { passive: true });
    show();
    return () => {
      stop();
      for (const deed of deeds) element.removeEventListener(deed, stop);
    };
  }, [count, tail, isOpen, isAnswer]);
  return list;
}
