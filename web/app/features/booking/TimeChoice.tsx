import { type RefObject, startTransition, useOptimistic } from 'react';
import { formatLongDate, formatTime } from '../../i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlotGrid } from '../../ui/SlotGrid.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';

type TimeChoiceProps = {
  route: BookingRoute;
  /** Undefined while loading. */
  times: readonly string[] | undefined;
  hasFailed: boolean;
  reload: () => void;
  lastDate: string;
  choose: (time: string) => void | Promise<void>;
  grid: RefObject<HTMLFieldSetElement | null>;
};

/** The free times of the day, or what there is instead of them. */
export function TimeChoice({ route, times, hasFailed, reload, lastDate, choose, grid }: TimeChoiceProps) {
  const { time: texts } = useTexts(bookingTexts);
  const { errors } = useMessages();
  const language = useLanguage();
  const { state } = route;
  // A radio button answers at once; the address follows.
  const [shownTime, showTime] = useOptimistic(state.time);

  if (hasFailed) return <LoadFailure sentence={errors.loadSlots} onRetry={reload} />;
  if (times === undefined)
    return (
      <Skeleton
        label={texts.loading}
        count={9}
        blockClassName="h-13"
        className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 sm:gap-3"
      />
    );
  if (times.length === 0)
    return (
      <EmptyDay
        state={state}
        lastDate={lastDate}
        otherDateTo={route.addressAfter({ kind: 'back' })}
        onChooseDate={(date) => void route.go({ kind: 'otherDate', date })}
      />
    );
  return (
    <SlotGrid
      ref={grid}
      label={texts.gridLabel(formatLongDate(language, state.date))}
      times={times}
      value={shownTime}
      onChange={(time) =>
        startTransition(async () => {
          showTime(time);
          await choose(time);
        })
      }
      formatTime={(time) => formatTime(language, time)}
    />
  );
}
