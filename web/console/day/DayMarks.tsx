import { type Ref, useEffect, useRef } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';
import { lookAt, type Span } from './day-model.ts';
import { type DayColumn, toTime } from './day-view.ts';

/** A place that is not saved yet: of an appointment that is dragged, or of one that is being entered in the form. */
export type GhostBlock = {
  column: number;
  from: number;
  minutes: number;
  /** The appointment that leaves its place for it */
  movingId?: string;
  /** When that one begins now */
  previousTime?: string;
  /** Chosen in the form beside the plan: it is brought into sight. */
  isChosen?: boolean;
};

type DayMarksProps = {
  layer: 'back' | 'front';
  columns: readonly DayColumn[];
  range: Span;
  now: { date: string; minute: number } | null;
  ghosts?: readonly GhostBlock[];
  areaRef?: Ref<HTMLDivElement> | undefined;
};

/** What is drawn behind the appointments (times without working hours) and over them (the present, unsaved places). */
export function DayMarks({ layer, columns, range, now, ghosts = [], areaRef }: DayMarksProps) {
  const isNowShown = now !== null && now.minute >= range.from && now.minute <= range.to;
  if (layer === 'front')
    return (
      <div aria-hidden="true" className="day-marks is-front">
        {isNowShown && (
          <span className="day-now-time figures" style={{ '--top': now.minute - range.from }}>
            {toTime(now.minute)}
          </span>
        )}
        {ghosts.map((ghost) => (
          <Ghost key={ghost.movingId ?? 'new'} ghost={ghost} columns={columns} range={range} />
        ))}
      </div>
    );
  return (
    <div ref={areaRef} aria-hidden="true" className="day-marks">
      {columns.flatMap(({ key, closed }, column) =>
        closed.map(({ from, to, reason }) => (
          <span
            key={`${key}-${from}`}
            className={`day-closed is-${reason}`}
            style={{ '--column': column, '--top': from - range.from, '--minutes': to - from }}
          />
        )),
      )}
      {isNowShown &&
        columns.map(({ key, date }, column) => {
          if (date !== now.date) return null;
          return (
            <span
              key={key}
              className="day-now"
              style={{ '--column': column, '--top': now.minute - range.from }}
            />
          );
        })}
    </div>
  );
}

type GhostProps = {
  ghost: GhostBlock;
} & Pick<DayMarksProps, 'columns' | 'range'>;

/** An appointment that is not saved yet, at the place that it would have. */
function Ghost({ ghost, columns, range }: GhostProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { column: index, from, minutes, movingId, previousTime, isChosen } = ghost;
  const column = columns[index];
  // The chosen time of a form may lie outside of what is scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isChosen, index, from]);
  if (!column) return null;
  const span = { from, to: from + minutes };
  const { others, closed } = lookAt(column, span, movingId);
  const times = `${toTime(span.from)}–${toTime(span.to)}`;
  return (
    <span
      ref={element}
      className={classNames('day-ghost', (others.length > 0 || closed !== null) && 'is-in-the-way')}
      style={{ '--column': index, '--top': from - range.from, '--minutes': minutes }}
    >
      <span className="figures">{previousTime ? `${previousTime} → ${times}` : times}</span>
    </span>
  );
}
