import { useEffect, useState } from 'react';

type OnDemand<Part> = {
  /** What was loaded; undefined until it is here. */
  part: Part | undefined;
  hasFailed: boolean;
  /** Asks for it once more. */
  retry: () => void;
};

/** A part of the program that is loaded when it is wanted; `load` stays the same. */
export function useOnDemand<Part>(load: () => Promise<Part>, isWanted: boolean): OnDemand<Part> {
  const [part, setPart] = useState<Part>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && part === undefined && !hasFailed;
  useEffect(() => {
    if (isMissing)
      load().then(
        (loaded) => setPart(() => loaded),
        () => setHasFailed(true),
      );
  }, [isMissing, load]);
  return { part, hasFailed, retry: () => setHasFailed(false) };
}
