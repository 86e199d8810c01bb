import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { ChatInput } from './ChatInput.tsx';
import { findNewBooking, toStatus } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import { chatTexts } from './texts.ts';
import { useActions } from './use-actions.ts';
import { useChatDialog } from './use-chat-dialog.ts';
import { useConversation } from './use-conversation.ts';
import { useLeadOn } from './use-lead-on.ts';
import { useNews } from './use-news.ts';
import { usePanelSize } from './use-panel-size.ts';
import { useSpeaker } from './use-speaker.ts';
import { useUncovered } from './use-uncovered.ts';

export type ChatPanelProps = {
  isOpen: boolean;
  /** Whether the focus goes into the panel when it opens. */
  takesFocus: boolean;
  onClose: () => void;
};

/**
 * The assistant: a panel beside the page, which stays usable, or over all of it (a modal dialog, always on small
 * screens). It stays mounted while it is closed, and with it the conversation.
 */
export function ChatPanel({ isOpen, takesFocus, onClose }: ChatPanelProps) {
  const language = useLanguage();
  const texts = useTexts(chatTexts);
  const titleId = useId();
  const size = usePanelSize();
  const [isFullScreenWished, setIsFullScreenWished] = useState(false);
  const [draft, setDraft] = useState('');
  const isFull = size.isNarrow || isFullScreenWished;
  const dialog = useChatDialog({ isOpen, isModal: isFull, takesFocus, onClose: close });
  useUncovered(dialog.ref, isOpen && !isFull);
  const speaker = useSpeaker(isOpen);

  function close() {
    setIsFullScreenWished(false);
    stayHere();
    onClose();
  }
  /** The page comes into sight: full screen goes, and on small screens the whole panel. */
  const showPage = () => {
    if (size.isNarrow) close();
    else setIsFullScreenWished(false);
  };
  useShowPageOnWayBack(isOpen && isFull, showPage);
  const actions = useActions({ showPage, setFullScreen: setIsFullScreenWished });
  const chat = useConversation({
    onReply: (reply) => {
      actions.perform(reply.action);
      if (isOpen) speaker.say(reply);
    },
  });
  const { conversation, tell } = chat;
  const { owner } = conversation;
  const [deleted, setDeleted] = useState<{ owner: string; messages: typeof conversation.messages }>();
  useEffect(() => {
    // Somebody has logged out: what they were about to write is for nobody else.
    if (owner !== '') return;
    setDraft('');
    setDeleted(undefined);
  }, [owner]);
  const [news, say] = useNews(conversation);
  const [leadsOn, stayHere] = useLeadOn(findNewBooking(conversation.messages)?.id, {
    // Nor is whoever has begun to write.
    isOpen: isOpen && draft === '',
    tellBooked: chat.tellBooked,
    leadOn: () => actions.goTo(paths.dashboard(language)),
  });
  const canUndo = deleted?.owner === owner && conversation.messages.length === 0;
  const send = (text: string) => {
    // Browsers let a page sound only after somebody did something; this is what was done.
    speaker.prepare();
    speaker.stop();
    stayHere();
    return chat.send(text);
  };

  const lastSuggestionAtMs = useRef(Number.NEGATIVE_INFINITY);
  /** Of a double click the second half may meet the next question: it says nothing. */
  const sendSuggestion = (text: string, { isByPointer }: { isByPointer: boolean }) => {
    const nowMs = performance.now();
    const isDouble = isByPointer && nowMs - lastSuggestionAtMs.current < doubleClickMs;
    lastSuggestionAtMs.current = nowMs;
    // What was pressed goes with the answer.
    if (!isDouble && send(text)) dialog.focusBox();
  };

  return (
    <dialog
      ref={dialog.ref}
      aria-labelledby={titleId}
      {...dialog.handlers}
      style={isFull ? size.screenStyle : size.panelStyle}
      className={isFull ? 'chat-panel is-full' : 'chat-panel'}
    >
      {!isFull && <ResizeHandle size={size.panel} onResize={size.resize} />}
      <ChatHeader
        titleId={titleId}
        status={toStatus(conversation)}
        warningCount={conversation.lock ? 0 : conversation.warningCount}
        isFullScreen={size.isNarrow ? undefined : isFullScreenWished}
        onFullScreen={setIsFullScreenWished}
        onClear={() => {
          speaker.stop();
          stayHere();
          if (conversation.messages.length > 0) setDeleted({ owner, messages: conversation.messages });
          chat.clear();
          say(texts.cleared);
        }}
        onClose={close}
      />
      <MessageList
        chat={chat}
        isOpen={isOpen}
        onLeave={showPage}
        onBooked={(id, sentence) => {
          tell({ type: 'booked', id, sentence, language });
          say(texts.booking.done);
        }}
        onSuggestion={sendSuggestion}
        onSendAgain={(noticeId, text) => {
          speaker.prepare();
          chat.sendAgain(noticeId, text);
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 text-small text-ink-soft">
        {/* Stands here from the beginning, so that screen readers notice what is written into it. */}
        <p role="status">{leadsOn && texts.booking.leadsOn}</p>
        {canUndo && <span>{texts.cleared}</span>}
        {canUndo && (
          <button
            type="button"
            onClick={() => {
              tell({ type: 'restored', messages: deleted.messages });
              setDeleted(undefined);
              // The button that was pressed is gone.
              dialog.focusBox();
            }}
            className="text-link min-h-11 font-semibold"
          >
            {texts.undoClear}
          </button>
        )}
        {leadsOn && (
          <button type="button" onClick={stayHere} className="text-link min-h-11 font-semibold">
            {texts.booking.stay}
          </button>
        )}
      </div>
      <ChatInput
        draft={draft}
        onDraft={setDraft}
        onSend={() => {
          if (send(draft)) setDraft('');
        }}
        onUse={stayHere}
        isSending={chat.isSending}
        isLocked={conversation.lock !== undefined}
        isOpen={isOpen}
        speech={speaker}
      />
      <p role="status" className="sr-only">
        <span key={news.id} lang={news.language}>
          {news.text}
        </span>
      </p>
    </dialog>
  );
}

/** Longer than systems let pass between the two clicks of one. */
const doubleClickMs = 600;

/** Whoever goes back wants to see where to: the panel does not stay over the page that comes. */
function useShowPageOnWayBack(isCovered: boolean, showPage: () => void): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const [shownPath, setShownPath] = useState(pathname);
  const leave = useEffectEvent(() => {
    setShownPath(pathname);
    if (isCovered && navigationType === 'POP') showPage();
  });
  useEffect(() => {
    if (pathname !== shownPath) leave();
  }, [pathname, shownPath]);
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (isCovered && event.persisted) showPage();
  });
  useEffect(() => {
    // A page that the browser has kept whole comes back as it was left.
    const onShow = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
