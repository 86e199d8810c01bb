import type { ReactNode } from 'react';

/** One line of a list of what is known of somebody or something, for `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
