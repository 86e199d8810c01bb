import { type ComponentProps, useContext, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from './is-enter.ts';
import { ModalsHeld } from './modals-held.ts';

type ModalProps = Omit<ComponentProps<'dialog'>, 'open' | 'ref' | 'onCancel' | 'onClose'> & {
  isOpen: boolean;
  /** Escape or the browser asks for this. Whoever leaves `isOpen` true keeps the modal open. */
  onClose: () => void;
  /** Where there is room it stands in the page instead, which stays in reach; what is in it lasts over a change. */
  isBeside?: boolean | undefined;
};

/**
 * A native modal dialog: the browser keeps focus inside, makes the rest inert and returns focus on closing.
 * Keep it mounted, outside of anything that may be hidden while it is open, and switch `isOpen`; its content
 * exists only while it is open. One that is unmounted instead leaves the focus to whoever does so.
 */
export function Modal({ isOpen, onClose, isBeside = false, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isHeld = useContext(ModalsHeld);
  const [closedByBrowser, setClosedByBrowser] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser closed is opened again
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const isOver = element.matches(':modal');
    if (!isOpen) element.close();
    else if (isBeside && isOver) standBeside(element);
    else if (!isBeside && !isOver && !isHeld) lieOver(element);
  }, [isOpen, isBeside, isHeld, closedByBrowser]);

  // A control that is disabled under the focus would leave it to the page, where no Escape is heard from here.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element?.matches(':modal') && findFocused(element)?.matches(':disabled')) element.focus();
  });

  return (
    <dialog
      {...props}
      ref={dialog}
      // Only what stands in the page: the browser itself notes what lies over it.
      open={(isOpen && isBeside) || undefined}
      tabIndex={-1}
      // Taken before the browser acts on it: it lets a page refuse one Escape only, and tells of a close a frame late.
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers let nobody hold them back for ever: a second gesture closes whatever `cancel` was answered. That
      // asked `onClose` already; this event comes later, when other things may stand in the modal, or after it is
      // open again, and asks nothing.
      onClose={() => {
        if (isOpen && !dialog.current?.open) setClosedByBrowser((count) => count + 1);
      }}
    >
      {isOpen && children}
    </dialog>
  );
}

/** The browser's focus on the first button scrolls a low screen past the question: there the whole modal has it. */
function lieOver(element: HTMLDialogElement): void {
  const focused = findFocused(element);
  element.showModal();
  if (focused) focused.focus();
  else if (element.scrollHeight > element.clientHeight) {
    element.focus();
    element.scrollTop = 0;
  }
}

function standBeside(element: HTMLDialogElement): void {
  const focused = findFocused(element);
  element.close();
  element.open = true;
  focused?.focus();
}

function findFocused(element: HTMLDialogElement): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null;
}
