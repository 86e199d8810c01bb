/**
 * Texts in a storage of the browser. It may be missing (null in some WebViews), refuse reads, or read and refuse writes
 * (full, or private mode): what it does not take lasts as long as this page, and counts before an older text in it.
 */
function openStorage(name: 'localStorage' | 'sessionStorage') {
  const refused = new Map<string, string | null>();
  let isListening = false;

  /** A later text of another tab counts more than an earlier one of this page. */
  const listen = () => {
    if (isListening) return;
    isListening = true;
    const yieldTo = ({ key }: StorageEvent) => (key === null ? refused.clear() : refused.delete(key));
    globalThis.addEventListener?.('storage', yieldTo, { capture: true });
  };
  const attempt = <Answer>(work: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    try {
      return work(globalThis[name]);
    } catch {
      return otherwise;
    }
  };
  const write = (key: string, text: string | null) =>
    attempt((storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return storage.getItem(key) === text;
    }, false);

  return {
    get: (key: string): string | null =>
      refused.get(key) ?? (refused.has(key) ? null : attempt((storage) => storage.getItem(key), null)),
    /** Null removes the text. */
    set: (key: string, text: string | null): void => {
      if (write(key, text)) {
        refused.delete(key);
        return;
      }
      // The older text is not to come back with a reload.
      write(key, null);
      refused.set(key, text);
      listen();
    },
    keys: (): string[] => {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...refused.keys()])];
    },
  };
}

/** Shared by all tabs, until it is removed. */
export const sharedStorage = openStorage('localStorage');
/** Of this tab; it outlasts a reload and ends with the tab. */
export const tabStorage = openStorage('sessionStorage');
