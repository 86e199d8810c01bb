import { type ComponentProps, useEffect, useRef, useState } from 'react';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onCancel' | 'onClose'> & {
  isOpen: boolean;
  /** Escape or the browser asks for this. Whoever leaves `isOpen` true keeps the modal open. */
  onClose: () => void;
};

/**
 * A native modal dialog: the browser keeps focus inside, makes the rest inert and returns focus on closing.
 * Keep it mounted, outside of anything that may be hidden while it is open, and switch `isOpen`; its content
 * exists only while it is open.
 */
export function Modal({ isOpen, onClose, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [closedByBrowser, setClosedByBrowser] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser closed is opened again
  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) open(element);
    if (!isOpen && element?.open) element.close();
  }, [isOpen, closedByBrowser]);

  return (
    <dialog
      {...props}
      ref={dialog}
      tabIndex={-1}
      // Taken before the browser acts on it: it lets a page refuse one Escape only, and tells of a close a frame late.
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers let nobody hold them back for ever: a second gesture of going back closes without asking. The
      // event may also tell of an earlier close, when the dialog is open again.
      onClose={() => {
        if (!isOpen || dialog.current?.open) return;
        onClose();
        setClosedByBrowser((count) => count + 1);
      }}
    >
      {isOpen && children}
    </dialog>
  );
}

/** The browser's focus on the first button scrolls a low screen past the question: there the whole modal has it. */
function open(element: HTMLDialogElement): void {
  element.showModal();
  if (element.scrollHeight <= element.clientHeight) return;
  element.focus();
  element.scrollTop = 0;
}
