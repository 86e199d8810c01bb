import { type ComponentProps, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** The question that comes before it. */
  question: { title: string; text: string; submit: string };
  onConfirm: () => void;
};

/** A button whose action can't be taken back: it asks first. */
export function ConfirmButton({ question, onConfirm, ...props }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        {...question}
        onClose={() => setIsAsking(false)}
        onSubmit={() => {
          setIsAsking(false);
          onConfirm();
        }}
      />
    </>
  );
}
