import { useState } from 'react';
import { sharedStorage } from '../../shared/storage/browser-storage.ts';

const key = 'praxis:names-hidden';

/** Whether this screen stands in sight of the waiting room: names are initials then. The browser remembers it. */
export function useHiddenNames(): readonly [boolean, (areHidden: boolean) => void] {
  const [areHidden, setAreHidden] = useState(() => sharedStorage.get(key) === 'yes');
  return [
    areHidden,
    (next) => {
      setAreHidden(next);
      sharedStorage.set(key, next ? 'yes' : 'no');
    },
  ];
}
