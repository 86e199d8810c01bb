import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { planTexts } from './texts.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  text: string;
  submit: string;
  isPending: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
};

/** Asks before something planned is taken back. */
export function ConfirmDialog({ submit, isPending, error, onSubmit, text, ...dialog }: ConfirmDialogProps) {
  const { form } = useTexts(planTexts);
  const sayError = useErrorSentence();
  return (
    <Dialog
      {...dialog}
      description={text}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={dialog.onClose}>
            {form.stop}
          </Button>
          <Button size="small" isPending={isPending} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      {error != null && <Notice tone="error" title={sayError(error, 'save')} />}
    </Dialog>
  );
}
