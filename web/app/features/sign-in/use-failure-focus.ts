import { useEffect, useRef, useState } from 'react';

/**
 * After a failed submit, focus goes to the first wrong field, or to the notice (`data-failure`) if no field
 * is to blame. `focusFailure` waits for the rendering that shows the failure.
 */
export function useFailureFocus() {
  const formRef = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => {
    if (failures === 0) return;
    const form = formRef.current;
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form?.querySelector<HTMLElement>('[data-failure]'))?.focus();
  }, [failures]);

  return { formRef, focusFailure: () => setFailures((count) => count + 1) };
}
