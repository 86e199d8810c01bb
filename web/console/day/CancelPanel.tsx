import { dayLimits } from '@praxisportal/contract/day-limits';
import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { type RefObject, useState } from 'react';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { RadioGroup } from '../../shared/ui/RadioGroup.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { DiscardQuestion } from '../shell/DiscardQuestion.tsx';
import type { RequestLeave } from '../shell/leave-guards.ts';
import { SidePanel } from '../shell/SidePanel.tsx';
import { sayWhen } from '../shell/say-visit.ts';
import { useDiscardQuestion } from '../shell/use-discard-question.ts';
import { sayName } from './day-view.ts';
import { GoneNotice } from './GoneNotice.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';
import { useSubmitChange } from './use-submit-change.ts';

type CancelPanelProps = {
  appointment: DayAppointment;
  isGone: boolean;
  changes: DayChanges;
  areNamesHidden: boolean;
  onDone: () => void;
  onClose: () => void;
  leaveGuard: RefObject<RequestLeave | null>;
};

/** Cancelling: at whose wish and why. No fee follows from it by itself. */
export function CancelPanel(props: CancelPanelProps) {
  const { appointment, isGone, changes, areNamesHidden, onDone, onClose } = props;
  const { cancel: texts, done } = useTexts(dayTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const submitChange = useSubmitChange(changes);
  // What is cancelled is what was seen when somebody decided to.
  const [seen] = useState(appointment);
  const [by, setBy] = useState<'patient' | 'practice'>('patient');
  const [reason, setReason] = useState('');
  const [inform, setInform] = useState(true);
  const { id } = seen;
  const cancel = useMutation({
    mutationFn: () =>
      submitChange({
        of: { seen, concern: 'cancelling' },
        say: done.cancelled,
        attempt: ({ version }) =>
          callStaff('cancelForPatient', { params: { id }, body: { version, by, reason, inform } }),
      }),
    onSuccess: (made) => made && onDone(),
  });
  const { isPending, error } = cancel;
  const { requestClose, question } = useDiscardQuestion({
    isTyped: reason.trim() !== '',
    discard: () => setReason(''),
    close: onClose,
    leaveGuard: props.leaveGuard,
  });
  return (
    <SidePanel title={texts.title(sayName(seen, areNamesHidden))} onClose={requestClose}>
      {isGone && <GoneNotice />}
      <p className="-mt-2 text-small text-ink-soft">{sayWhen(language, seen)}</p>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) cancel.mutate();
        }}
      >
        <RadioGroup
          legend={texts.who}
          name="by"
          value={by}
          options={{ patient: texts.patient, practice: texts.practice }}
          onChange={setBy}
        />
        <LimitedTextField
          label={texts.reason}
          maxLength={dayLimits.reasonMaxLength}
          value={reason}
          onChange={setReason}
        />
        <Checkbox label={texts.inform} checked={inform} onChange={setInform} />
        {error && <Notice tone="error" title={sayError(error, 'save')} />}
        <Button type="submit" size="small" variant="danger" isPending={isPending}>
          {isPending ? texts.saving : texts.submit}
        </Button>
      </form>
      <DiscardQuestion {...question} />
    </SidePanel>
  );
}
