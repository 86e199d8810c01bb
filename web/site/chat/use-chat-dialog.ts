import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../../shared/ui/is-enter.ts';

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
    const first = findFirst(element, isModal);
    if (!isOpening && focused instanceof HTMLElement && element.contains(focused))
      focused.focus({ preventScroll: true });
    else if (isModal || (isOpening && takesFocus)) first?.focus({ preventScroll: true });
  }, [isOpen, isModal, takesFocus]);

  useEffect(() => {
    if (isOpen && ref.current) return keepFocus(ref.current, isModal);
    return undefined;
  }, [isOpen, isModal]);

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
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
  /** To where one goes on writing; with a finger to what is said, because the keyboard would cover it. */
  const focusBox = () => {
    const isFinger = matchMedia('(pointer: coarse)').matches;
    ref.current
      ?.querySelector<HTMLElement>(isFinger ? 'section' : 'textarea:enabled')
      ?.focus({ preventScroll: true });
  };
  return { ref, handlers, focusBox };
}

/** Where the focus goes by itself. The keyboard that a phone shows for a text box would cover what is said. */
function findFirst(dialog: HTMLElement, isModal: boolean): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(isModal ? 'h2' : 'textarea:enabled') ?? dialog.querySelector('h2');
}

// What replaces it may take the focus itself.
const othersFirstMs = 100;

/** What has the focus may go with an answer, a booking or a lock: then the focus stays in the dialog all the same. */
function keepFocus(dialog: HTMLElement, isModal: boolean): () => void {
  let last: Element | null = dialog.contains(document.activeElement) ? document.activeElement : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: Event) => {
    last = target instanceof Element && dialog.contains(target) ? target : null;
  };
  const forget = ({ target }: Event) => {
    if (target instanceof Node && !dialog.contains(target)) last = null;
  };
  const isLost = () =>
    last !== null &&
    (!last.isConnected || last.matches(':disabled')) &&
    [document.body, last].includes(document.activeElement ?? document.body);
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isLost()) findFirst(dialog, isModal)?.focus({ preventScroll: true });
    }, othersFirstMs);
  });
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', forget);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', forget);
  };
}
