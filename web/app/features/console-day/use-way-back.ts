import { useRef } from 'react';

/** Where the focus goes when what had it is gone: the place in the grid, or in a list what was left. */
export function useWayBack() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** Remembers what is left now, to come back to it. */
    noteOpener: () => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    /** Goes back after the next rendering: to the grid, to this appointment in a list, or to what was left. */
    goBack: (appointmentId?: string) => {
      requestAnimationFrame(() => {
        const { current } = opener;
        const places = [
          document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]'),
          current?.isConnected && current !== document.body ? current : null,
          document.querySelector<HTMLElement>(`.day-list [data-visit="${appointmentId}"]`),
          document.getElementById('content'),
        ];
        places.find((place) => place !== null && place.checkVisibility?.() !== false)?.focus();
      });
    },
  };
}
