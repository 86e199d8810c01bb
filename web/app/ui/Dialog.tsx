import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Modal } from './Modal.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** `alertdialog` for a question that must be answered: a click beside it does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Text that screen readers read with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, in a row at the end. */
  actions?: ReactNode;
  className?: string | undefined;
};

/** A modal with a title, a text and buttons. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, role = 'dialog', description, children, actions, className } = props;
  const id = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      closesOnOutside={role === 'dialog'}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={classNames(
        'm-auto w-[calc(100%-2rem)] max-w-form rounded-panel bg-ground p-0 text-ink shadow-raised forced-colors:border-2',
        className,
      )}
    >
      <div className="grid gap-5 p-6 sm:p-8">
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        {description && <div id={`${id}-description`}>{description}</div>}
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
    </Modal>
  );
}
