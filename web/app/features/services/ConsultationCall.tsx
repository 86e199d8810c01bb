import { findBookableTreatment } from '@praxisportal/practice/treatments';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { servicesTexts } from './texts.ts';

const consultation = findBookableTreatment('Beratungstermin');

/** For those who don't find themselves in the ten: a talk first (SPEC §2). */
export function ConsultationCall() {
  const language = useLanguage();
  const texts = useTexts(servicesTexts).consultation;
  if (!consultation) return null;
  return (
    <section className="bg-leaf-900 text-leaf-50">
      <div className="page-width grid items-end gap-8 py-16 md:grid-cols-[3fr_2fr] lg:py-24">
        <div>
          <h2 className="text-white">{texts.title}</h2>
          <p className="mt-4 max-w-text text-lead">{consultation.description[language]}</p>
          <p className="mt-3 text-leaf-100">
            {consultation.name[language]}, {consultation.durationLabel[language]}
          </p>
        </div>
        <Link
          to={paths.booking(language, { treatment: consultation.name.de })}
          className="inline-flex min-h-14 items-center justify-center rounded-control bg-leaf-50 px-7 py-3 text-center font-semibold text-leaf-900 no-underline hover:bg-white focus-visible:outline-honey-400 md:justify-self-end"
        >
          {texts.button}
        </Link>
      </div>
    </section>
  );
}
