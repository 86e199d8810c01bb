import { useTexts } from '../../shared/i18n/use-language.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { consoleTexts } from './texts.ts';

type DiscardQuestionProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before typed text is thrown away by Escape or a close button. */
export function DiscardQuestion({ isOpen, onKeep, onDiscard }: DiscardQuestionProps) {
  const { discard } = useTexts(consoleTexts);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={discard.title}
      text={discard.text}
      keep={discard.keep}
      submit={discard.discard}
      onClose={onKeep}
      onSubmit={onDiscard}
    />
  );
}
