import { useEffect, useRef, useState } from 'react';

/** So long an answer may take before somebody wonders. */
const patienceMs = 1_500;

/** How many changes wait for an answer; told once the first of them has waited for too long. */
export function useWaiting() {
  const pending = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [waiting, setWaiting] = useState(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const note = (by: 1 | -1) => {
    pending.current += by;
    setWaiting((shown) => (shown > 0 ? pending.current : 0));
    if (pending.current === 0) clearTimeout(timer.current);
    else if (pending.current === 1 && by === 1)
      timer.current = setTimeout(() => setWaiting(pending.current), patienceMs);
  };
  return {
    waiting,
    /** Notes that something was asked for; to be called back when it is answered. */
    wait: (): (() => void) => {
      note(1);
      return () => note(-1);
    },
  };
}
