import { StickyNote } from 'lucide-react';
import { formatDate, formatPhone, formatTime } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { sayTreatment, sayWhen } from '../shell/say-visit.ts';
import { dayQuery, patientCardQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { isShownDate } from './day-view.ts';
import { dayTexts } from './texts.ts';

type ChosenPatientProps = {
  patient: { id: string; name: string };
  /** The day and treatment of the booking: a second appointment for both is pointed out. */
  planned: { date: string; treatmentId: string };
  areNamesHidden: boolean;
  onAnother: () => void;
};

/** The patient of the booking: date of birth, phone number, next appointment and notes tell namesakes apart. */
export function ChosenPatient({ patient, planned, areNamesHidden, onAnother }: ChosenPatientProps) {
  const { book: texts, visit } = useTexts(dayTexts);
  const language = useLanguage();
  // The look is counted and recorded as one at the card.
  const { data: card } = useStaffQuery({ ...patientCardQuery(patient.id), enabled: !areNamesHidden });
  const [next] = card?.coming ?? [];
  const notes = card?.notes.filter(({ text }) => text !== null) ?? [];
  // Of the day itself: it also knows the hours that have passed, and needs no look at the card.
  const { data: day } = useStaffQuery({ ...dayQuery(planned.date), enabled: isShownDate(planned.date) });
  const sameDay = day?.appointments.find(
    ({ patient: { id }, treatmentId, status }) =>
      id === patient.id && treatmentId === planned.treatmentId && status === 'scheduled',
  );
  return (
    <div className="grid gap-1 rounded-control bg-leaf-50 px-3 py-2">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 font-semibold">{patient.name}</p>
        <Button size="small" variant="quiet" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      {card && !areNamesHidden && (
        <>
          <p className="figures text-small">
            {[
              card.dateOfBirth && visit.born(formatDate(language, card.dateOfBirth)),
              card.phone && formatPhone(card.phone),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className="text-small">{next ? texts.next(sayWhen(language, next)) : texts.noNext}</p>
          {notes.map(({ id, text }) => (
            <p key={id} className="flex gap-1 text-small font-semibold whitespace-pre-line">
              <StickyNote aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {text}
            </p>
          ))}
        </>
      )}
      <div role="status" className="empty:hidden">
        {sameDay && planned.treatmentId !== '' && (
          <Notice title={texts.twice(sayTreatment(language, sameDay), formatTime(language, sameDay.start))} />
        )}
      </div>
    </div>
  );
}
