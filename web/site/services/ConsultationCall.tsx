import { quietPicture } from '@praxisportal/practice/pictures';
import { consultation } from '@praxisportal/practice/treatments';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { paths } from '../paths.ts';
import { DurationLabel } from '../scheduling/DurationLabel.tsx';
import { servicesTexts } from './texts.ts';

/** For those who don't find themselves in the list: a talk first. */
export function ConsultationCall() {
  const language = useLanguage();
  const texts = useTexts(servicesTexts).consultation;
  if (!consultation) return null;
  return (
    <section className="bg-honey-100">
      <div className="page-width grid items-center gap-x-16 gap-y-8 py-16 md:grid-cols-[3fr_2fr] lg:py-24">
        <div>
          <h2 className="text-h1">{texts.title}</h2>
          <p className="mt-4 max-w-text text-lead">{consultation.description[language]}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link
              to={paths.booking(language, { treatment: consultation.name.de })}
              className={buttonClass({ size: 'large' })}
            >
              {texts.button}
            </Link>
            <span className="figures text-ink-soft">
              <DurationLabel treatment={consultation} />
            </span>
          </p>
        </div>
        <img
          src={quietPicture.src}
          alt={quietPicture.alt[language]}
          width={quietPicture.width}
          height={quietPicture.height}
          loading="lazy"
          className="leaf-shape hidden aspect-4/3 w-full object-cover md:block"
        />
      </div>
    </section>
  );
}
