import { practice } from '@praxisportal/practice/practice';
import { Link } from 'react-router';
import { appointmentsQuery, offerQuery, patientsQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { PracticePhone } from '../page/PracticePhone.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { ownPerson } from './booking-address.ts';
import { findReachedLimit } from './open-limit.ts';
import { bookingTexts } from './texts.ts';

/** Tells before the confirmation that the patient has as many open appointments as can be booked online. */
export function OpenLimit({ patient }: { patient: string }) {
  const { openLimit: texts } = useTexts(bookingTexts);
  const { actions } = useMessages();
  const language = useLanguage();
  const { user } = useSession();
  const { data: limits } = useQuery(offerQuery());
  const { data: people } = useQuery(patientsQuery(user?.id));
  const { data: appointments } = useQuery(appointmentsQuery(user?.id));
  const patientId = patient === ownPerson ? people?.find(({ relation }) => relation === 'self')?.id : patient;
  if (!user || !limits || !appointments || !patientId) return null;
  const now = readWallClock(serverNowMs(), practice.timeZone);
  const reached = findReachedLimit(appointments, { patientId, now, limits });
  if (reached === undefined) return null;
  return (
    <Notice title={texts.title(reached)} className="mb-4">
      <p>
        {texts.text} <PracticePhone />
      </p>
      <Link
        to={paths.dashboard(language)}
        className="text-link inline-flex min-h-11 items-center font-semibold"
      >
        {actions.myAppointments}
      </Link>
    </Notice>
  );
}
