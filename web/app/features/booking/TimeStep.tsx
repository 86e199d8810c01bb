import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef, useState } from 'react';
import { formatLongDate, formatTime } from '../../i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlotGrid } from '../../ui/SlotGrid.tsx';
import { ConfirmFailure } from './ConfirmFailure.tsx';
import { ConfirmPart } from './ConfirmPart.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';
import { useConfirmTime } from './use-confirm-time.ts';
import { useFreeTimes } from './use-free-times.ts';
import { WizardActions } from './WizardActions.tsx';

type TimeStepProps = { route: BookingRoute; lastDate: string; onBooked: () => void };

/** Step 4: a time, the cancellation policy and the confirmation. */
export function TimeStep({ route, lastDate, onBooked }: TimeStepProps) {
  const { time: texts } = useTexts(bookingTexts);
  const { errors } = useMessages();
  const language = useLanguage();
  const { state } = route;
  const { date, time } = state;
  const free = useFreeTimes(state);
  // A radio button answers at once; the address follows.
  const [shownTime, showTime] = useOptimistic(time);
  const [timeAtStart] = useState(time);
  const [vanishedTime, setVanishedTime] = useState('');
  const [isAccepted, setIsAccepted] = useState(false);
  const grid = useRef<HTMLFieldSetElement>(null);
  const confirmation = useConfirmTime({ route, reloadTimes: free.reload, onBooked });
  const { isUnsettled } = confirmation;
  const backTo = route.addressAfter({ kind: 'back' });

  const hasVanished = time !== '' && free.isCurrent && free.times?.includes(time) === false && !isUnsettled;
  const takeTimeBack = useEffectEvent(() => {
    setVanishedTime(time);
    route.go({ kind: 'time', time: '' }, 'withinStep');
  });
  useEffect(() => {
    if (hasVanished) takeTimeBack();
  }, [hasVanished]);

  useEffect(() => {
    // What had the focus may have vanished with the time: a keyboard goes on among the remaining times.
    if (vanishedTime !== '' && time === '' && document.activeElement === document.body) grid.current?.focus();
  }, [vanishedTime, time]);

  const chooseTime = (chosen: string) => {
    if (confirmation.isSending) return;
    setVanishedTime('');
    confirmation.forgetFailure();
    startTransition(async () => {
      showTime(chosen);
      await route.go({ kind: 'time', time: chosen }, 'withinStep');
    });
  };
  const shownTimes = isUnsettled && free.times ? withTime(free.times, time) : free.times;

  return (
    <>
      <ConfirmFailure failure={confirmation.failure} />
      <div role="status">
        {vanishedTime !== '' && (
          <p className="mb-4 font-semibold text-leaf-900">{texts.gone(formatTime(language, vanishedTime))}</p>
        )}
      </div>
      {free.hasFailed && <LoadFailure sentence={errors.loadSlots} onRetry={() => void free.reload()} />}
      {!free.hasFailed && shownTimes === undefined && (
        <Skeleton
          label={texts.loading}
          count={9}
          blockClassName="h-13"
          className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 sm:gap-3"
        />
      )}
      {shownTimes?.length === 0 && (
        <EmptyDay
          state={state}
          lastDate={lastDate}
          otherDateTo={backTo}
          onChooseDate={(day) => route.go({ kind: 'otherDate', date: day })}
        />
      )}
      {shownTimes !== undefined && shownTimes.length > 0 && (
        <SlotGrid
          ref={grid}
          label={texts.gridLabel(formatLongDate(language, date))}
          times={shownTimes}
          value={shownTime}
          onChange={chooseTime}
          formatTime={(slot) => formatTime(language, slot)}
        />
      )}
      {time === '' || shownTimes === undefined ? (
        <WizardActions backTo={backTo} />
      ) : (
        <ConfirmPart
          policy={{ isAccepted, onChange: setIsAccepted, isNew: time !== timeAtStart }}
          confirmation={confirmation}
          address={route.address}
          backTo={backTo}
        />
      )}
    </>
  );
}

/** A booking whose answer was lost may be why its time is no longer free: it stays to be confirmed again. */
function withTime(times: readonly string[], time: string): readonly string[] {
  return times.includes(time) ? times : [...times, time].sort();
}
