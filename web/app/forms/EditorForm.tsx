import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { Button } from '../ui/Button.tsx';
import { Form, type FormProps } from './Form.tsx';

type EditorFormProps = Pick<FormProps, 'form'> & {
  onCancel: () => void;
  /** What the button says, if it is not simply saving. */
  saveLabel?: string | undefined;
  children: ReactNode;
};

/** A form in place of what it changes, with a way out that leaves it as it was and forgets what was typed. */
export function EditorForm({ form, onCancel, saveLabel, children }: EditorFormProps) {
  const { actions, status } = useMessages();
  const cancel = () => {
    form.discard();
    onCancel();
  };
  return (
    <Form
      form={form}
      failure="save"
      submit={{ label: saveLabel ?? actions.save, sendingLabel: status.saving, size: 'small' }}
      moreActions={
        <Button variant="quiet" size="small" disabled={form.isSending} onClick={cancel}>
          {actions.cancel}
        </Button>
      }
      className="grid gap-4"
    >
      {children}
    </Form>
  );
}
