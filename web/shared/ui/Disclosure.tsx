import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = { summary: ReactNode; children: ReactNode; isOpen?: boolean | undefined };

/** Text that opens below its summary; works without JavaScript. */
export function Disclosure({ summary, children, isOpen }: DisclosureProps) {
  return (
    <details open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold text-leaf-900">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-leaf-700 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
