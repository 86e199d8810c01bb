import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { type RefObject, useState } from 'react';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { formatMinutes } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { DiscardQuestion } from '../shell/DiscardQuestion.tsx';
import type { RequestLeave } from '../shell/leave-guards.ts';
import { SidePanel } from '../shell/SidePanel.tsx';
import { sayTreatment, sayWhen } from '../shell/say-visit.ts';
import { useDiscardQuestion } from '../shell/use-discard-question.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { sayName } from './day-view.ts';
import { FreeStarts } from './FreeStarts.tsx';
import { GoneNotice } from './GoneNotice.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { findPlaceProblems, findSearchStart, readMinutes } from './place-problems.ts';
import { TreatmentSelect } from './TreatmentSelect.tsx';
import { dayTexts } from './texts.ts';
import { type DayChanges, wishChange } from './use-day-changes.ts';
import { useSubmitChange } from './use-submit-change.ts';

type MovePanelProps = {
  appointment: DayAppointment;
  isGone: boolean;
  doctors: readonly { id: string; name: string }[];
  today: string;
  changes: DayChanges;
  areNamesHidden: boolean;
  onDone: (appointment: DayAppointment) => void;
  onClose: () => void;
  leaveGuard: RefObject<RequestLeave | null>;
};

type Values = {
  doctorId: string;
  treatmentId: string;
  date: string;
  time: string;
  minutes: string;
  inform: boolean;
};

/** Another time, dentist, treatment or length: one of the next free starts by one press, or whatever is typed. */
export function MovePanel(props: MovePanelProps) {
  const { appointment, doctors, today, changes, areNamesHidden, onDone } = props;
  const { move: texts, done, book } = useTexts(dayTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const submitChange = useSubmitChange(changes);
  // What is typed was meant for what was seen then, whatever another desk does meanwhile.
  const [seen] = useState(appointment);
  const nameOf = (id: string) => doctors.find((doctor) => doctor.id === id)?.name ?? seen.doctorName;

  const change = async (values: Values): Promise<boolean> => {
    const parts = findChanged(seen, values);
    const { doctorId = seen.doctorId, date = seen.date, time = seen.start } = parts;
    const isMoved = doctorId !== seen.doctorId || date !== seen.date || time !== seen.start;
    const when = sayWhen(language, { date, start: time, doctorName: nameOf(doctorId) });
    const treatment = sayTreatment(language, { ...seen, treatmentId: values.treatmentId || null });
    const length = formatMinutes(language, Number(values.minutes));
    const say = (name: string) => (isMoved ? done.moved(name, when) : done.changed(name, treatment, length));
    const made = await submitChange(
      wishChange({ seen, concern: 'place' }, say, { ...parts, inform: values.inform }),
    );
    if (!made) return false;
    onDone(made);
    return true;
  };
  const form = useForm<Values>({
    draft: `${staffMemory}:move:${seen.id}:${seen.version}`,
    initial: {
      doctorId: seen.doctorId,
      treatmentId: seen.treatmentId ?? '',
      date: seen.date,
      time: seen.start,
      minutes: String(seen.minutes),
      inform: true,
    },
    findProblems: findPlaceProblems,
    send: change,
    fieldOfCode: { time_refused: 'time', minutes_needed: 'minutes' },
  });
  const { values } = form;
  const minutes = readMinutes(values.minutes) ?? seen.minutes;
  const take = useMutation({
    mutationFn: (start: { doctorId: string; date: string; time: string }) =>
      change({ ...values, minutes: String(minutes), ...start }),
    onSuccess: (isMade) => isMade && form.discard(),
  });
  const isTyped = Object.keys(findChanged(seen, values)).length > 0;
  const { requestClose, question } = useDiscardQuestion({
    isTyped,
    discard: form.discard,
    close: props.onClose,
    leaveGuard: props.leaveGuard,
  });
  return (
    <SidePanel title={texts.title(sayName(seen, areNamesHidden))} onClose={requestClose}>
      {props.isGone && <GoneNotice />}
      <p className="-mt-2 text-small text-ink-soft">{sayWhen(language, seen)}</p>
      <SelectField
        label={texts.whose}
        value={values.doctorId}
        options={[
          ...doctors.map(({ id, name }) => ({ value: id, name })),
          { value: 'any', name: texts.anyDoctor },
        ]}
        onChange={(doctorId) => form.fill({ doctorId })}
      />
      <FreeStarts
        wish={{
          doctorId: values.doctorId,
          from: findSearchStart(values.date, today, today),
          minutes,
          except: seen.id,
        }}
        present={{ doctorId: seen.doctorId, date: seen.date, time: seen.start }}
        onChoose={({ doctorId, date, time }) => {
          if (!take.isPending && !form.isSending) take.mutate({ doctorId, date, time });
        }}
      />
      {take.error && <Notice tone="error" title={sayError(take.error, 'save')} />}
      <Form
        form={form}
        failure="save"
        submit={{ label: texts.submit, sendingLabel: texts.saving, size: 'small' }}
        className="grid gap-3 border-t border-line pt-4"
      >
        <h3 className="text-base font-semibold">{texts.other}</h3>
        <TreatmentSelect
          label={book.treatment}
          value={values.treatmentId || undefined}
          date={values.date}
          bookedAs={seen.treatmentName}
          onChoose={(treatmentId, length) =>
            form.fill({ treatmentId, ...(length !== null && { minutes: String(length) }) })
          }
        />
        <PlaceFields field={form.field} />
        <Checkbox {...form.box('inform')} label={texts.inform} />
      </Form>
      <DiscardQuestion {...question} />
    </SidePanel>
  );
}

/** What of it somebody has changed: the rest stays, also if another desk has changed it meanwhile. */
function findChanged(seen: DayAppointment, values: Values) {
  const { date, time, treatmentId } = values;
  const doctorId = values.doctorId === 'any' ? seen.doctorId : values.doctorId;
  const minutes = Number(values.minutes);
  const isOtherTreatment = treatmentId !== '' && treatmentId !== seen.treatmentId;
  return {
    ...(doctorId !== seen.doctorId && { doctorId }),
    ...(date !== seen.date && { date }),
    ...(time !== seen.start && { time }),
    ...(isOtherTreatment && { treatmentId }),
    // Another treatment would take as long as it usually does.
    ...((minutes !== seen.minutes || isOtherTreatment) && { minutes }),
  };
}
