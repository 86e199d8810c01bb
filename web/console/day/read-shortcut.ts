type KeyPress = { key: string; code: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/**
 * The letter of a shortcut of the plan: any with Alt, and Z with Ctrl or Command, as everywhere. On a Mac, Alt turns a letter
 * into another sign; its place on the keyboard tells then.
 */
export function readShortcut({ key, code, altKey, ctrlKey, metaKey }: KeyPress): string | null {
  const isUndo = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z';
  if (isUndo) return 'z';
  if (!altKey || ctrlKey || metaKey) return null;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}
