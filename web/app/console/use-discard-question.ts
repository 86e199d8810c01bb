import { type RefObject, useEffect, useState } from 'react';

/** Goes on at once, or after the question whether typed text may be discarded. */
export type RequestLeave = (goOn: () => void) => void;

type DiscardQuestionOptions = {
  isTyped: boolean;
  /** Forgets what was typed. */
  discard: () => void;
  close: () => void;
  /** Holds `requestLeave` for the screen, which may put another panel in the place of this one. */
  leaveGuard?: RefObject<RequestLeave | null> | undefined;
};

/** Leaving what holds typed text asks first; `question` are the props of a DiscardQuestion. */
export function useDiscardQuestion({ isTyped, discard, close, leaveGuard }: DiscardQuestionOptions) {
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  const requestLeave: RequestLeave = (goOn) => {
    if (isTyped) return setWaiting({ goOn });
    discard();
    goOn();
  };
  useEffect(() => {
    if (leaveGuard) leaveGuard.current = requestLeave;
  });
  useEffect(
    () => () => {
      if (leaveGuard) leaveGuard.current = null;
    },
    [leaveGuard],
  );
  return {
    requestLeave,
    requestClose: () => requestLeave(close),
    question: {
      isOpen: waiting !== null,
      onKeep: () => setWaiting(null),
      onDiscard: () => {
        setWaiting(null);
        discard();
        waiting?.goOn();
      },
    },
  };
}
