import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { dayLimits } from '@praxisportal/contract/staff/day-limits';
import { useId, useState } from 'react';
import { callStaff } from '../../console/call-staff.ts';
import { SidePanel } from '../../console/SidePanel.tsx';
import { sayWhen } from '../../console/say-visit.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';

type CancelPanelProps = {
  appointment: DayAppointment;
  changes: DayChanges;
  onDone: () => void;
  onClose: () => void;
};

/** Cancelling: at whose wish and why. No fee follows from it by itself. */
export function CancelPanel({ appointment, changes, onDone, onClose }: CancelPanelProps) {
  const { cancel: texts, done } = useTexts(dayTexts);
  const language = useLanguage();
  const [by, setBy] = useState<'patient' | 'practice'>('patient');
  const [reason, setReason] = useState('');
  const [inform, setInform] = useState(true);
  const source = useId();
  const isPending = changes.isPending(source);
  const { id, version, patient } = appointment;
  const cancel = () => {
    const wish = {
      id,
      words: done.cancelled(patient.name),
      onDone,
      source,
      attempt: (terms: { version: number }) =>
        callStaff('cancelForPatient', {
          params: { id },
          body: { version: terms.version, by, reason, inform },
        }),
    };
    changes.run(wish, { version });
  };
  return (
    <SidePanel title={texts.title(patient.name)} onClose={onClose}>
      <p className="-mt-2 text-small text-ink-soft">{sayWhen(language, appointment)}</p>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          cancel();
        }}
      >
        <RadioGroup
          legend={texts.who}
          name="by"
          value={by}
          options={{ patient: texts.patient, practice: texts.practice }}
          onChange={setBy}
        />
        <TextField
          label={texts.reason}
          maxLength={dayLimits.reasonMaxLength}
          value={reason}
          onChange={setReason}
        />
        <Checkbox label={texts.inform} checked={inform} onChange={setInform} />
        <Button type="submit" size="small" variant="danger" isPending={isPending}>
          {isPending ? texts.saving : texts.submit}
        </Button>
      </form>
    </SidePanel>
  );
}
