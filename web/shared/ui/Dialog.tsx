import { type ReactNode, useId } from 'react';
import { Modal } from './Modal.tsx';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Text that screen readers read with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, in a row at the end. */
  actions?: ReactNode;
};

/** A modal question that must be answered: a title, a text and buttons; a click beside it does not close it. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, children, actions } = props;
  const id = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="m-auto w-[calc(100%-2rem)] max-w-form rounded-panel bg-ground p-0 text-ink shadow-raised forced-colors:border-2"
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
