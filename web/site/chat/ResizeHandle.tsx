import type { KeyboardEvent, PointerEvent } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { hasModifier } from '../../shared/ui/has-modifier.ts';
import { type PanelSize, resizeByKey } from './panel-size.ts';
import { chatTexts } from './texts.ts';

type ResizeHandleProps = { size: PanelSize; onResize: (size: PanelSize) => void };

/** The panel's upper left corner, which can be drawn or moved by arrow keys. */
export function ResizeHandle({ size, onResize }: ResizeHandleProps) {
  const texts = useTexts(chatTexts);
  const onPointerDown = (down: PointerEvent<HTMLButtonElement>) => {
    const handle = down.currentTarget;
    handle.setPointerCapture(down.pointerId);
    const onMove = (move: globalThis.PointerEvent) =>
      onResize({
        width: size.width + down.clientX - move.clientX,
        height: size.height + down.clientY - move.clientY,
      });
    const onEnd = () => handle.removeEventListener('pointermove', onMove);
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('lostpointercapture', onEnd, { once: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = hasModifier(event) ? undefined : resizeByKey(event.key, size);
    if (next === undefined) return;
    event.preventDefault();
    onResize(next);
  };
  return (
    <button
      type="button"
      aria-label={texts.resize}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className="absolute top-0 left-0 z-10 size-6 cursor-nwse-resize touch-none rounded-tl-panel border-t-4 border-l-4 border-transparent hover:border-leaf-300 focus-visible:border-leaf-600 focus-visible:-outline-offset-3"
    />
  );
}
