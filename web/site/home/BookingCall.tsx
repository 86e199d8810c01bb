import { home } from '@praxisportal/practice/home';
import { practice } from '@praxisportal/practice/practice';
import { Link } from 'react-router';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { consultation } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { bleed } from '../../shared/ui/bleed.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { paths } from '../paths.ts';
import { homeTexts } from './texts.ts';

/** The page's last word: book, call, or ask for a consultation. */
export function BookingCall() {
  const language = useLanguage();
  const { actions } = useMessages();
  const texts = useTexts(homeTexts);
  const { heading, lead, picture } = home.closing;
  return (
    <section className="bg-honey-100">
      <div className={bleed.grid.end}>
        <div className={classNames(bleed.text.end, 'py-16 md:py-24 lg:pr-16')}>
          <h2 className="text-h1">{heading[language]}</h2>
          <p className="mt-5 max-w-[44ch] text-lead">{lead[language]}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full sm:w-fit md:max-lg:flex-col">
            <Link to={paths.booking(language)} className={buttonClass({ size: 'large' })}>
              {actions.book}
            </Link>
            <a
              href={phoneHref(practice.phone)}
              className={`${buttonClass({ size: 'large', variant: 'secondary' })} figures`}
            >
              {formatPhone(practice.phone)}
            </a>
          </div>
          <p className="mt-8">
            {texts.pain}{' '}
            <Link
              to={paths.booking(language)}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              {texts.earliest}
            </Link>
          </p>
          {consultation && (
            <p>
              {texts.unsure}{' '}
              <Link
                to={paths.booking(language, { treatment: consultation.name.de })}
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {texts.consultation}
              </Link>
            </p>
          )}
        </div>
        <div className={classNames(bleed.picture.end, 'md:pt-12')}>
          <img
            src={picture.src}
            alt={picture.alt[language]}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="aspect-4/3 w-full rounded-tl-[clamp(4rem,11vw,10rem)] object-cover object-[88%_100%] md:h-full"
          />
        </div>
      </div>
    </section>
  );
}
