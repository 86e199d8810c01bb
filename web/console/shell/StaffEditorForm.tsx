import { EditorForm, type EditorFormProps } from '../../shared/forms/EditorForm.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { useDiscardQuestion } from './use-discard-question.ts';

/** An `EditorForm` of the console: "Abbrechen" asks before typed text is discarded, as Escape does in a panel. */
export function StaffEditorForm(props: Omit<EditorFormProps, 'requestLeave'>) {
  const { form, onCancel } = props;
  const { requestLeave, question } = useDiscardQuestion({
    isTyped: form.isTyped,
    discard: form.discard,
    close: onCancel,
  });
  return (
    <>
      <EditorForm {...props} requestLeave={requestLeave} />
      <DiscardQuestion {...question} />
    </>
  );
}
