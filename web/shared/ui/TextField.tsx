import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'maxLength'> &
  FieldTexts & { onChange?: ((value: string) => void) | undefined };

/** One line of text; `ref` is the input. Forms carry `noValidate`, so that errors appear as sentences. */
export function TextField({ label, hint, error, count, onChange, className, ...props }: TextFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} count={count} isRequired={props.required}>
      <input
        type="text"
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        onChange={(event) => onChange?.(event.target.value)}
        className={classNames(controlClass, className)}
      />
    </FieldFrame>
  );
}
