import type { DayAppointment } from '@praxisportal/contract/staff/day';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { consolePath } from '../shell/console-paths.ts';
import { patientCardQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { dayTexts } from './texts.ts';

/** The way to whoever comes: their card, and the number to call. That is a look at the card, so it takes a press. */
export function VisitContact({ patient }: Pick<DayAppointment, 'patient'>) {
  const { visit: texts } = useTexts(dayTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const maySeePatients = useMay('see_patients');
  const maySeeContacts = useMay('see_contacts');
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isFetching } = useStaffQuery({ ...patientCardQuery(patient.id), enabled: isAsked });
  const answer = useRef<HTMLDivElement>(null);
  // In place of the button that was pressed.
  useEffect(() => {
    if (data && document.activeElement === document.body)
      answer.current?.querySelector<HTMLElement>('p a')?.focus();
  }, [data]);
  if (!maySeePatients) return null;
  return (
    <div ref={answer} className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <Link to={consolePath(language, 'patients', { id: patient.id })} className="text-link">
        {texts.card}
      </Link>
      {maySeeContacts && !data && (
        <Button size="small" variant="quiet" isPending={isFetching} onClick={() => setIsAsked(true)}>
          {texts.phone}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {data?.phone && (
          <a href={phoneHref(data.phone)} className="text-link figures">
            {formatPhone(data.phone)}
          </a>
        )}
        {data && !data.phone && texts.noPhone}
        {error && sayError(error, 'generic')}
      </p>
    </div>
  );
}
