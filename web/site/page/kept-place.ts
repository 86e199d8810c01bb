type Place = { element: Element; top: number };

let place: Place | null = null;

/**
 * Notes what stands in the middle of the window. A change of language keeps the elements and changes the lengths
 * of their texts, so a mere distance from the top would end up elsewhere.
 */
export function notePlace(): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  // Only a small element tells the place well.
  const element = seen?.closest('main *');
  place = element && scrollY > 0 ? { element, top: element.getBoundingClientRect().top } : null;
}

/** Puts what was noted back to where it stood. */
export function restorePlace(): void {
  const noted = place;
  place = null;
  if (!noted?.element.isConnected) return;
  const top = scrollY + noted.element.getBoundingClientRect().top - noted.top;
  // The way to the part that the address names may be under way, smoothly; a step that goes nowhere leaves it so.
  scrollTo({ top: top + 1, behavior: 'instant' });
  scrollTo({ top, behavior: 'instant' });
}
