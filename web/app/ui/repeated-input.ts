/** Within this time a second click at the same place is taken for the end of a double click, in milliseconds. */
const repeatedWithinMs = 600;
/** A hand that clicks twice does not move farther, in pixels. */
const sameSpotPixels = 12;

type Clicked = { timeMs: number; x: number; y: number; control: Element | null; signature: string };

const findControl = ({ target }: Event) => (target instanceof Element ? target.closest('button, a') : null);
const signatureOf = (control: Element | null) =>
  control
    ? `${control.textContent}|${control.getAttribute('aria-label')}|${control.getAttribute('aria-pressed')}`
    : '';

/**
 * Keeps the second click of a double click from acting on a button that the first one has put there, moved or changed: it was not
 * meant for it. A button that is the same as before may be pressed as fast as a hand can. Keys and screen readers click without
 * a pointer (`detail` is 0) and are never held back.
 */
export function guardRepeatedClicks(root: EventTarget): () => void {
  let last: Clicked | null = null;
  const guard = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.detail === 0) return;
    const control = findControl(event);
    const signature = signatureOf(control);
    const { clientX: x, clientY: y, timeStamp: timeMs } = event;
    const isRepeated =
      last !== null &&
      timeMs - last.timeMs <= repeatedWithinMs &&
      Math.hypot(x - last.x, y - last.y) <= sameSpotPixels;
    const hasChanged = last?.control !== control || last.signature !== signature;
    if (isRepeated && hasChanged && control?.matches('.button')) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    last = { timeMs, x, y, control, signature };
  };
  root.addEventListener('click', guard, true);
  return () => root.removeEventListener('click', guard, true);
}
