import { X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';

type DialogProps = {
  isOpen: boolean;
  /** Escape, the close button and (unless it is an alert) a click beside it ask for this. */
  onClose: () => void;
  title: string;
  /** Name of the close button; without it there is none. */
  closeLabel?: string | undefined;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Text that screen readers read with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, in a row at the end. */
  actions?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
};

/**
 * A native modal dialog: the browser keeps focus inside, makes the rest inert and returns focus on closing.
 * Keep it mounted and switch `isOpen`; its content exists only while it is open.
 */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    closeLabel,
    role = 'dialog',
    description,
    children,
    actions,
    className,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && element?.open === false) element.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  const setRef = (element: HTMLDialogElement | null) => {
    dialog.current = element;
    if (typeof props.ref === 'function') props.ref(element);
    else if (props.ref) props.ref.current = element;
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, see onCancel
    <dialog
      ref={setRef}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (role === 'dialog' && event.target === dialog.current) onClose();
      }}
      className={classNames(
        'm-auto w-[calc(100%-2rem)] max-w-form rounded-panel bg-ground p-0 text-ink shadow-raised',
        className,
      )}
    >
      {isOpen && (
        <div className="grid gap-5 p-6 sm:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="text-h3">
              {title}
            </h2>
            {closeLabel && (
              <button
                type="button"
                aria-label={closeLabel}
                onClick={onClose}
                className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-leaf-100"
              >
                <X aria-hidden="true" className="size-6" />
              </button>
            )}
          </div>
          {description && <div id={`${id}-description`}>{description}</div>}
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
