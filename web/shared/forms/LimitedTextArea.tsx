import type { ComponentProps } from 'react';
import { TextArea } from '../ui/TextArea.tsx';
import { useTextLimit } from './use-text-limit.ts';

/** Several lines of text, at most `maxLength` characters. */
export function LimitedTextArea({
  maxLength,
  ...props
}: ComponentProps<typeof TextArea> & { maxLength: number }) {
  const { field, sentence } = useTextLimit({ ...props, maxLength });
  return (
    <div className="relative grid">
      <TextArea {...props} {...field} />
      <span aria-live="polite" className="sr-only">
        {sentence}
      </span>
    </div>
  );
}
