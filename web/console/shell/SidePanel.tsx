import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../shared/i18n/use-language.ts';
import { hasModifier } from '../../shared/ui/has-modifier.ts';
import { Modal } from '../../shared/ui/Modal.tsx';
import { useMedia } from './use-media.ts';

type SidePanelProps = {
  title: string;
  onClose: () => void;
  /** A key that nobody types a text with; true if it meant something. */
  onKey?: ((key: string) => boolean) | undefined;
  children: ReactNode;
};

const isTypedInto = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * What one does with the day, beside it: the day stays in sight and in reach. Where there is no room beside it, it lies
 * over it as a modal; a screen that is turned keeps what was typed. Escape closes it; whoever opens it leads the focus back.
 */
export function SidePanel({ title, onClose, onKey, children }: SidePanelProps) {
  const isBeside = useMedia('(width >= 64rem)');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { actions } = useMessages();

  // A field that takes the focus by itself keeps it.
  useEffect(() => {
    const root = heading.current?.closest('[data-panel]');
    if (title && !root?.contains(document.activeElement)) heading.current?.focus();
  }, [title]);

  return (
    <Modal
      isOpen
      isBeside={isBeside}
      onClose={onClose}
      onKeyDown={(event) => {
        if (hasModifier(event) || isTypedInto(event.target)) return;
        if (onKey?.(event.key)) event.preventDefault();
      }}
      aria-labelledby={id}
      className={isBeside ? 'side-panel print:hidden' : 'side-modal'}
    >
      <div data-panel className="console-dense grid gap-4 p-4">
        <div className="flex items-start gap-2">
          <h2 ref={heading} id={id} tabIndex={-1} className="min-w-0 flex-1 text-h3">
            {title}
          </h2>
          <button type="button" aria-label={actions.close} onClick={onClose} className="panel-close">
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </Modal>
  );
}
