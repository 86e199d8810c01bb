import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Span, snap, type Target } from './day-model.ts';
import type { Visit } from './day-view.ts';

/** A press that moves less is a click. */
const dragThresholdPixels = 8;
/** Within this distance of its edge the day scrolls while an appointment is dragged. */
const scrollEdgePixels = 48;
/** Scrolled in each frame, in pixels. */
const scrollStepPixels = 12;

type Point = { clientX: number; clientY: number };

type Grab = {
  visit: Visit;
  /** Where the press began. */
  origin: Point;
  /** The last place of the pointer. */
  point: Point;
  /** Minutes between the start of the appointment and the pointer. */
  offset: number;
  isDragging: boolean;
};

type PointerCarryOptions = {
  /** The area of all columns. */
  area: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  range: Span;
  columnCount: number;
  findVisit: (id: string) => Visit | undefined;
  canTake: boolean;
  /** The appointment is over another place now, or over none. */
  onDrag: (visit: Visit, target: Target | null) => void;
  onDrop: (visit: Visit, target: Target) => void;
  onCancel: () => void;
};

/** Where a pointer stands in the area of the columns. */
function locate(area: HTMLElement, { clientX, clientY }: Point, columnCount: number, range: Span) {
  const { left, top, width, height } = area.getBoundingClientRect();
  const column = Math.floor(((clientX - left) / width) * columnCount);
  return {
    column: Math.max(0, Math.min(columnCount - 1, column)),
    minute: range.from + ((clientY - top) / height) * (range.to - range.from),
  };
}

/** Dragging an appointment to its new place with the mouse or a pen. A finger scrolls the day instead. */
export function usePointerCarry(options: PointerCarryOptions) {
  const grab = useRef<Grab | null>(null);
  const frame = useRef(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const targetAt = (point: Point, minutes: number, offset: number): Target | null => {
    const { area, columnCount, range } = latest.current;
    if (area.current === null) return null;
    const { column, minute } = locate(area.current, point, columnCount, range);
    const start = snap(minute - offset);
    return { column, minute: Math.max(range.from, Math.min(range.to - minutes, start)) };
  };
  /** Whether a pointer is over times that are in sight: beside the plan, over its head and over notices nothing is dropped. */
  const isOverTimes = ({ clientX, clientY }: Point): boolean => {
    const pointed = document.elementFromPoint(clientX, clientY);
    return pointed?.closest('thead') === null && latest.current.scroller.current?.contains(pointed) === true;
  };
  const drag = ({ visit, point, offset }: Grab) => {
    latest.current.onDrag(visit, isOverTimes(point) ? targetAt(point, visit.minutes, offset) : null);
  };

  /** How far the day scrolls in this frame: while the pointer rests at an edge it goes on. */
  const findScrollStep = ({ clientY }: Point): number => {
    const box = latest.current.scroller.current?.getBoundingClientRect();
    if (!box) return 0;
    if (clientY < box.top + scrollEdgePixels) return -scrollStepPixels;
    return clientY > box.bottom - scrollEdgePixels ? scrollStepPixels : 0;
  };
  const scrollWhileDragging = () => {
    const held = grab.current;
    const scroller = latest.current.scroller.current;
    if (!held?.isDragging || !scroller) return;
    const before = scroller.scrollTop;
    scroller.scrollBy(0, findScrollStep(held.point));
    if (scroller.scrollTop !== before) drag(held);
    frame.current = requestAnimationFrame(scrollWhileDragging);
  };
  const end = (): Grab | null => {
    const held = grab.current;
    grab.current = null;
    cancelAnimationFrame(frame.current);
    return held?.isDragging ? held : null;
  };

  return {
    /** The place under the pointer for something of this length that is held by its middle; null where none is in sight. */
    targetAt: (point: Point, minutes: number) =>
      isOverTimes(point) ? targetAt(point, minutes, minutes / 2) : null,
    onPointerDown: (event: PointerEvent) => {
      const { area, columnCount, range, canTake, findVisit } = options;
      const element = event.target instanceof Element ? event.target.closest('[data-visit]') : null;
      const visit = findVisit(element?.getAttribute('data-visit') ?? '');
      const isMouse = event.button === 0 && event.pointerType !== 'touch';
      if (visit?.status !== 'scheduled' || !area.current || !canTake || !isMouse) return;
      const { minute } = locate(area.current, event, columnCount, range);
      const point = { clientX: event.clientX, clientY: event.clientY };
      grab.current = { visit, origin: point, point, offset: minute - visit.from, isDragging: false };
    },
    /** True while an appointment is dragged. */
    onPointerMove: (event: PointerEvent): boolean => {
      const held = grab.current;
      if (held === null) return false;
      const { clientX, clientY } = event;
      held.point = { clientX, clientY };
      if (!held.isDragging) {
        const { visit, origin, offset } = held;
        const target = targetAt(held.point, visit.minutes, offset);
        const start = targetAt(origin, visit.minutes, offset);
        const isElsewhere = target?.column !== start?.column || target?.minute !== visit.from;
        const pixels = Math.hypot(clientX - origin.clientX, clientY - origin.clientY);
        if (!isElsewhere || pixels < dragThresholdPixels) return false;
        held.isDragging = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        frame.current = requestAnimationFrame(scrollWhileDragging);
      }
      drag(held);
      return true;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const held = end();
      if (!held) return;
      const point = { clientX, clientY };
      const target = isOverTimes(point) ? targetAt(point, held.visit.minutes, held.offset) : null;
      if (target) latest.current.onDrop(held.visit, target);
      else latest.current.onCancel();
    },
    onPointerCancel: () => {
      if (end()) latest.current.onCancel();
    },
    /** Ends a drag without a drop, as Escape does. */
    cancel: () => void end(),
  };
}
