import type { PatientCard } from '@praxisportal/contract/staff/patients';
import { useState } from 'react';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { CardPart } from './CardPart.tsx';
import { patientTexts } from './texts.ts';

type TakeBackMergeProps = {
  patientId: string;
  merge: NonNullable<PatientCard['merge']>;
  onTakenBack: () => void;
};

/** The last merge into this entry, which can be taken back for a day. */
export function TakeBackMerge({ patientId, merge, onTakenBack }: TakeBackMergeProps) {
  const { merge: texts } = useTexts(patientTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useMutation({
    mutationFn: (_: undefined) => callStaff('undoMerge', { params: { id: patientId, mergeId: merge.id } }),
    onSuccess: () => {
      setIsAsking(false);
      onTakenBack();
    },
  });
  return (
    <CardPart title={texts.undoTitle} hint={texts.undoHint(merge.formerName)}>
      <Button
        size="small"
        variant="secondary"
        className="mt-1 justify-self-start text-start"
        onClick={() => setIsAsking(true)}
      >
        {texts.undoUntil(formatInstant(language, merge.undoUntil))}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.undoSure}
        description={texts.undoText}
        actions={
          <>
            <Button variant="secondary" size="small" onClick={() => setIsAsking(false)}>
              {texts.undoStop}
            </Button>
            <Button size="small" isPending={undo.isPending} onClick={() => undo.mutate(undefined)}>
              {texts.undoSubmit}
            </Button>
          </>
        }
      >
        {undo.error && <Notice tone="error" title={sayError(undo.error, 'save')} />}
      </Dialog>
    </CardPart>
  );
}
