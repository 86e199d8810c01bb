import { type ReactNode, useId } from 'react';

type CardPartProps = { title: string; hint?: string | undefined; children: ReactNode };

/** A part of somebody's card with its heading. */
export function CardPart({ title, hint, children }: CardPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <h3 id={id} className="text-base font-semibold">
        {title}
      </h3>
      {hint && <p className="text-small text-ink-soft">{hint}</p>}
      {children}
    </section>
  );
}
