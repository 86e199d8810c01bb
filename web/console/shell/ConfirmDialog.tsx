import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { consoleTexts } from './texts.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  text: string;
  /** What is done on confirmation. */
  submit: string;
  /** What keeps everything as it is; "Doch nicht" unless named. */
  keep?: string;
  isPending?: boolean;
  error?: unknown;
  onSubmit: () => void;
  onClose: () => void;
};

/** Asks before something is done that a single press must not do; the focus is on the way back. */
export function ConfirmDialog({
  submit,
  keep,
  isPending,
  error,
  onSubmit,
  text,
  ...dialog
}: ConfirmDialogProps) {
  const { never } = useTexts(consoleTexts);
  const sayError = useErrorSentence();
  return (
    <Dialog
      {...dialog}
      description={text}
      actions={
        <>
          <Button variant="secondary" size="small" autoFocus onClick={dialog.onClose}>
            {keep ?? never}
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
