import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Something that is read or edited in the same place: the focus goes to the first field, and back to the first button. */
export function useEditedInPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [isEdited, setIsEdited] = useState(false);
  const turn = (isOpen: boolean) => {
    flushSync(() => setIsEdited(isOpen));
    const controls = isOpen ? 'input, select, textarea' : 'button';
    place.current?.querySelector<HTMLElement>(controls)?.focus();
  };
  return { place, isEdited, open: () => turn(true), close: () => turn(false) };
}
