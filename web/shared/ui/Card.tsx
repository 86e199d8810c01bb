import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'div'> & {
  /** `plain` is white with a hairline, `quiet` a leaf-green panel. */
  tone?: 'plain' | 'quiet' | undefined;
};

/** A panel with soft corners and a hairline. */
export function Card({ tone = 'plain', className, ...props }: CardProps) {
  return (
    <div
      {...props}
      className={classNames(
        'rounded-panel p-5 sm:p-7',
        tone === 'plain' ? 'border border-line bg-white' : 'bg-leaf-50',
        className,
      )}
    />
  );
}
