import { useState } from 'react';

/** Closing what holds typed text asks first: the props are those of a DiscardQuestion. */
export function useDiscardQuestion(isTyped: boolean, close: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    requestClose: () => (isTyped ? setIsOpen(true) : close()),
    question: { isOpen, onKeep: () => setIsOpen(false), onDiscard: close },
  };
}
