import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/**
 * The input of an e-mail address; keyboards leave it as it is typed. Its type is text: of the type `email` a browser hands
 * out another spelling of `zahnärzte-köln.de` than was typed.
 */
export const emailInput = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

/** A person's own e-mail address. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return <TextField {...emailInput} autoComplete="email" {...props} />;
}
