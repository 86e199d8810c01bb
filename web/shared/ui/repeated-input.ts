/** Within this time a second click at the same place is taken for the end of a double click, in milliseconds. */
const repeatedWithinMs = 600;
/** A hand that clicks twice does not move farther, in pixels. */
const sameSpotPixels = 12;

type Clicked = { timeMs: number; x: number; y: number; control: Element | null; signature: string };

const boxes = 'input[type=checkbox], input[type=radio]';
/** Controls on which a second click of a double click never acts. */
const onceOnly = 'input[type=checkbox], [data-sends]';
const controls = `button, a, [role=option], label, ${boxes}`;

/** The control that a click acts on: a label acts on its field. */
function findControl({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

const signatureOf = (control: Element | null) =>
  control
    ? `${control.textContent}|${control.getAttribute('aria-label')}|${control.getAttribute('aria-pressed')}`
    : '';

/**
 * Keeps the second click of a double click from acting on a control that the first one has put there, moved or changed: it was not
 * meant for it. A control that is the same as before may be pressed as fast as a hand can; a checkbox never is the same, and a button
 * that sends acts once, however soon the answer is here. Keys and screen readers click without a pointer (`detail` is 0) and are
 * never held back.
 */
function createClickGuard() {
  let last: Clicked | null = null;
  let labelled: Element | null = null;
  const isRepeated = ({ clientX, clientY, timeStamp }: MouseEvent) =>
    last !== null &&
    timeStamp - last.timeMs <= repeatedWithinMs &&
    Math.hypot(clientX - last.x, clientY - last.y) <= sameSpotPixels;
  /** The second press leaves the focus where the first click has put it. */
  const onMouseDown = (event: Event) => {
    if (!(event instanceof MouseEvent) || !isRepeated(event)) return;
    const hasMoved = last?.control !== document.activeElement;
    if (last?.control && (findControl(event) !== last.control || hasMoved)) event.preventDefault();
  };
  const onClick = (event: Event) => {
    if (!(event instanceof MouseEvent)) return;
    const control = findControl(event);
    // The browser passes a click on a label on to its field: one click, two events.
    const isPassedOn = labelled !== null && event.target === labelled;
    labelled = null;
    if (isPassedOn || event.detail === 0) return;
    const signature = signatureOf(control);
    const { clientX: x, clientY: y, timeStamp: timeMs } = event;
    const isSame = last?.control === control && last.signature === signature;
    const hasChanged = !isSame || control?.matches(onceOnly) === true;
    if (isRepeated(event) && hasChanged && control !== null) return dropEvent(event);
    if (event.target instanceof Node && control?.contains(event.target) === false) labelled = control;
    last = { timeMs, x, y, control, signature };
  };
  /** What follows typed text is no double click. */
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && !target.matches(boxes)) last = null;
  };
  return { onMouseDown, onClick, onInput };
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
  const { onMouseDown, onClick, onInput } = createClickGuard();
  root.addEventListener('mousedown', onMouseDown, true);
  root.addEventListener('click', onClick, true);
  root.addEventListener('input', onInput, true);
  root.addEventListener('keydown', guardHeldKey, true);
  return () => {
    root.removeEventListener('mousedown', onMouseDown, true);
    root.removeEventListener('click', onClick, true);
    root.removeEventListener('input', onInput, true);
    root.removeEventListener('keydown', guardHeldKey, true);
  };
}
