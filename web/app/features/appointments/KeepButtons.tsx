import type { Appointment } from '@praxisportal/contract/appointment';
import { Printer } from 'lucide-react';
import { loadCalendarFile } from '../../api/calendar-file.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { CalendarFileButton } from '../../scheduling/CalendarFileButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { nameStart } from './appointment-words.ts';
import { appointmentTexts } from './texts.ts';

type KeepButtonsProps = {
  appointment: Appointment;
  /** Whether it is one of several in sight, so that the buttons' names say which one they mean. */
  isOneOfMany?: boolean | undefined;
};

/** The ways to keep an appointment outside of this site: as a calendar file and on paper. */
export function KeepButtons({ appointment, isOneOfMany = false }: KeepButtonsProps) {
  const { next: texts } = useTexts(appointmentTexts);
  const when = nameStart(useLanguage(), appointment);
  return (
    <>
      <CalendarFileButton
        load={() => loadCalendarFile(appointment.id)}
        when={isOneOfMany ? when : undefined}
      />
      <Button
        variant="secondary"
        size="small"
        className="focus-visible:outline-leaf-600"
        aria-label={isOneOfMany ? texts.printThis(when) : undefined}
        onClick={() => window.print()}
      >
        <Printer aria-hidden="true" className="size-5" />
        {texts.print}
      </Button>
    </>
  );
}
