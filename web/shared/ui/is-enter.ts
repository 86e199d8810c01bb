type KeyPress = { key: string; keyCode: number; nativeEvent: { isComposing: boolean } };

/** With this code Safari reports the key that ends a composition, although `isComposing` is false by then. */
const composingKeyCode = 229;

/** Whether a key is part of a composition: it picks a word of an input method, and is meant for nothing else. */
export function isComposing({ keyCode, nativeEvent }: Omit<KeyPress, 'key'>): boolean {
  return nativeEvent.isComposing || keyCode === composingKeyCode;
}

/** Whether Enter is pressed that does not end a composition. */
export function isEnter(press: KeyPress): boolean {
  return press.key === 'Enter' && !isComposing(press);
}
