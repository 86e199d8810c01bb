import type { Appointment } from '@praxisportal/contract/appointment';
import { findBookableTreatment } from '@praxisportal/practice/treatments';
import { visit } from '@praxisportal/practice/visit';
import { Link } from 'react-router';
import { formatAddress, formatLongDate, formatTime } from '../../i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { bookingTexts } from './texts.ts';

/** The whole confirmation in a few lines, for a notice above a page. */
export function BookedSummary({ appointment }: { appointment: Appointment }) {
  const language = useLanguage();
  const { done: texts } = useTexts(bookingTexts);
  const { visit: factNames } = useMessages();
  const treatment = findBookableTreatment(appointment.treatment_type)?.name[language];
  return (
    <>
      <p className="figures font-semibold">
        {formatLongDate(language, appointment.date)}, {formatTime(language, appointment.time)}
      </p>
      <p>
        {texts.whatAndWho(
          treatment ?? appointment.treatment_type,
          appointment.doctor_name,
          appointment.otherPatientName,
        )}
      </p>
      <p className="figures">
        {formatAddress(language)}{' '}
        <Link to={paths.contact(language)} state={{ highlight: 'address' }} className="text-link">
          {texts.way}
        </Link>
      </p>
      <dl className="mt-1 max-w-text text-small">
        {(['bring', 'firstVisit'] as const).map(
          (fact) =>
            visit[fact] && (
              <div key={fact} className="mt-1">
                <dt className="inline font-semibold">{factNames[fact]}: </dt>
                <dd className="inline">{visit[fact][language]}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
