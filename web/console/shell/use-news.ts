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
