import type { Appointment } from '@praxisportal/contract/appointment';
import { type RefObject, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatLongDate, formatMinutes, formatTime } from '../../shared/i18n/format.ts';
import { findBookableTreatment, nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { paths } from '../paths.ts';
import type { AppointmentLists } from './appointment-lists.ts';
import { ChangeButtons } from './ChangeButtons.tsx';
import { ConfirmationState } from './ConfirmationState.tsx';
import { DayBadge } from './DayBadge.tsx';
import { KeepButtons } from './KeepButtons.tsx';
import { NextAppointment, NoAppointment } from './NextAppointment.tsx';
import { NoOnlineChange } from './NoOnlineChange.tsx';
import { StatusWord } from './StatusWord.tsx';
import { appointmentTexts } from './texts.ts';

type Shared = {
  today: string;
  onCancel: (appointment: Appointment) => void;
};

const tabs = ['upcoming', 'today', 'past'] as const;

type AppointmentListProps = Shared & {
  lists: AppointmentLists;
  /** Takes the focus when what had it is gone with its appointment. */
  panelRef: RefObject<HTMLDivElement | null>;
};

/** Upcoming appointments, the next one large, those of today and the past ones, each with their number. */
export function AppointmentList({ lists, panelRef, ...shared }: AppointmentListProps) {
  const { list: texts } = useTexts(appointmentTexts);
  const { selected, select } = useSelectedTab();
  return (
    <Tabs
      label={texts.tabsLabel}
      panelRef={panelRef}
      items={tabs.map((key) => ({
        key,
        label: `${texts[key]} (${lists[key].length})`,
        content:
          lists[key].length === 0 ? (
            <EmptyList tab={key} upcoming={lists.upcoming.length} onShowUpcoming={() => select('upcoming')} />
          ) : (
            <ul className={classNames(key !== 'upcoming' && '-mt-7')}>
              {lists[key].map((appointment, position) =>
                key === 'upcoming' && position === 0 ? (
                  <li key={appointment.id}>
                    <NextAppointment appointment={appointment} {...shared} />
                  </li>
                ) : (
                  <Row key={appointment.id} appointment={appointment} {...shared} />
                ),
              )}
            </ul>
          ),
      }))}
      selected={selected}
      onSelect={select}
    />
  );
}

/** Stands in the address, so that a reload and the way back from booking lead to the same list. */
function useSelectedTab() {
  const [query, setQuery] = useSearchParams();
  // The address follows a moment later: arrow keys don't wait for it.
  const [selected, setSelected] = useState<keyof AppointmentLists>(
    tabs.find((tab) => tab === query.get('tab')) ?? 'upcoming',
  );
  const select = (tab: keyof AppointmentLists) => {
    setSelected(tab);
    setQuery(tab === 'upcoming' ? {} : { tab }, { replace: true, preventScrollReset: true });
  };
  return { selected, select };
}

type EmptyListProps = { tab: keyof AppointmentLists; upcoming: number; onShowUpcoming: () => void };

/** What an empty list means, and where to go from it. */
function EmptyList({ tab, upcoming, onShowUpcoming }: EmptyListProps) {
  const { list: texts } = useTexts(appointmentTexts);
  if (tab === 'upcoming') return <NoAppointment />;
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

function Row({ appointment, today, onCancel }: Shared & { appointment: Appointment }) {
  const { list: texts } = useTexts(appointmentTexts);
  const language = useLanguage();
  const { date, time, durationMinutes, doctor_name, status, otherPatientName, confirmation } = appointment;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b border-line py-6">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-h3">{formatLongDate(language, date)}</h2>
          {date === today && status === 'scheduled' && <DayBadge date={date} today={today} />}
        </div>
        <p className="mt-1 figures">
          <span className="font-semibold">{formatTime(language, time)}</span>
          {` · ${formatMinutes(language, durationMinutes)}`}
        </p>
        <p className="mt-2 text-ink-soft">
          {nameTreatment(language, appointment)} · <span className="whitespace-nowrap">{doctor_name}</span>
        </p>
        {otherPatientName && <p className="font-semibold">{texts.forWhom(otherPatientName)}</p>}
        {status === 'scheduled' && confirmation && <ConfirmationState mail={confirmation} today={today} />}
        <NoOnlineChange appointment={appointment} today={today} className="mt-2" />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusWord status={status} />
        <ChangeButtons appointment={appointment} onCancel={onCancel} />
        {status === 'scheduled' && date >= today && <KeepButtons appointment={appointment} isOneOfMany />}
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
