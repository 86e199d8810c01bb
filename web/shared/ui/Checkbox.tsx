import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from './FieldFrame.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & {
  /** May hold links; they stay clickable on their own. */
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  onChange?: ((isChecked: boolean) => void) | undefined;
};

/** A native checkbox with a large target; `ref` is the input. */
export function Checkbox({ label, hint, error, onChange, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className="grid gap-1">
      <div className="flex gap-3">
        <input
          {...props}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange?.(event.target.checked)}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-leaf-600 aria-invalid:outline-2 aria-invalid:outline-alarm-700"
        />
        <label htmlFor={id} className="cursor-pointer">
          {label}
          {props.required && (
            <span aria-hidden="true" className="text-alarm-700">
              {'\u00a0*'}
            </span>
          )}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="pl-9 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pl-9 text-small font-semibold text-alarm-700">
          {error}
        </p>
      )}
    </div>
  );
}
