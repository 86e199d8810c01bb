import { sharedStorage } from '../../shared/storage/browser-storage.ts';

const storageKey = 'speech';

/** Whether answers are to be read aloud on this device; undefined until that is chosen. */
export function readSpeechChoice(): boolean | undefined {
  const kept = sharedStorage.get(storageKey);
  return kept === null ? undefined : kept === 'on';
}

/** Keeps the choice on this device, beyond the tab and the log-out. */
export function keepSpeechChoice(isOn: boolean): void {
  sharedStorage.set(storageKey, isOn ? 'on' : 'off');
}
