import { anyDoctorId } from '@praxisportal/contract/any-doctor';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { offerQuery, slotsQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { formatLongDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DayPicker } from './DayPicker.tsx';
import { DoctorPicker } from './DoctorPicker.tsx';
import { TimeFilterChoice } from './TimeFilterChoice.tsx';
import { TimePicker } from './TimePicker.tsx';
import { schedulingTexts } from './texts.ts';
import { isWithin, type TimeFilter } from './time-filter.ts';

/** A wished start; no time is chosen while it is ''. `doctorId` may stand for any of the doctors. */
export type WishedStart = { doctorId: string; date: string; time: string };

type StartPickerProps = {
  treatment: string;
  value: WishedStart;
  onChange: (value: WishedStart) => void;
  /** The appointment that is to be moved: its time counts as free, but where it starts now is no choice. */
  moving: WishedStart & { id: string };
  /** A time that stays to be chosen though the server no longer offers it. */
  keptTime?: string | undefined;
};

/** Another start for an appointment: the same dentist or another one, a day, and beside it its times. */
export function StartPicker({ treatment, value, onChange, moving, keptTime }: StartPickerProps) {
  const { start: texts, doctor: doctorTexts } = useTexts(schedulingTexts);
  const language = useLanguage();
  const { data: offer } = useQuery(offerQuery());
  const [isDoctorAsked, setIsDoctorAsked] = useState(false);
  const [filter, setFilter] = useState<TimeFilter>({});
  const place = useRef<HTMLHeadingElement>(null);
  const times = useRef<HTMLDivElement>(null);
  const { doctorId, date, time } = value;
  const doctorName =
    doctorId === anyDoctorId
      ? doctorTexts.any
      : (offer?.doctors.find(({ id }) => id === doctorId)?.name ?? '');

  const askDoctor = (isAsked: boolean) => {
    // What was pressed goes with the change.
    flushSync(() => setIsDoctorAsked(isAsked));
    place.current?.focus();
  };
  const isWithIt = [moving.doctorId, anyDoctorId].includes(doctorId);
  const isThere = date === moving.date && isWithIt;
  const present = useQuery({
    ...slotsQuery({ doctorId, date: moving.date, treatment, moving: moving.id }),
    enabled: isWithIt,
  });
  const isCounted = isWithIt && present.data?.slots.includes(moving.time);
  const choose = (next: Partial<WishedStart>) => onChange({ ...value, time: '', ...next });
  if (isDoctorAsked)
    return (
      <section aria-labelledby="start-doctor">
        <h2 ref={place} id="start-doctor" tabIndex={-1} className="mb-4 text-h3">
          {texts.whichDoctor}
        </h2>
        <DoctorPicker
          treatment={treatment}
          value={doctorId}
          onChoose={(id) => {
            choose({ doctorId: id });
            askDoctor(false);
          }}
          onChooseStart={(id, start) => {
            choose({ doctorId: id, date: start.date, time: start.time });
            askDoctor(false);
          }}
        />
      </section>
    );
  return (
    <section aria-labelledby="start-time">
      <h2 ref={place} id="start-time" tabIndex={-1} className="text-h3">
        {texts.whichTime}
      </h2>
      <div className="mt-1 mb-4 flex flex-wrap items-center gap-x-3">
        <p>{texts.with(doctorName)}</p>
        <Button variant="quiet" size="small" onClick={() => askDoctor(true)}>
          {texts.otherDoctor}
        </Button>
      </div>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,30rem)_minmax(17rem,1fr)]">
        <div>
          <TimeFilterChoice value={filter} onChange={setFilter} />
          <DayPicker
            key={doctorId}
            treatment={treatment}
            doctorId={doctorId}
            value={date}
            moving={moving.id}
            presentDate={isCounted && isWithin(moving.time, filter) ? moving.date : undefined}
            filter={filter}
            onChoose={(day) => {
              choose({ date: day });
              // On a phone the times lie below the calendar. A keyboard goes on among the days.
              if (!document.activeElement?.matches(':focus-visible'))
                times.current?.scrollIntoView({ block: 'nearest' });
            }}
          />
        </div>
        {/* At xl the assistant's button stands beside the times. */}
        <div ref={times} tabIndex={-1} className="scroll-mb-40 xl:pr-16">
          {/* Beside the calendar the day is in sight there. */}
          <p aria-hidden="true" className="mb-3 figures font-semibold text-leaf-900 md:hidden">
            {formatLongDate(language, date)}
          </p>
          <TimePicker
            key={`${doctorId} ${date}`}
            treatment={treatment}
            doctorId={doctorId}
            date={date}
            value={time}
            moving={moving.id}
            wish={filter}
            presentTime={isThere ? moving.time : undefined}
            keptTime={keptTime}
            onChoose={(chosen) => choose({ time: chosen })}
            onChooseDay={(day) => {
              choose({ date: day });
              times.current?.focus();
            }}
          />
        </div>
      </div>
    </section>
  );
}
