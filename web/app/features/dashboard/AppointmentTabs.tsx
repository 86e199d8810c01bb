import type { Appointment } from '@praxisportal/contract/appointment';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import type { AppointmentLists } from './appointment-lists.ts';
import { dashboardTexts } from './texts.ts';

type AppointmentTabsProps = {
  lists: AppointmentLists;
  today: string;
  onCancel: (appointment: Appointment) => void;
};

/** Upcoming and past appointments, each with its number. */
export function AppointmentTabs({ lists, today, onCancel }: AppointmentTabsProps) {
  const { appointments: texts } = useTexts(dashboardTexts);
  const [selected, setSelected] = useState<keyof AppointmentLists>('upcoming');
  const toItem = (key: keyof AppointmentLists, emptyText: string) => ({
    key,
    label: `${texts[key]} (${lists[key].length})`,
    content:
      lists[key].length === 0 ? (
        <Empty text={emptyText} />
      ) : (
        <ul className="-mt-7">
          {lists[key].map((appointment) => (
            <AppointmentRow
              key={appointment.id}
              appointment={appointment}
              today={today}
              onCancel={onCancel}
            />
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

function Empty({ text }: { text: string }) {
  const language = useLanguage();
  const { actions } = useMessages();
  return (
    <>
      <p className="max-w-text text-ink-soft">{text}</p>
      <Link to={paths.booking(language)} className={`${buttonClass({ variant: 'secondary' })} mt-5`}>
        {actions.book}
      </Link>
    </>
  );
}
