import { useState } from 'react';

const key = 'praxis:names-hidden';

/** Whether this screen stands in sight of the waiting room: names are initials then. The browser remembers it. */
export function useHiddenNames(): readonly [boolean, (areHidden: boolean) => void] {
  const [areHidden, setAreHidden] = useState(() => read() === 'yes');
  return [
    areHidden,
    (next) => {
      setAreHidden(next);
      try {
        localStorage.setItem(key, next ? 'yes' : 'no');
      } catch {
        // Blocked: it holds until the page is left.
      }
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
