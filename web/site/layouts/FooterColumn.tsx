import type { ReactNode } from 'react';

type FooterColumnProps = { title: string; className?: string | undefined; children: ReactNode };

/** A part of the footer under its honey-coloured heading. */
export function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-base font-semibold tracking-normal text-honey-400">{title}</h2>
      {children}
    </section>
  );
}
