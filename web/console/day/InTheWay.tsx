import { dayQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { findInTheWay, sayName, toTime } from './day-view.ts';
import type { WishedPlace } from './use-day-changes.ts';

type InTheWayProps = { place: WishedPlace; movingId: string | undefined; areNamesHidden: boolean };

/** Who is there already, as far as the day is known here. */
export function InTheWay({ place, movingId, areNamesHidden }: InTheWayProps) {
  const { data } = useStaffQuery(dayQuery(place.date));
  const others = data ? findInTheWay(data, place, movingId) : [];
  if (others.length === 0) return null;
  return (
    <ul className="figures mb-2 font-semibold">
      {others.map((other) => (
        <li key={other.id}>
          {`${sayName(other, areNamesHidden)}, ${toTime(other.from)}–${toTime(other.to)}`}
        </li>
      ))}
    </ul>
  );
}
