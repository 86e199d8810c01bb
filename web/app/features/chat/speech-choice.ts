const storageKey = 'speech';

/** Whether answers are to be read aloud on this device; undefined until that is chosen, or if nothing can be stored. */
export function readSpeechChoice(): boolean | undefined {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === null ? undefined : kept === 'on';
  } catch {
    return undefined;
  }
}

/** Keeps the choice on this device, beyond the tab and the log-out. */
export function keepSpeechChoice(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Blocked or full: the page itself still holds the choice.
  }
}
