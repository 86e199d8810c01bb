import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addLeaveGuard, type RequestLeave } from './leave-guards.ts';

type DiscardQuestionOptions = {
  isTyped: boolean;
  /** Forgets what was typed. */
  discard: () => void;
  close: () => void;
  /** Holds `requestLeave` for the screen, which may put another panel in the place of this one. */
  leaveGuard?: RefObject<RequestLeave | null> | undefined;
  /** Another page of the console may be opened without a question: the text is offered again, or stays in sight. */
  isKept?: boolean;
};

/** Leaving what holds typed text asks first; `question` are the props of a DiscardQuestion. */
export function useDiscardQuestion({
  isTyped,
  discard,
  close,
  leaveGuard,
  isKept = false,
}: DiscardQuestionOptions) {
  const [waiting, setWaiting] = useState<{ goOn: () => void; stay?: (() => void) | undefined } | null>(null);
  const requestLeave: RequestLeave = (goOn, stay) => {
    if (isTyped) return setWaiting({ goOn, stay });
    discard();
    goOn();
  };
  useEffect(() => {
    if (leaveGuard) leaveGuard.current = requestLeave;
  });
  useEffect(() => (isTyped && !isKept ? addLeaveGuard(requestLeave) : undefined));
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
        // First the question, then the dialog below it: closed at once, neither gives the focus back.
        flushSync(() => setWaiting(null));
        discard();
        waiting?.goOn();
      },
    },
  };
}
