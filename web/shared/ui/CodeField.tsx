import { toPlainDigits } from '@praxisportal/contract/plain-digits';
import { type ComponentProps, type CSSProperties, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type' | 'style'> &
  FieldTexts & {
    value: string;
    onChange: (digits: string) => void;
    /** Called once with the whole code as soon as its last digit is there, typed or pasted. */
    onComplete?: ((digits: string) => void) | undefined;
    length?: number | undefined;
  };

// The digits are spaced so that each stands in the middle of its box. Six boxes fit into a panel of a small screen.
const box = 'min(2.75rem, (100vw - 5rem) / 6)';

function boxes(length: number): CSSProperties {
  return {
    // One box more than is seen: the caret after the last digit must not scroll the first one away.
    width: `calc(${length + 1} * ${box})`,
    letterSpacing: `calc(${box} - 1ch)`,
    paddingInlineStart: `calc((${box} - 1ch) / 2)`,
    backgroundImage:
      'linear-gradient(to right, var(--color-ground) 0 0.2rem, transparent 0.2rem calc(100% - 0.2rem), var(--color-ground) calc(100% - 0.2rem))',
    backgroundSize: `${box} 100%`,
  };
}

/** A one-time code: looks like single boxes, is one real input, so pasting and autofill just work. `ref` is the input. */
export function CodeField({
  label,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length = 6,
  ...props
}: CodeFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const take = (typed: string) => {
    const digits = toPlainDigits(typed).replaceAll(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={props.required}>
      <div
        style={{ width: `calc(${length} * ${box} + 4px)` }}
        className={classNames(
          'overflow-clip rounded-control border-2 bg-white focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-leaf-900',
          error ? 'border-alarm-700' : 'border-line-strong',
        )}
      >
        <input
          {...props}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => take(event.target.value)}
          style={boxes(length)}
          className="h-14 bg-leaf-100 font-mono text-h3 text-leaf-900 outline-none"
        />
      </div>
    </FieldFrame>
  );
}
