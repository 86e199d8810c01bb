import { memo } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import {
  bandMinutes,
  findShortEnd,
  findUntaken,
  type Lane,
  lookAt,
  type Position,
  type Span,
  stepMinutes,
} from './day-model.ts';
import { type DayColumn, toTime, type Visit, waitingMinutes } from './day-view.ts';
import { sayPlace } from './say-place.ts';
import { dayTexts } from './texts.ts';
import { VisitCard } from './VisitCard.tsx';

type DayRowProps = {
  band: number;
  columns: readonly DayColumn[];
  range: Span;
  /** Where the focus of the grid is. */
  position: Position | null;
  lanes: ReadonlyMap<string, Lane>;
  nowMs: number | null;
  selectedId: string | null;
  takenId: string | null;
  areNamesHidden: boolean;
};

const alone: Lane = { lane: 0, lanes: 1 };

/** Half an hour of all columns; an appointment hangs in the cell in which it begins. */
export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { band, columns, range, position, lanes, nowMs, selectedId, takenId, areNamesHidden } = props;
  const isInBand = (minute: number) => minute >= band && minute < band + bandMinutes;
  const card = (visit: Visit, name: string) => (
    <VisitCard
      key={visit.id}
      visit={visit}
      columnName={name}
      band={band}
      lane={lanes.get(visit.id) ?? alone}
      waiting={nowMs === null ? null : waitingMinutes(visit, nowMs)}
      isFocusable={position?.appointmentId === visit.id}
      isSelected={selectedId === visit.id}
      isTaken={takenId === visit.id}
      isNameHidden={areNamesHidden}
    />
  );
  return (
    <tr className="day-row" data-is-hour={band % 60 === 0 || undefined}>
      <th scope="row" className="day-time figures">
        {toTime(band)}
      </th>
      {columns.map((column, index) => {
        const visits = column.appointments.filter(({ from }) => isInBand(from));
        const isHere =
          position?.column === index && position.appointmentId === null && isInBand(position.minute);
        return (
          <Cell
            key={column.key}
            column={column}
            columnIndex={index}
            range={range}
            minute={isHere ? position.minute : findUntaken(column, { from: band, to: band + bandMinutes })}
            band={band}
            isFocusable={isHere}
            areNamesHidden={areNamesHidden}
          >
            {visits.map((visit) => card(visit, column.name))}
          </Cell>
        );
      })}
    </tr>
  );
});

type CellProps = {
  column: DayColumn;
  columnIndex: number;
  range: Span;
  band: number;
  /** What the cell stands for: its first minute that nobody has; null if all of it is taken. */
  minute: number | null;
  isFocusable: boolean;
  areNamesHidden: boolean;
  children: React.ReactNode;
};

function Cell({
  column,
  columnIndex,
  range,
  band,
  minute,
  isFocusable,
  areNamesHidden,
  children,
}: CellProps) {
  const texts = useTexts(dayTexts);
  if (minute === null) return <td className="day-cell">{children}</td>;
  const place = lookAt(column, { from: minute, to: minute + stepMinutes });
  const shortEnd = findShortEnd(column, minute, range);
  const until = shortEnd === null ? null : toTime(shortEnd);
  return (
    <td className="day-cell">
      {/* The free part is a cell's own control, so that the appointments beside it keep theirs. */}
      <button
        type="button"
        data-cell={`${columnIndex}:${minute}`}
        tabIndex={isFocusable ? 0 : -1}
        aria-label={
          until === null
            ? sayPlace(texts, column, place, areNamesHidden)
            : texts.spoken.freeUntil(toTime(minute), column.name, until)
        }
        data-time={until === null ? toTime(minute) : `${toTime(minute)}–${until}`}
        style={{ '--top': minute - band, '--minutes': band + bandMinutes - minute }}
        className="day-gap figures"
      />
      {children}
    </td>
  );
}
