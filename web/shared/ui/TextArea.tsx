import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'maxLength'> &
  FieldTexts & { onChange?: ((value: string) => void) | undefined };

/** Several lines of text; `ref` is the textarea. */
export function TextArea({ label, hint, error, count, onChange, className, ...props }: TextAreaProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} count={count} isRequired={props.required}>
      <textarea
        rows={6}
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
