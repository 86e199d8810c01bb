import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Watch = {
  /** The chosen time, or ''. */
  time: string;
  /** Whether the chosen time is known to be no longer free. */
  hasVanished: boolean;
  takeTimeBack: () => void;
  grid: RefObject<HTMLElement | null>;
};

/** Takes the chosen time back when it is no longer free, and says which one that was until another is chosen. */
export function useVanishedTime({ time, hasVanished, takeTimeBack, grid }: Watch) {
  const [vanishedTime, setVanishedTime] = useState('');

  const onVanished = useEffectEvent(() => {
    setVanishedTime(time);
    takeTimeBack();
  });
  useEffect(() => {
    if (hasVanished) onVanished();
  }, [hasVanished]);

  useEffect(() => {
    // What had the focus may have vanished with the time: a keyboard goes on among the remaining times.
    if (vanishedTime !== '' && time === '' && document.activeElement === document.body) grid.current?.focus();
  }, [vanishedTime, time, grid]);

  return { vanishedTime, forgetVanished: () => setVanishedTime('') };
}
