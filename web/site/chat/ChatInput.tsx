import { limits } from '@praxisportal/contract/limits';
import { Mic, SendHorizontal, Volume2, VolumeX } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { isEnter } from '../../shared/ui/is-enter.ts';
import { SpeechNotice } from './SpeechNotice.tsx';
import { chatTexts } from './texts.ts';
import { useVoiceInput } from './use-voice-input.ts';

type ChatInputProps = {
  draft: string;
  onDraft: (change: (draft: string) => string) => void;
  onSend: () => void;
  /** Somebody does something here. */
  onUse: () => void;
  isSending: boolean;
  isLocked: boolean;
  isOpen: boolean;
  speech: { isOn: boolean; isChosen: boolean; isSpeaking: boolean; choose: (isOn: boolean) => void };
};

/** Where a message is written or spoken. */
export function ChatInput(props: ChatInputProps) {
  const { draft, onDraft, onSend, onUse, isSending, isLocked, isOpen, speech } = props;
  const language = useLanguage();
  const { input: texts, listenProblems } = useTexts(chatTexts);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const noticeId = `${id}-speech`;
  const voice = useVoiceInput({
    language,
    isPaused: speech.isSpeaking,
    isPossible: isOpen && !isLocked,
    onText: (text) => onDraft((before) => (before.trim() === '' ? text : `${before.trimEnd()} ${text}`)),
  });
  const isTooLong = draft.length > limits.chatMessageMaxLength;

  // Not when the panel opens: that comes after the effects of layout, and what is closed has no height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with its text
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [draft]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      onKeyDownCapture={onUse}
      onPointerDownCapture={onUse}
      // Keyboards on glass and dictation may write without a key.
      onInput={({ currentTarget }) => {
        onUse();
        // On a low screen a long answer has moved it away.
        currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }}
      className="shrink-0 border-t border-line bg-ground px-3 pt-3 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        box.current?.focus();
      }}
    >
      {!speech.isChosen && (
        <SpeechNotice
          id={noticeId}
          onChoose={(isOn) => {
            speech.choose(isOn);
            // The button that was pressed is gone.
            box.current?.focus();
          }}
        />
      )}
      <div className="chat-box mx-auto max-w-[46rem]">
        <label htmlFor={id} className="sr-only">
          {texts.label}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={draft}
          maxLength={limits.chatMessageMaxLength}
          disabled={isLocked}
          placeholder={isLocked ? texts.lockedPlaceholder : texts.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={speech.isChosen ? `${id}-count` : `${noticeId} ${id}-count`}
          aria-invalid={isTooLong || undefined}
          onChange={(event) => {
            const { value } = event.target;
            event.target.maxLength = limits.chatMessageMaxLength;
            onDraft(() => value);
          }}
          onPaste={liftLimit}
          onDrop={liftLimit}
          onKeyDown={onKeyDown}
          className="block max-h-[120px] min-h-[40px] w-full resize-none bg-transparent px-3 py-2 leading-6 text-ink placeholder:text-ink-soft"
        />
        <p role="status" className="px-3 text-small leading-snug text-ink-soft">
          {isTooLong
            ? texts.shorten
            : voice.problem
              ? listenProblems[voice.problem]
              : voice.isListening && texts.listening}
          {!isTooLong && voice.problem === 'denied' && <span className="block">{texts.allowMicrophone}</span>}
        </p>
        <div className="flex items-center gap-1 px-1 pb-1">
          {voice.isSupported && (
            <ToolButton
              name={texts.listen}
              isPressed={voice.isListening}
              isDisabled={isLocked}
              onPress={voice.toggle}
            >
              <Mic aria-hidden="true" className="size-5" />
            </ToolButton>
          )}
          <ToolButton name={texts.speech} isPressed={speech.isOn} onPress={() => speech.choose(!speech.isOn)}>
            {speech.isOn ? (
              <Volume2 aria-hidden="true" className="size-5" />
            ) : (
              <VolumeX aria-hidden="true" className="size-5" />
            )}
          </ToolButton>
          <p
            id={`${id}-count`}
            className={classNames(
              'figures ml-auto px-2 text-small',
              isTooLong ? 'font-semibold text-alarm-700' : 'text-ink-soft',
            )}
          >
            <span aria-hidden="true">
              {draft.length}/{limits.chatMessageMaxLength}
            </span>
            <span className="sr-only">{texts.count(draft.length)}</span>
          </p>
          <button
            type="submit"
            disabled={isLocked}
            aria-disabled={isSending || draft.trim() === ''}
            aria-label={texts.send}
            title={texts.send}
            className={`${buttonClass({ size: 'small' })} min-w-12`}
          >
            <SendHorizontal aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
    </form>
  );
}

/** Typing ends at the limit; what is pasted or dropped stays whole, and is counted. */
function liftLimit({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
  currentTarget.removeAttribute('maxlength');
}

type ToolButtonProps = {
  name: string;
  isPressed: boolean;
  isDisabled?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
};

function ToolButton({ name, isPressed, isDisabled = false, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-control border-2 border-transparent text-leaf-700 hover:bg-leaf-100 focus-visible:-outline-offset-3 disabled:text-ink-soft aria-pressed:border-leaf-300 aria-pressed:bg-leaf-100 forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
    >
      {children}
    </button>
  );
}
