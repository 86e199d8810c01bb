const typed = new Set<string>();

/** Notes whether something stands in a form that a reload would take away. */
export function noteTyped(id: string, isTyped: boolean): void {
  if (isTyped) typed.add(id);
  else typed.delete(id);
}

/** Whether a form on the page holds something that was typed and not sent. */
export function isAnythingTyped(): boolean {
  return typed.size > 0;
}
