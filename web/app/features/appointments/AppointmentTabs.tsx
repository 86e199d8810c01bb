import type { Appointment } from '@praxisportal/contract/appointment';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import type { AppointmentLists } from './appointment-lists.ts';
import { appointmentTexts } from './texts.ts';

type AppointmentTabsProps = {
  lists: AppointmentLists;
  today: string;
  onCancel: (appointment: Appointment) => void;
};

/** Upcoming and past appointments, each with its number. */
export function AppointmentTabs({ lists, today, onCancel }: AppointmentTabsProps) {
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
