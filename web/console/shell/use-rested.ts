import { useEffect, useState } from 'react';

/** Between two letters of somebody who types. */
const restMs = 120;

/** A text once nobody has changed it for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
