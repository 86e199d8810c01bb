import { useSyncExternalStore } from 'react';
import { DayList } from './DayList.tsx';

type DayOnPaperProps = Pick<
  React.ComponentProps<typeof DayList>,
  'columns' | 'range' | 'now' | 'areNamesHidden'
>;

/** The day for the printer, a page for each dentist. It is made when somebody prints, since it is as much as the screen. */
export function DayOnPaper(props: DayOnPaperProps) {
  const isPrinted = useSyncExternalStore(watchPrinting, () => isPrinting);
  return (
    <div className="hidden print:block">
      {isPrinted && (
        <DayList {...props} canChange={false} onOpen={() => undefined} onBook={() => undefined} />
      )}
    </div>
  );
}

let isPrinting = false;

/** The event comes before the paper is drawn; a page that is only shown as on paper has none, but is of that kind. */
function watchPrinting(onChange: () => void): () => void {
  const paper = matchMedia('print');
  const note = (isNow: boolean) => {
    isPrinting = isNow;
    onChange();
  };
  const begin = () => note(true);
  const end = () => note(paper.matches);
  isPrinting = paper.matches;
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', end);
  };
}
