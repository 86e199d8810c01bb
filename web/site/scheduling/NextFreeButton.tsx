import { CalendarCheck } from 'lucide-react';
import { formatShortDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { schedulingTexts } from './texts.ts';

/** A free start: calendar day YYYY-MM-DD and wall time HH:MM. */
export type Start = { date: string; time: string };

type NextFreeButtonProps = {
  start: Start;
  /** Whose it is, where that is not clear to who only hears the button. */
  doctorName?: string | undefined;
  onChoose: (start: Start) => void;
};

/** The next free time, chosen with one press. */
export function NextFreeButton({ start, doctorName, onChoose }: NextFreeButtonProps) {
  const language = useLanguage();
  const { doctor: texts } = useTexts(schedulingTexts);
  return (
    <button
      type="button"
      onClick={() => onChoose(start)}
      className="relative inline-flex min-h-11 items-center gap-2 rounded-control border-2 border-leaf-300 bg-ground px-3 py-1 text-start text-small font-semibold text-leaf-700 transition-colors hover:border-leaf-600 hover:bg-leaf-100"
    >
      <CalendarCheck aria-hidden="true" className="size-5 shrink-0" />
      <span>
        <span className="font-normal max-sm:block">{texts.earliest}</span>{' '}
        <span className="figures">{`${formatShortDate(language, start.date)}, ${start.time}`}</span>
        {doctorName && <span className="sr-only"> {texts.with(doctorName)}</span>}
      </span>
    </button>
  );
}
