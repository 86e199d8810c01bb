import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button is disabled and shows that something is under way; name that in its text. */
    isPending?: boolean | undefined;
  };

/** A button says what happens; it is of type "button" unless told otherwise. */
export function Button({ variant, size, isWide, isPending = false, className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      disabled={props.disabled === true || isPending}
      aria-busy={isPending || undefined}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
    >
      {isPending && <Spinner />}
      {props.children}
    </button>
  );
}
