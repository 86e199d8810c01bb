import type { ReactNode } from 'react';

/** A named group of fields in a long form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-6 w-full border-b border-line pb-2 text-h3 font-semibold text-leaf-900">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
