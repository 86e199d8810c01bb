import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { hasModifier } from '../../shared/ui/has-modifier.ts';
import { DayHead } from './DayHead.tsx';
import { DayMarks, type GhostBlock } from './DayMarks.tsx';
import { DayRow } from './DayRow.tsx';
import {
  assignLanes,
  bandMinutes,
  carry,
  findStop,
  followPosition,
  listBands,
  lookAt,
  moveFocus,
  type Position,
  type Span,
  stepMinutes,
  type Target,
} from './day-model.ts';
import { type DayColumn, findColumn, findGhostBlock, type PlannedSlot, type Visit } from './day-view.ts';
import { readShortcut } from './read-shortcut.ts';
import { sayPlace } from './say-place.ts';
import { dayTexts } from './texts.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePointerCarry } from './use-pointer-carry.ts';

/** An appointment on its way to another place; without a target as long as nothing points at one. */
export type Carried = { readonly visit: Visit; readonly target: Target | null };

/** Keys that follow one another within this time are one typed text, in milliseconds. */
const typingPauseMs = 1000;

type DayGridProps = {
  label: string;
  columns: readonly DayColumn[];
  range: Span;
  /** The present, if the day is today. */
  now: { date: string; minute: number; ms: number } | null;
  selectedId: string | null;
  carried: Carried | null;
  /** The slot that is chosen in the form beside the plan */
  planned: PlannedSlot | null;
  areNamesHidden: boolean;
  canChange: boolean;
  onOpen: (visit: Visit) => void;
  onBook: (place: Target) => void;
  onCarry: (carried: Carried | null) => void;
  onPlace: (visit: Visit, target: Target) => void;
  /** A key that is none of the grid's own, on an appointment or beside one; `isShortcut` if it was pressed with a modifier. */
  onKey: (key: string, visit: Visit | null, isShortcut: boolean) => boolean;
};

/**
 * A day, a column for each dentist. One stop of the Tab key; arrows go through it. What is taken is carried by arrows
 * or a pointer and placed by Enter or a click; where the focus does not move along, a live line says where one is.
 */
export function DayGrid(props: DayGridProps) {
  const { label, columns, range, now, carried, planned, canChange, areNamesHidden, onCarry, onPlace } = props;
  const texts = useTexts(dayTexts);
  const helpId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  const pointerType = useRef('');
  const typedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const [wish, setWish] = useState<Position | null>(null);
  const [news, setNews] = useState('');

  const lanes = useMemo(
    () => new Map(columns.flatMap(({ appointments }) => [...assignLanes(appointments)])),
    [columns],
  );
  const nowMinute = now?.minute;
  // The same one as before where nothing has changed: rows that it does not concern are not drawn again.
  const position = useMemo(() => {
    const start = wish ?? findStop(columns, 0, nowMinute ?? range.from, range);
    return start && followPosition(columns, start, range);
  }, [wish, columns, nowMinute, range]);
  const { grid, focusLater, noteFocus } = useKeptFocus(position);

  const ghosts = [toCarriedGhost(carried), planned && findGhostBlock(columns, range, planned)].filter(
    (ghost) => ghost !== null,
  );

  const isToday = now !== null;
  const showPresent = useEffectEvent(() => {
    if (!now || !area.current || !scroller.current || grid.current?.contains(document.activeElement)) return;
    const share = (now.minute - bandMinutes - range.from) / (range.to - range.from);
    scroller.current.scrollTop = share * area.current.clientHeight;
  });
  // What is over lies above; whoever is in it stays where they are.
  useEffect(() => {
    if (isToday) showPresent();
  }, [isToday]);

  const findVisit = (id: string | null) =>
    columns.flatMap(({ appointments }) => appointments).find((visit) => visit.id === id);
  const current = position ? (findVisit(position.appointmentId) ?? null) : null;

  const hold = (visit: Visit, target: Target | null) => {
    onCarry({ visit, target });
    if (!target) return setNews('');
    const column = columns[target.column];
    const span = { from: target.minute, to: target.minute + visit.minutes };
    if (column) setNews(sayPlace(texts, column, lookAt(column, span, visit.id), areNamesHidden));
  };
  const place = (visit: Visit, target: Target) => {
    setWish({ ...target, appointmentId: visit.id });
    setNews('');
    onPlace(visit, target);
  };
  const release = () => {
    setNews('');
    onCarry(null);
  };

  const pointer = usePointerCarry({
    area,
    scroller,
    range,
    columnCount: columns.length,
    canTake: canChange,
    findVisit,
    onDrag: hold,
    onDrop: place,
    onCancel: release,
  });

  const onCarryKey = (event: KeyboardEvent, { visit, target }: Carried) => {
    const from = target ?? { column: findColumn(columns, visit), minute: visit.from };
    // On another day nothing shows yet where it would go.
    const isSeen = target !== null || columns[from.column]?.date === visit.date;
    const room = { range, minutes: visit.minutes, columns: columns.length };
    const next = carry(from, { key: event.key, isShift: event.shiftKey }, room);
    if (next) hold(visit, next);
    else if (event.key === 'Enter' || event.key === ' ') (isSeen ? place : hold)(visit, from);
    else if (event.key === 'Escape') {
      pointer.cancel();
      release();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    wasDragged.current = false;
    if (carried) return hasModifier(event) ? undefined : onCarryKey(event, carried);
    if (!position) return;
    if (hasModifier(event)) {
      const letter = readShortcut(event);
      if (letter !== null && props.onKey(letter, current, true)) event.preventDefault();
      return;
    }
    const next = moveFocus(columns, position, range, { key: event.key, isShift: event.shiftKey });
    if (next) {
      setWish(next);
      focusLater();
      const column = columns[next.column];
      const isSameBand = bandOf(next.minute) === bandOf(position.minute) && next.column === position.column;
      if (event.shiftKey && isSameBand && column && !next.appointmentId)
        setNews(
          sayPlace(
            texts,
            column,
            lookAt(column, { from: next.minute, to: next.minute + stepMinutes }),
            areNamesHidden,
          ),
        );
    } else if (!props.onKey(event.key, current, false)) return noteTyping(event);
    event.preventDefault();
  };
  const isTyping = ({ timeStamp }: KeyboardEvent) => timeStamp - typedAtMs.current <= typingPauseMs;
  /** A blank within a name that is typed at the wrong place opens nothing: the letters after it would act. */
  const dropTypedBlank = (event: KeyboardEvent) => {
    if (event.key === ' ' && isTyping(event)) event.preventDefault();
  };
  const noteTyping = (event: KeyboardEvent) => {
    dropTypedBlank(event);
    if (event.key.length === 1 && (event.key !== ' ' || isTyping(event))) typedAtMs.current = event.timeStamp;
  };
  const bandOf = (minute: number) => Math.floor(minute / bandMinutes);

  const onClick = (event: MouseEvent) => {
    // A click without a pointer ends no drag: it comes from a key or a screen reader.
    const isDragEnd = wasDragged.current && event.detail > 0;
    wasDragged.current = false;
    if (isDragEnd || !(event.target instanceof Element)) return;
    const visit = findVisit(event.target.closest('[data-visit]')?.getAttribute('data-visit') ?? null);
    const cell = event.target.closest('[data-cell]')?.getAttribute('data-cell')?.split(':').map(Number);
    const [column, minute] = cell ?? [];
    if (carried) {
      // A finger shows nothing on its way: it means what the button says that it taps.
      const isPointed = event.detail > 0 && pointerType.current !== 'touch';
      const pointed = isPointed ? pointer.targetAt(event, carried.visit.minutes) : null;
      const said = visit
        ? { column: findColumn(columns, visit), minute: visit.from }
        : column !== undefined && minute !== undefined && { column, minute };
      const target = isPointed ? pointed : said || carried.target;
      if (target) place(carried.visit, target);
      return;
    }
    if (visit) {
      setWish({ column: findColumn(columns, visit), minute: visit.from, appointmentId: visit.id });
      props.onOpen(visit);
      return;
    }
    if (column === undefined || minute === undefined || !canChange) return;
    setWish({ column, minute, appointmentId: null });
    props.onBook({ column, minute });
  };
  // Also where a screen reader or a script has put the focus.
  const onFocus = ({ target }: FocusEvent) => {
    noteFocus(true);
    const visit = findVisit(target.getAttribute('data-visit'));
    if (visit && visit.id !== position?.appointmentId)
      setWish({ column: findColumn(columns, visit), minute: visit.from, appointmentId: visit.id });
    const [column, minute] = target.getAttribute('data-cell')?.split(':').map(Number) ?? [];
    const isElsewhere = column !== position?.column || minute !== position?.minute || position?.appointmentId;
    if (column !== undefined && minute !== undefined && isElsewhere)
      setWish({ column, minute, appointmentId: null });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (pointer.onPointerMove(event)) wasDragged.current = true;
    else if (carried && event.pointerType !== 'touch') {
      const target = pointer.targetAt(event, carried.visit.minutes);
      const isSame = target?.column === carried.target?.column && target?.minute === carried.target?.minute;
      if (target && !isSame) hold(carried.visit, target);
    }
  };

  return (
    <div ref={scroller} className="day-scroller">
      <div className="day-body" style={{ '--columns': columns.length, '--bands': listBands(range).length }}>
        <DayMarks layer="back" columns={columns} range={range} now={now} areaRef={area} />
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table gone through by arrows
          role="grid"
          aria-label={label}
          aria-describedby={helpId}
          className="day-grid"
          onKeyDown={onKeyDown}
          onKeyUp={dropTypedBlank}
          onFocus={onFocus}
          onBlur={() => noteFocus(false)}
          onClick={onClick}
          onPointerDown={(event) => {
            wasDragged.current = false;
            pointerType.current = event.pointerType;
            pointer.onPointerDown(event);
          }}
          onPointerMove={onPointerMove}
          onPointerUp={pointer.onPointerUp}
          onPointerCancel={pointer.onPointerCancel}
        >
          <thead>
            <DayHead columns={columns} />
          </thead>
          <tbody>
            {listBands(range).map((band) => (
              <DayRow
                key={band}
                band={band}
                columns={columns}
                range={range}
                position={position}
                lanes={lanes}
                nowMs={now?.ms ?? null}
                selectedId={props.selectedId}
                takenId={carried?.visit.id ?? null}
                areNamesHidden={areNamesHidden}
              />
            ))}
          </tbody>
        </table>
        <DayMarks layer="front" columns={columns} range={range} now={now} ghosts={ghosts} />
      </div>
      <p id={helpId} hidden>
        {texts.gridHelp}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

function toCarriedGhost(carried: Carried | null): GhostBlock | null {
  if (!carried?.target) return null;
  const { visit, target } = carried;
  return {
    ...{ column: target.column, from: target.minute, minutes: visit.minutes },
    ...{ movingId: visit.id, previousTime: visit.start },
  };
}
