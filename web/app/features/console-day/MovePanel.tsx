import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { type FormEvent, useId, useState } from 'react';
import { SidePanel } from '../../console/SidePanel.tsx';
import { sayWhen } from '../../console/say-visit.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { FreeStarts } from './FreeStarts.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TreatmentSelect } from './TreatmentSelect.tsx';
import { dayTexts } from './texts.ts';
import type { DayChanges } from './use-day-changes.ts';

type MovePanelProps = {
  appointment: DayAppointment;
  doctors: readonly { id: string; name: string }[];
  today: string;
  changes: DayChanges;
  onDone: (appointment: DayAppointment) => void;
  onClose: () => void;
};

/** Another time, dentist, treatment or length: one of the next free starts by one press, or whatever is typed. */
export function MovePanel({ appointment, doctors, today, changes, onDone, onClose }: MovePanelProps) {
  const { move: texts, done, book } = useTexts(dayTexts);
  const language = useLanguage();
  const [doctorId, setDoctorId] = useState(appointment.doctorId);
  const [treatmentId, setTreatmentId] = useState(appointment.treatmentId ?? undefined);
  const [place, setPlace] = useState({ date: appointment.date, time: appointment.start });
  const [minutes, setMinutes] = useState(appointment.minutes);
  const [inform, setInform] = useState(true);
  const source = useId();
  const isPending = changes.isPending(source);
  const nameOf = (id: string) => doctors.find((doctor) => doctor.id === id)?.name ?? appointment.doctorName;

  const move = (to: { doctorId: string; date: string; time: string }) => {
    const when = sayWhen(language, { date: to.date, start: to.time, doctorName: nameOf(to.doctorId) });
    const parts = {
      ...to,
      minutes,
      ...(treatmentId && treatmentId !== appointment.treatmentId && { treatmentId }),
      inform,
    };
    changes.change(appointment, done.moved(appointment.patient.name, when), parts, { onDone, source });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = doctorId === 'any' ? appointment.doctorId : doctorId;
    move({ doctorId: chosen, ...place });
  };

  return (
    <SidePanel title={texts.title(appointment.patient.name)} onClose={onClose}>
      <p className="-mt-2 text-small text-ink-soft">{sayWhen(language, appointment)}</p>
      <SelectField
        label={texts.whose}
        value={doctorId}
        options={[
          ...doctors.map(({ id, name }) => ({ value: id, name })),
          { value: 'any', name: texts.anyDoctor },
        ]}
        onChange={setDoctorId}
      />
      <FreeStarts
        wish={{
          doctorId,
          from: appointment.date < today ? today : appointment.date,
          minutes,
          except: appointment.id,
        }}
        present={{ doctorId: appointment.doctorId, date: appointment.date, time: appointment.start }}
        onChoose={({ doctorId: whose, date, time }) => move({ doctorId: whose, date, time })}
      />
      <form className="grid gap-3 border-t border-line pt-4" onSubmit={onSubmit}>
        <h3 className="text-base font-semibold">{texts.other}</h3>
        <TreatmentSelect
          label={book.treatment}
          value={treatmentId}
          date={place.date}
          bookedAs={appointment.treatmentName}
          onChoose={(id, length) => {
            setTreatmentId(id);
            if (length !== null) setMinutes(length);
          }}
        />
        <PlaceFields
          {...place}
          minutes={minutes}
          onChange={({ date, time, minutes: length }) => {
            setPlace({ date, time });
            setMinutes(length);
          }}
        />
        <Checkbox label={texts.inform} checked={inform} onChange={setInform} />
        <Button type="submit" size="small" isPending={isPending}>
          {isPending ? texts.saving : texts.submit}
        </Button>
      </form>
    </SidePanel>
  );
}
