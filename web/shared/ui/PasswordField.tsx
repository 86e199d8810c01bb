import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { controlClass, describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'type'> &
  FieldTexts & {
    onChange?: ((value: string) => void) | undefined;
    /** Names of the button that shows and hides what is typed. */
    showLabel: string;
    hideLabel: string;
  };

/** A password that can be looked at; `ref` is the input. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, onChange, showLabel, hideLabel, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={input.required}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange?.(event.target.value)}
          className={`${controlClass} pr-14`}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-control text-leaf-700 hover:bg-leaf-100"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
