import { type ComponentProps, useId } from 'react';
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'onChange'> &
  FieldTexts & {
    options: readonly { value: string; name: string }[];
    onChange?: ((value: string) => void) | undefined;
  };

/** One of a few words; the browser's own list, which every keyboard and phone knows. */
export function SelectField({ label, hint, error, options, onChange, ...props }: SelectFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={props.required}>
      <select
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange?.(event.target.value)}
        // To CSS every list is read-only.
        className={`${controlClass} read-only:bg-white!`}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
