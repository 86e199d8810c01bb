import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button does nothing and shows that something is under way; name that in its text. */
    isPending?: boolean | undefined;
  };

/** Also keeps Enter in a field from sending a form: that presses its submit button. */
const doNothing = (event: MouseEvent) => event.preventDefault();

/** A button says what happens; it is of type "button" unless told otherwise. A pending one keeps the focus. */
export function Button({ variant, size, isWide, isPending, className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      // One that can be pending sends: a double click sends once (repeated-input.ts).
      data-sends={isPending === undefined ? undefined : ''}
      {...props}
      {...(isPending && { 'aria-disabled': true, onClick: doNothing })}
      aria-busy={isPending || undefined}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
    >
      {isPending && <Spinner />}
      {props.children}
    </button>
  );
}
