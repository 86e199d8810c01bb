import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Span, snap, type Target } from './day-model.ts';
import type { Visit } from './day-view.ts';

/** So far a press is a click. */
const dragFromPixels = 5;
/** So near to its edge the day scrolls along. */
const scrollEdgePixels = 48;
const scrollStepPixels = 16;

type Grab = { visit: Visit; x: number; y: number; offset: number; isDragging: boolean };

type PointerCarryOptions = {
  /** The area of all columns. */
  area: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  range: Span;
  columnCount: number;
  findVisit: (id: string) => Visit | undefined;
  canTake: boolean;
  onTake: (visit: Visit, target: Target) => void;
  onCarry: (target: Target) => void;
  onPlace: (target: Target) => void;
  onRelease: () => void;
};

/** Where a pointer stands in the area of the columns. */
function locate(
  area: HTMLElement,
  event: { clientX: number; clientY: number },
  columnCount: number,
  range: Span,
) {
  const { left, top, width, height } = area.getBoundingClientRect();
  const column = Math.floor(((event.clientX - left) / width) * columnCount);
  return {
    column: Math.max(0, Math.min(columnCount - 1, column)),
    minute: range.from + ((event.clientY - top) / height) * (range.to - range.from),
  };
}

/** Taking an appointment with the mouse or a pen, and carrying it to its new place. A finger scrolls the day instead. */
export function usePointerCarry(options: PointerCarryOptions) {
  const grab = useRef<Grab | null>(null);
  const { range, columnCount } = options;

  const targetAt = (
    event: { clientX: number; clientY: number },
    minutes: number,
    offset: number,
  ): Target | null => {
    const area = options.area.current;
    if (area === null) return null;
    const { column, minute } = locate(area, event, columnCount, range);
    const start = snap(minute - offset);
    return { column, minute: Math.max(range.from, Math.min(range.to - minutes, start)) };
  };

  const scrollAlong = ({ clientY }: PointerEvent) => {
    const scroller = options.scroller.current;
    if (scroller === null) return;
    const { top, bottom } = scroller.getBoundingClientRect();
    if (clientY < top + scrollEdgePixels) scroller.scrollBy(0, -scrollStepPixels);
    if (clientY > bottom - scrollEdgePixels) scroller.scrollBy(0, scrollStepPixels);
  };

  return {
    /** The place under the pointer for something of this length that is held by its middle. */
    targetAt: (event: { clientX: number; clientY: number }, minutes: number) =>
      targetAt(event, minutes, minutes / 2),
    onPointerDown: (event: PointerEvent) => {
      const element = event.target instanceof Element ? event.target.closest('[data-visit]') : null;
      const visit = options.findVisit(element?.getAttribute('data-visit') ?? '');
      const area = options.area.current;
      if (
        visit?.status !== 'scheduled' ||
        !area ||
        !options.canTake ||
        event.button !== 0 ||
        event.pointerType === 'touch'
      )
        return;
      const { minute } = locate(area, event, columnCount, range);
      grab.current = {
        visit,
        x: event.clientX,
        y: event.clientY,
        offset: minute - visit.from,
        isDragging: false,
      };
    },
    /** True while something is dragged. */
    onPointerMove: (event: PointerEvent): boolean => {
      const held = grab.current;
      if (held === null) return false;
      const target = targetAt(event, held.visit.minutes, held.offset);
      if (target === null) return false;
      if (held.isDragging) {
        scrollAlong(event);
        options.onCarry(target);
        return true;
      }
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < dragFromPixels) return false;
      held.isDragging = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      options.onTake(held.visit, target);
      return true;
    },
    onPointerUp: (event: PointerEvent) => {
      const held = grab.current;
      grab.current = null;
      if (!held?.isDragging) return;
      const target = targetAt(event, held.visit.minutes, held.offset);
      if (target) options.onPlace(target);
    },
    onPointerCancel: () => {
      if (grab.current?.isDragging) options.onRelease();
      grab.current = null;
    },
    /** Whoever presses Escape while dragging lets go. */
    letGo: () => {
      grab.current = null;
    },
  };
}
