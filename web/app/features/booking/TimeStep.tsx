import { useRef, useState } from 'react';
import { formatTime } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { ConfirmFailure } from './ConfirmFailure.tsx';
import { ConfirmPart } from './ConfirmPart.tsx';
import { TimeChoice } from './TimeChoice.tsx';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';
import { useConfirmTime } from './use-confirm-time.ts';
import { useFreeTimes } from './use-free-times.ts';
import { useVanishedTime } from './use-vanished-time.ts';
import { WizardActions } from './WizardActions.tsx';

type TimeStepProps = { route: BookingRoute; lastDate: string; onBooked: () => void };

/** Step 4: a time, the cancellation policy and the confirmation. */
export function TimeStep({ route, lastDate, onBooked }: TimeStepProps) {
  const { time: texts } = useTexts(bookingTexts);
  const language = useLanguage();
  const { time } = route.state;
  const [timeAtStart] = useState(time);
  const [isAccepted, setIsAccepted] = useState(false);
  const grid = useRef<HTMLFieldSetElement>(null);
  const { times, isCurrent, hasFailed, reload } = useFreeTimes(route.state);
  const confirmation = useConfirmTime({ route, reloadTimes: reload, onBooked });
  const { isUnsettled, isSending } = confirmation;
  const setTime = (chosen: string) => route.go({ kind: 'time', time: chosen }, 'withinStep');
  const { vanishedTime, forgetVanished } = useVanishedTime({
    time,
    hasVanished: time !== '' && isCurrent && times?.includes(time) === false && !isUnsettled,
    takeTimeBack: () => void setTime(''),
    grid,
  });
  const choose = (chosen: string) => {
    if (isSending) return;
    forgetVanished();
    confirmation.forgetFailure();
    return setTime(chosen);
  };
  const backTo = route.addressAfter({ kind: 'back' });
  return (
    <>
      <ConfirmFailure failure={confirmation.failure} />
      <div role="status">
        {vanishedTime !== '' && (
          <p className="mb-4 font-semibold text-leaf-900">{texts.gone(formatTime(language, vanishedTime))}</p>
        )}
      </div>
      <TimeChoice
        route={route}
        times={isUnsettled && times ? withTime(times, time) : times}
        hasFailed={hasFailed}
        reload={() => void reload()}
        lastDate={lastDate}
        choose={choose}
        grid={grid}
      />
      {time === '' || times === undefined ? (
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
