import type { DayState } from '@praxisportal/contract/doctor';
import { daysQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { monthOf } from './calendar-weeks.ts';

export type DayOf = {
  treatment: string;
  /** The doctor's id, or the one that stands for any of them. */
  doctorId: string;
  /** Calendar day YYYY-MM-DD, or '' for none. */
  date: string;
  /** The appointment that is to be moved: its time counts as free. */
  moving?: string | undefined;
};

/** What the server says of this day; undefined until it is known. */
export function useDayState({ date, ...day }: DayOf): DayState | undefined {
  const { data } = useQuery({ ...daysQuery({ ...day, month: monthOf(date) }), enabled: date !== '' });
  return data?.states[date];
}
