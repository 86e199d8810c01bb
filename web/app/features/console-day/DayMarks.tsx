import type { Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { Carried } from './DayGrid.tsx';
import { lookAt, type Span } from './day-model.ts';
import { type DayColumn, toTime } from './day-view.ts';

type DayMarksProps = {
  layer: 'back' | 'front';
  columns: readonly DayColumn[];
  range: Span;
  now: { date: string; minute: number } | null;
  carried: Carried | null;
  areaRef?: Ref<HTMLDivElement> | undefined;
};

/** What is drawn behind the appointments (times at which nobody works) and over them (the present, what is carried). */
export function DayMarks({ layer, columns, range, now, carried, areaRef }: DayMarksProps) {
  const isNowShown = now !== null && now.minute >= range.from && now.minute <= range.to;
  if (layer === 'front')
    return (
      <div aria-hidden="true" className="day-marks is-front">
        {isNowShown && (
          <span className="day-now-time figures" style={{ '--top': now.minute - range.from }}>
            {toTime(now.minute)}
          </span>
        )}
        {carried?.target && <Ghost carried={carried} columns={columns} range={range} />}
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

/** Where the appointment would stand if it were placed now. */
function Ghost({ carried, columns, range }: { carried: Carried } & Pick<DayMarksProps, 'columns' | 'range'>) {
  const { visit, target } = carried;
  const column = target && columns[target.column];
  if (!target || !column) return null;
  const span = { from: target.minute, to: target.minute + visit.minutes };
  const { others, closed } = lookAt(column, span, visit.id);
  return (
    <span
      className={classNames('day-ghost', (others.length > 0 || closed !== null) && 'is-in-the-way')}
      style={{ '--column': target.column, '--top': target.minute - range.from, '--minutes': visit.minutes }}
    >
      <span className="figures">{`${toTime(span.from)}–${toTime(span.to)}`}</span>
    </span>
  );
}
