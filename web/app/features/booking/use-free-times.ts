import { practice } from '@praxisportal/practice/practice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveSlots } from '../../api/live.ts';
import { queryKeys, slotsQuery } from '../../api/queries.ts';
import type { BookingAddress } from './booking-address.ts';
import { keepBookableTimes } from './booking-window.ts';

export type FreeTimes = {
  /** HH:MM in order; undefined until they are known. */
  times: readonly string[] | undefined;
  /** Whether the times are those of this moment, not remembered ones. */
  isCurrent: boolean;
  hasFailed: boolean;
  reload: () => Promise<unknown>;
};

// The live events say when others book; this makes up for lost events and for the 60 minutes going by.
const refetchEveryMs = 60_000;

/** The free times of the chosen doctor and day, kept up to date while someone looks at them. */
export function useFreeTimes({ treatment, doctor, date }: BookingAddress): FreeTimes {
  const queryClient = useQueryClient();
  const slots = useQuery({
    ...slotsQuery({ doctorId: doctor, date, treatment }),
    refetchInterval: refetchEveryMs,
  });
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeys.slots });
  useLiveSlots({ doctorId: doctor, date }, () => void reload());
  const clock = { nowMs: slots.dataUpdatedAt, timeZone: practice.timeZone };
  return {
    times: slots.data && keepBookableTimes(slots.data.slots, date, clock),
    isCurrent: slots.isFetchedAfterMount && !slots.isFetching,
    hasFailed: slots.data === undefined && !slots.isFetching,
    reload,
  };
}
