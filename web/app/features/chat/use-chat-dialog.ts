import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type ChatDialog = {
  isOpen: boolean;
  /** Over the page, which can't be reached meanwhile; else beside it. */
  isModal: boolean;
  /** Whether the focus goes into it when it opens beside the page. */
  takesFocus: boolean;
  onClose: () => void;
};

/** Opens a dialog element beside the page or over it. A change between the two leaves the focus where it is. */
export function useChatDialog({ isOpen, isModal, takesFocus, onClose }: ChatDialog) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const focused = document.activeElement;
    const isOpening = isOpen && !wasOpen.current;
    wasOpen.current = isOpen;
    if (element.open) element.close();
    if (!isOpen) return;
    if (isModal) element.showModal();
    // Not show(), which takes the focus.
    else element.open = true;
    // The keyboard that a phone shows for a text box would cover what the assistant says first.
    const first = element.querySelector<HTMLElement>(isModal ? 'h2' : 'textarea');
    if (!isOpening && focused instanceof HTMLElement && element.contains(focused))
      focused.focus({ preventScroll: true });
    else if (isModal || (isOpening && takesFocus)) first?.focus({ preventScroll: true });
  }, [isOpen, isModal, takesFocus]);

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // Browsers close at a second gesture of going back without asking. The event may also tell of the close between
    // two ways to stand open.
    onClose: () => {
      if (isOpen && ref.current?.open === false) onClose();
    },
  };
  return { ref, handlers };
}
