import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small' | 'large';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  isWide?: boolean | undefined;
};

const base =
  'button inline-flex items-center justify-center gap-2 rounded-control border-2 text-center font-semibold no-underline ' +
  'transition-colors duration-150 disabled:cursor-not-allowed disabled:border-line disabled:bg-leaf-50 disabled:text-ink-soft ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-leaf-50 aria-disabled:text-ink-soft ' +
  'forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] ' +
  'forced-colors:aria-disabled:border-[GrayText] forced-colors:aria-disabled:text-[GrayText]';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-leaf-600 bg-leaf-600 text-white hover:border-leaf-700 hover:bg-leaf-700 active:bg-leaf-900 active:border-leaf-900',
  secondary: 'border-leaf-600 bg-ground text-leaf-700 hover:bg-leaf-100 active:bg-leaf-100',
  quiet: 'border-transparent bg-transparent text-leaf-700 hover:bg-leaf-100 active:bg-leaf-100',
  danger: 'border-alarm-700 bg-alarm-700 text-white hover:bg-white hover:text-alarm-700',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 py-1.5 text-small',
  medium: 'min-h-12 px-5 py-2 text-base huge:px-3',
  large: 'min-h-14 px-7 py-3 text-base huge:px-3',
};

/** The look of a button, for links that act as one: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
  isWide = false,
}: ButtonLook = {}): string {
  return classNames(base, variants[variant], sizes[size], isWide && 'w-full');
}
