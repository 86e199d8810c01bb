import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A person's own e-mail address; keyboards leave it as it is typed. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
