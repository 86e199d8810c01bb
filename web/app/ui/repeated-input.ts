/** Within this time a second click at the same place is taken for the end of a double click, in milliseconds. */
const repeatedWithinMs = 600;
/** A hand that clicks twice does not move farther, in pixels. */
const sameSpotPixels = 12;

type Clicked = { timeMs: number; x: number; y: number; control: Element | null; signature: string };

const controls = 'button, a, [role=option]';
const findControl = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);
const signatureOf = (control: Element | null) =>
  control
    ? `${control.textContent}|${control.getAttribute('aria-label')}|${control.getAttribute('aria-pressed')}`
    : '';

/**
 * Keeps the second click of a double click from acting on a control that the first one has put there, moved or changed: it was not
 * meant for it. A control that is the same as before may be pressed as fast as a hand can. Keys and screen readers click without
 * a pointer (`detail` is 0) and are never held back.
 */
function createClickGuard(): (event: Event) => void {
  let last: Clicked | null = null;
  return (event) => {
    if (!(event instanceof MouseEvent) || event.detail === 0) return;
    const control = findControl(event);
    const signature = signatureOf(control);
    const { clientX: x, clientY: y, timeStamp: timeMs } = event;
    const isRepeated =
      last !== null &&
      timeMs - last.timeMs <= repeatedWithinMs &&
      Math.hypot(x - last.x, y - last.y) <= sameSpotPixels;
    const hasChanged = last?.control !== control || last.signature !== signature;
    if (isRepeated && hasChanged && control !== null) return dropEvent(event);
    last = { timeMs, x, y, control, signature };
  };
}

/** A key that is held down acts once; only text and arrows repeat. */
function guardHeldKey(event: Event): void {
  if (!(event instanceof KeyboardEvent) || !event.repeat || !(event.target instanceof Element)) return;
  const isTextArea = event.target.matches('textarea');
  const isText = isTextArea || event.target.matches('input, select');
  const isActing = event.key === 'Escape' || (event.key === 'Enter' && !isTextArea);
  const isShortcut = !isText && (event.key.length === 1 || event.key === 'Delete');
  if (isActing || isShortcut) dropEvent(event);
}

function dropEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Drops repeated input that acts: the second half of a double click, and the repeats of a held key. */
export function guardRepeatedInput(root: EventTarget): () => void {
  const guardClick = createClickGuard();
  root.addEventListener('click', guardClick, true);
  root.addEventListener('keydown', guardHeldKey, true);
  return () => {
    root.removeEventListener('click', guardClick, true);
    root.removeEventListener('keydown', guardHeldKey, true);
  };
}
