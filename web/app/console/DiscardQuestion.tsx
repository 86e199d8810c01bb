import { useTexts } from '../i18n/use-language.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { consoleTexts } from './texts.ts';

type DiscardQuestionProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before typed text is thrown away by Escape or a close button. */
export function DiscardQuestion({ isOpen, onKeep, onDiscard }: DiscardQuestionProps) {
  const { discard: texts } = useTexts(consoleTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button variant="secondary" size="small" autoFocus onClick={onKeep}>
            {texts.keep}
          </Button>
          <Button variant="danger" size="small" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </>
      }
    />
  );
}
