import type { ReactNode } from 'react';

export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** A sentence under the field; undefined or '' means the field is fine. */
  error?: string | undefined;
  /** Length and limit of the text, once it comes near. */
  count?: string | undefined;
};

type FieldFrameProps = FieldTexts & {
  /** Id of the control; the hint's id is `${id}-hint`, the error's `${id}-error`. */
  id: string;
  isRequired?: boolean | undefined;
  children: ReactNode;
};

/** The ids for `aria-describedby` of the control inside a FieldFrame. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter((name) => name !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export const controlClass =
  'w-full min-h-13 rounded-control border-2 border-line-strong bg-white px-4 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-soft hover:border-leaf-600 aria-invalid:border-alarm-700 ' +
  'disabled:border-line disabled:bg-leaf-50 disabled:text-ink-soft read-only:bg-leaf-50';

/** Label above, hint and error tied to a control. */
export function FieldFrame({ id, label, hint, error, count, isRequired, children }: FieldFrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-leaf-900">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-alarm-700">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {(error || count) && (
        <div className="flex flex-wrap justify-between gap-x-4 text-small">
          {error && (
            <p id={`${id}-error`} className="font-semibold text-alarm-700">
              {error}
            </p>
          )}
          {count && <p className="figures ml-auto text-ink-soft">{count}</p>}
        </div>
      )}
    </div>
  );
}
