import type { ReactNode } from 'react';

/** A part of the footer under its honey-coloured heading. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-base font-semibold tracking-normal text-honey-400">{title}</h2>
      {children}
    </section>
  );
}
