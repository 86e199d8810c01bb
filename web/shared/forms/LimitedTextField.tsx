import type { ComponentProps } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { useTextLimit } from './use-text-limit.ts';

/** One line of text, at most `maxLength` characters. */
export function LimitedTextField({
  maxLength,
  ...props
}: ComponentProps<typeof TextField> & { maxLength: number }) {
  const { field, sentence } = useTextLimit({ ...props, maxLength });
  return (
    <div className="relative grid">
      <TextField {...props} {...field} />
      <span aria-live="polite" className="sr-only">
        {sentence}
      </span>
    </div>
  );
}
