type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Whether a key belongs to the browser or the system: Alt or Command with an arrow is the way back. */
export function hasModifier({ altKey, ctrlKey, metaKey }: Modifiers): boolean {
  return altKey || ctrlKey || metaKey;
}
