import { memo, useDeferredValue, useMemo } from 'react';
import { DayList } from './DayList.tsx';

type DayOnPaperProps = Pick<
  React.ComponentProps<typeof DayList>,
  'columns' | 'range' | 'now' | 'areNamesHidden'
>;

/** The day for the printer, a page for each dentist. It comes after what is on the screen, and does not hold that up. */
export function DayOnPaper({ columns, range, now, areNamesHidden }: DayOnPaperProps) {
  const latest = useMemo(
    () => ({ columns, range, now, areNamesHidden }),
    [columns, range, now, areNamesHidden],
  );
  const printed = useDeferredValue<DayOnPaperProps | null>(latest, null);
  return <div className="hidden print:block">{printed && <Pages {...printed} />}</div>;
}

const Pages = memo(function Pages(props: DayOnPaperProps) {
  return <DayList {...props} canChange={false} onOpen={() => undefined} onBook={() => undefined} />;
});
