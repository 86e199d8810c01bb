import type { Patient } from '@praxisportal/contract/patient';
import { useEffect, useRef } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { familyTexts } from './texts.ts';

type RemovalDialogProps = {
  /** The person in question; null while there is none. */
  person: Patient | null;
  onKeep: () => void;
  onRemoved: (name: string) => void;
};

/** Asks before somebody is no longer looked after; whose appointments are still to come stays. */
export function RemovalDialog({ person, onKeep, onRemoved }: RemovalDialogProps) {
  const { removal: texts } = useTexts(familyTexts);
  const sayError = useErrorSentence();
  const result = useRef<HTMLDivElement>(null);
  const removal = useMutation({
    mutationFn: ({ id }: Patient) => callApi('removePatient', { params: { id } }),
    onSuccess: (_, { firstName }) => onRemoved(firstName),
  });
  const hasFailed = removal.isError;

  // The button that was pressed is disabled for a moment.
  useEffect(() => {
    if (hasFailed) result.current?.focus();
  }, [hasFailed]);

  const close = () => {
    if (removal.isPending) return;
    removal.reset();
    onKeep();
  };
  return (
    <Dialog
      isOpen={person !== null}
      onClose={close}
      title={texts.title(person ? `${person.firstName} ${person.lastName}` : '')}
      description={<p>{texts.question}</p>}
      actions={
        <>
          <Button variant="secondary" className="max-sm:w-full" disabled={removal.isPending} onClick={close}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            className="max-sm:w-full"
            isPending={removal.isPending}
            onClick={() => {
              if (person && !removal.isPending) removal.mutate(person);
            }}
          >
            {removal.isPending ? texts.sending : texts.confirm}
          </Button>
        </>
      }
    >
      {removal.isError && (
        <Notice ref={result} tabIndex={-1} tone="error">
          {sayError(removal.error, 'save')}
        </Notice>
      )}
    </Dialog>
  );
}
