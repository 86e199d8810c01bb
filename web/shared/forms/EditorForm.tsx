import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { Button } from '../ui/Button.tsx';
import { Form, type FormProps } from './Form.tsx';

export type EditorFormProps = Pick<FormProps, 'form'> & {
  onCancel: () => void;
  /** Asks before typed text is discarded; without it "Abbrechen" discards at once. */
  requestLeave?: ((leave: () => void) => void) | undefined;
  /** What the button says, if it is not simply saving. */
  saveLabel?: string | undefined;
  children: ReactNode;
};

/** A form in place of what it changes, with a way out that leaves it as it was and forgets what was typed. */
export function EditorForm({ form, onCancel, requestLeave, saveLabel, children }: EditorFormProps) {
  const { actions, status } = useMessages();
  const cancel = () => {
    form.discard();
    onCancel();
  };
  const leave = () => (requestLeave ? requestLeave(cancel) : cancel());
  return (
    <Form
      form={form}
      failure="save"
      submit={{ label: saveLabel ?? actions.save, sendingLabel: status.saving, size: 'small' }}
      moreActions={
        <Button variant="quiet" size="small" disabled={form.isSending} onClick={leave}>
          {actions.cancel}
        </Button>
      }
      className="grid gap-4"
    >
      {children}
    </Form>
  );
}
