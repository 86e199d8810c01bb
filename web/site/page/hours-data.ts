import type { OpeningHours } from '@praxisportal/contract/opening-hours';
import type { WeeklyHours } from '@praxisportal/practice/types';

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const closedAllDay = { from: '00:00', to: '00:00' };

type Exception = OpeningHours['exceptions'][number];

/** When the practice is open, as schema.org says it; 00:00 to 00:00 is closed all day. */
export function hoursData(weekly: readonly WeeklyHours[], exceptions: readonly Exception[] = []) {
  return {
    openingHoursSpecification: weekly.map(({ weekday, from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${schemaDays[weekday - 1]}`,
      opens: from,
      closes: to,
    })),
    specialOpeningHoursSpecification: exceptions.flatMap((exception) =>
      hoursOf(exception).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: exception.from,
        validThrough: exception.to,
        opens: from,
        closes: to,
      })),
    ),
  };
}

/** Hours that take a part of a day away leave others than schema.org can say of a run of days. */
function hoursOf(exception: Exception): { from: string; to: string }[] {
  if (exception.kind === 'special') return exception.hours;
  return exception.kind === 'closedHours' ? [] : [closedAllDay];
}
