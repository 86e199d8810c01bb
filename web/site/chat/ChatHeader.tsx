import { Maximize2, Minimize2, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import type { ChatStatus } from './conversation.ts';
import { chatTexts } from './texts.ts';

type ChatHeaderProps = {
  titleId: string;
  status: ChatStatus;
  /** 0 shows none. */
  warningCount: number;
  /** Undefined where there is nothing to choose. */
  isFullScreen: boolean | undefined;
  onFullScreen: (isWished: boolean) => void;
  onClear: () => void;
  onClose: () => void;
};

/** Who speaks, and what can be done with the panel. */
export function ChatHeader(props: ChatHeaderProps) {
  const texts = useTexts(chatTexts);
  const { titleId, status, warningCount, isFullScreen } = props;
  return (
    <div className="flex shrink-0 items-center gap-1 border-b border-line bg-leaf-50 py-1.5 pr-1.5 pl-4">
      <div className="min-w-0 grow">
        <h2 id={titleId} tabIndex={-1} className="text-base leading-tight">
          {texts.title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-small leading-tight text-ink-soft">
          <span className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={classNames(
                'size-2 rounded-full border-2 forced-colors:border-[CanvasText]',
                status === 'online'
                  ? 'border-leaf-600 bg-leaf-600 forced-colors:bg-[CanvasText]'
                  : 'border-alarm-700',
              )}
            />
            {texts.status[status]}
          </span>
          {warningCount > 0 && (
            <span className="rounded-full border border-honey-400 bg-honey-100 px-2 font-semibold text-honey-700">
              {texts.warnings(warningCount)}
            </span>
          )}
        </p>
      </div>
      <HeaderButton name={texts.clear} onPress={props.onClear}>
        <Trash2 aria-hidden="true" className="size-5" />
      </HeaderButton>
      {isFullScreen !== undefined && (
        <HeaderButton
          name={isFullScreen ? texts.leaveFullScreen : texts.fullScreen}
          onPress={() => props.onFullScreen(!isFullScreen)}
        >
          {isFullScreen ? (
            <Minimize2 aria-hidden="true" className="size-5" />
          ) : (
            <Maximize2 aria-hidden="true" className="size-5" />
          )}
        </HeaderButton>
      )}
      <HeaderButton name={texts.close} onPress={props.onClose}>
        <X aria-hidden="true" className="size-6" />
      </HeaderButton>
    </div>
  );
}

type HeaderButtonProps = { name: string; onPress: () => void; children: ReactNode };

function HeaderButton({ name, onPress, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full text-leaf-700 hover:bg-leaf-100 focus-visible:-outline-offset-3"
    >
      {children}
    </button>
  );
}
