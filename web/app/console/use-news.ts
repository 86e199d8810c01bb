import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * For a list from which things go when something is done with them, and with them the button that was pressed: `tell` says
 * what was done (`news`, for a live region) and leads the focus to the heading.
 */
export function useNews() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [news, setNews] = useState('');
  const tell = (said: string) => {
    flushSync(() => setNews(said));
    heading.current?.focus();
  };
  return { heading, news, tell };
}

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
