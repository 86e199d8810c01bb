import { useRef } from 'react';

/** A new appointment is drawn within so many frames after its answer. */
const framesMax = 20;

const findCard = (appointmentId: string) =>
  document.querySelector<HTMLElement>(`[role=grid] [data-visit="${appointmentId}"]`);

/** Moves the focus from where it is to an appointment of the grid as soon as it is drawn, unless the focus has moved meanwhile. */
function focusCard(appointmentId: string, from: Element | null, frames = framesMax): void {
  const card = findCard(appointmentId);
  if (document.activeElement !== from || frames === 0) return;
  if (card) card.focus();
  else requestAnimationFrame(() => focusCard(appointmentId, from, frames - 1));
}

/** Where the focus goes when what had it is gone: the appointment, the place in the grid, or in a list what was left. */
export function useWayBack() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** Remembers what is left now, to come back to it. */
    noteOpener: () => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    /**
     * Goes back after the next rendering: to this appointment in the grid, so that keys act on it and on no other, to the place in
     * the grid, to what was left, or to the appointment in a list.
     */
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
        if (appointmentId !== undefined) focusCard(appointmentId, document.activeElement);
      });
    },
  };
}
