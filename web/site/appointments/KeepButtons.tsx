import type { Appointment } from '@praxisportal/contract/appointment';
import { Printer } from 'lucide-react';
import { loadCalendarFile } from '../../shared/api/calendar-file.ts';
import { formatStart } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { CalendarFileButton } from '../scheduling/CalendarFileButton.tsx';
import { appointmentTexts } from './texts.ts';

type KeepButtonsProps = {
  appointment: Appointment;
  /** Whether it is one of several in sight, so that the buttons' names say which one they mean. */
  isOneOfMany?: boolean | undefined;
};

/** The ways to keep an appointment outside of this site: as a calendar file and on paper. */
export function KeepButtons({ appointment, isOneOfMany = false }: KeepButtonsProps) {
  const { next: texts } = useTexts(appointmentTexts);
  const when = formatStart(useLanguage(), appointment);
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
        onClick={({ currentTarget }) => {
          const row = isOneOfMany ? currentTarget.closest('li') : null;
          if (row) printAlone(row);
          else window.print();
        }}
      >
        <Printer aria-hidden="true" className="size-5" />
        {texts.print}
      </Button>
    </>
  );
}

/** Prints the page without everything but this appointment and what names the practice (styles/print.css). */
function printAlone(row: HTMLElement): void {
  row.dataset.printsAlone = '';
  // On an iPhone the print view comes after the call.
  window.addEventListener('afterprint', () => delete row.dataset.printsAlone, { once: true });
  window.print();
}
