import type { Appointment } from '@praxisportal/contract/appointment';
import { visit } from '@praxisportal/practice/visit';
import { Link } from 'react-router';
import { formatAddress, formatStart } from '../../shared/i18n/format.ts';
import { nameTreatment } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { whatToBring } from '../page/visit-parts.ts';
import { paths } from '../paths.ts';
import { bookingTexts } from './texts.ts';

/** The whole confirmation in a few lines, for a notice above a page. */
export function BookedSummary({ appointment }: { appointment: Appointment }) {
  const language = useLanguage();
  const { done: texts } = useTexts(bookingTexts);
  const { visit: factNames } = useMessages();
  return (
    <>
      <p className="figures font-semibold">{formatStart(language, appointment)}</p>
      <p>
        {texts.whatAndWho(
          nameTreatment(language, appointment),
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
        {whatToBring.map(
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
