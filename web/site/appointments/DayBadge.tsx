import { countDays } from '../../shared/clock/calendar-date.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { appointmentTexts } from './texts.ts';

type DayBadgeProps = { date: string; today: string };

/** How far away a day is: today, tomorrow, in so many days. */
export function DayBadge({ date, today }: DayBadgeProps) {
  const texts = useTexts(appointmentTexts);
  const days = countDays(today, date);
  const text = days === 0 ? texts.today : days === 1 ? texts.tomorrow : texts.inDays(days);
  return (
    <span className="inline-block figures rounded-full bg-honey-100 px-3 py-0.5 text-small font-semibold text-honey-700">
      {text}
    </span>
  );
}
