import { type RefObject, useEffect, useState } from 'react';

/** Goes on at once, or after the question whether typed text may be discarded; `stay` is called if not. */
export type RequestLeave = (goOn: () => void, stay?: () => void) => void;

type DiscardQuestionOptions = {
  isTyped: boolean;
  /** Forgets what was typed. */
  discard: () => void;
  close: () => void;
  /** Holds `requestLeave` for the screen while something is typed: another panel or page may take the place of this one. */
  leaveGuard?: RefObject<RequestLeave | null> | undefined;
};

/** Leaving what holds typed text asks first; `question` are the props of a DiscardQuestion. */
export function useDiscardQuestion({ isTyped, discard, close, leaveGuard }: DiscardQuestionOptions) {
  const [waiting, setWaiting] = useState<{ goOn: () => void; stay?: (() => void) | undefined } | null>(null);
  const requestLeave: RequestLeave = (goOn, stay) => {
    if (isTyped) return setWaiting({ goOn, stay });
    discard();
    goOn();
  };
  useEffect(() => {
    if (leaveGuard) leaveGuard.current = isTyped ? requestLeave : null;
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
      onKeep: () => {
        setWaiting(null);
        waiting?.stay?.();
      },
      onDiscard: () => {
        setWaiting(null);
        discard();
        waiting?.goOn();
      },
    },
  };
}
