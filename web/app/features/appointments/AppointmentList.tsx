import type { Appointment } from '@praxisportal/contract/appointment';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatLongDate, formatMinutes, formatTime } from '../../i18n/format.ts';
import { findBookableTreatment } from '../../i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import type { AppointmentLists } from './appointment-lists.ts';
import { nameStart, nameTreatment } from './appointment-words.ts';
import { ConfirmationState } from './ConfirmationState.tsx';
import { DayBadge } from './DayBadge.tsx';
import { appointmentTexts } from './texts.ts';

type Shared = {
  today: string;
  /** The account's own person: of the others it is said whose appointment it is. */
  ownName: string;
  onCancel: (appointment: Appointment) => void;
};

const tabs = ['upcoming', 'today', 'past'] as const;

/** Upcoming and past appointments and those of today, each with its number. */
export function AppointmentList({ lists, ...shared }: Shared & { lists: AppointmentLists }) {
  const { list: texts } = useTexts(appointmentTexts);
  const [selected, setSelected] = useState<keyof AppointmentLists>('upcoming');
  return (
    <Tabs
      label={texts.tabsLabel}
      items={tabs.map((key) => ({
        key,
        label: `${texts[key]} (${lists[key].length})`,
        content:
          lists[key].length === 0 ? (
            <EmptyList
              tab={key}
              upcoming={lists.upcoming.length}
              onShowUpcoming={() => setSelected('upcoming')}
            />
          ) : (
            <ul className="-mt-7">
              {lists[key].map((appointment) => (
                <Row key={appointment.id} appointment={appointment} {...shared} />
              ))}
            </ul>
          ),
      }))}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

type EmptyListProps = { tab: keyof AppointmentLists; upcoming: number; onShowUpcoming: () => void };

/** What an empty list means, and where to go from it; booking stands above, where the next appointment would. */
function EmptyList({ tab, upcoming, onShowUpcoming }: EmptyListProps) {
  const { list: texts } = useTexts(appointmentTexts);
  return (
    <>
      <p className="max-w-text text-ink-soft">{texts.empty[tab]}</p>
      {tab === 'today' && upcoming > 0 && (
        <Button variant="quiet" size="small" className="mt-2 -ml-3.5" onClick={onShowUpcoming}>
          {texts.showUpcoming}
        </Button>
      )}
    </>
  );
}

function Row({ appointment, today, ownName, onCancel }: Shared & { appointment: Appointment }) {
  const { list: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  const {
    id,
    date,
    time,
    durationMinutes,
    doctor_name,
    status,
    movable,
    cancellable,
    patientName,
    confirmation,
  } = appointment;
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
        {patientName !== ownName && <p className="font-semibold">{texts.forWhom(patientName)}</p>}
        {status === 'scheduled' && confirmation && <ConfirmationState mail={confirmation} today={today} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusWord status={status} />
        {movable && (
          <Link
            to={paths.dashboard(language, { move: id })}
            aria-label={texts.moveThis(nameStart(language, appointment))}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {texts.move}
          </Link>
        )}
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
        {status !== 'scheduled' && <AgainLink appointment={appointment} />}
      </div>
    </li>
  );
}

/** The same treatment with the same dentist once more; nothing for a treatment that is no longer offered. */
function AgainLink({ appointment }: { appointment: Appointment }) {
  const { list: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  const { treatment_type: treatment, doctorId: doctor } = appointment;
  if (!findBookableTreatment(treatment)) return null;
  return (
    <Link
      to={paths.booking(language, { treatment, doctor })}
      aria-label={texts.againThis(nameTreatment(language, appointment), appointment.doctor_name)}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {texts.again}
    </Link>
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
