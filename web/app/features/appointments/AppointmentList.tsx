import type { Appointment } from '@praxisportal/contract/appointment';
import { useState } from 'react';
import { formatLongDate, formatMinutes, formatTime } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { AppointmentLists } from './appointment-lists.ts';
import { nameStart, nameTreatment } from './appointment-words.ts';
import { DayBadge } from './DayBadge.tsx';
import { appointmentTexts } from './texts.ts';

type Shared = { today: string; onCancel: (appointment: Appointment) => void };

/** Upcoming and past appointments, each with its number. */
export function AppointmentList({ lists, ...shared }: Shared & { lists: AppointmentLists }) {
  const { list: texts } = useTexts(appointmentTexts);
  const [selected, setSelected] = useState<keyof AppointmentLists>('upcoming');
  const toItem = (key: keyof AppointmentLists, emptyText: string) => ({
    key,
    label: `${texts[key]} (${lists[key].length})`,
    content:
      lists[key].length === 0 ? (
        <p className="max-w-text text-ink-soft">{emptyText}</p>
      ) : (
        <ul className="-mt-7">
          {lists[key].map((appointment) => (
            <Row key={appointment.id} appointment={appointment} {...shared} />
          ))}
        </ul>
      ),
  });
  return (
    <Tabs
      label={texts.tabsLabel}
      items={[toItem('upcoming', texts.upcomingEmpty), toItem('past', texts.pastEmpty)]}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

function Row({ appointment, today, onCancel }: Shared & { appointment: Appointment }) {
  const { list: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  const { date, time, durationMinutes, doctor_name, status, cancellable } = appointment;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line py-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3>{formatLongDate(language, date)}</h3>
          {date === today && status === 'scheduled' && <DayBadge date={date} today={today} />}
        </div>
        <p className="mt-1 figures">
          <span className="font-semibold">{formatTime(language, time)}</span>
          {` · ${formatMinutes(language, durationMinutes)}`}
        </p>
        <p className="mt-2 text-ink-soft">
          {nameTreatment(language, appointment)} · <span className="whitespace-nowrap">{doctor_name}</span>
        </p>
      </div>
      <div className="flex items-center gap-4">
        <StatusWord status={status} />
        {cancellable && (
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.cancelThis(nameStart(language, appointment))}
            onClick={() => onCancel(appointment)}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A page older than its server may meet a status it has no word for; that one is shown as cancelled. */
function StatusWord({ status }: { status: Appointment['status'] }) {
  const { status: words } = useTexts(appointmentTexts);
  const isScheduled = status === 'scheduled';
  const word = words[status] ?? words.cancelled;
  return (
    <span
      className={classNames(
        'rounded-full px-3 py-0.5 text-small font-semibold',
        isScheduled ? 'bg-leaf-100 text-leaf-700' : 'bg-leaf-50 text-ink-soft',
      )}
    >
      {word}
    </span>
  );
}
