import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { dayQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { findInTheWay, isShownDate, type PlannedSlot } from './day-view.ts';
import { InTheWay } from './InTheWay.tsx';
import { dayTexts } from './texts.ts';

type SlotTakenProps = { slot: PlannedSlot; areNamesHidden: boolean; onListFree: () => void };

/** Says that the time in the open form is taken, also when that happens while the form is open, and offers the free ones. */
export function SlotTaken({ slot, areNamesHidden, onListFree }: SlotTakenProps) {
  const { reason, book } = useTexts(dayTexts);
  const isChosen = isShownDate(slot.date) && slot.time !== '' && slot.minutes > 0;
  const { data } = useStaffQuery({ ...dayQuery(slot.date), enabled: isChosen });
  const isTaken = isChosen && data !== undefined && findInTheWay(data, slot).length > 0;
  return (
    <div role="status" className="empty:hidden">
      {isTaken && (
        <Notice title={reason.busy}>
          <InTheWay place={slot} movingId={undefined} areNamesHidden={areNamesHidden} />
          <Button size="small" variant="secondary" onClick={onListFree}>
            {book.listFree}
          </Button>
        </Notice>
      )}
    </div>
  );
}
