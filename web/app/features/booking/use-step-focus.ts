import { type RefObject, useEffect, useRef } from 'react';

/** Moves focus to the step's heading when the step changes, but not when the page opens at one. */
export function useStepFocus(stepKey: string, isReady: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (!isReady) return;
    const hasChanged = previous.current !== undefined && previous.current !== stepKey;
    previous.current = stepKey;
    if (hasChanged) heading.current?.focus({ preventScroll: true });
  }, [stepKey, isReady]);

  return heading;
}
