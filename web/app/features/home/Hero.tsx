import { practice } from '@praxisportal/practice/practice';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { formatPhone, phoneHref } from '../../i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { bleed } from '../../ui/bleed.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
import { OpeningStatus } from '../opening-hours/OpeningStatus.tsx';
import { homeTexts } from './texts.ts';

/** What the practice stands for, whether it is open, and the ways in; the picture runs to the screen's edge. */
export function Hero() {
  const language = useLanguage();
  const { actions } = useMessages();
  const { hero } = useTexts(homeTexts);
  return (
    <section className={classNames(bleed.grid.end, 'pt-8 md:pt-12')}>
      <div
        className={classNames(
          bleed.text.end,
          'flex flex-col items-start justify-center pb-10 md:py-8 lg:pr-14',
        )}
      >
        {/* The status appears once the page runs; its room is kept free. */}
        <div className="min-h-12">
          <OpeningStatus />
        </div>
        <h1 className="mt-4 text-display hyphens-none">{hero.heading}</h1>
        <p className="mt-6 max-w-[34ch] text-lead">{hero.lead}</p>
        <div className="mt-8 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap md:flex-col lg:flex-row">
          <Link to={paths.booking(language)} className={buttonClass({ size: 'large' })}>
            {actions.book}
          </Link>
          <Link to={paths.about(language)} className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {hero.about}
          </Link>
        </div>
        <p className="mt-6 flex flex-wrap items-center gap-x-3">
          <span className="text-ink-soft">{hero.phoneHint}</span>
          <a
            href={phoneHref(practice.phone)}
            className="flex min-h-11 items-center gap-2 font-semibold text-leaf-700 underline-offset-4 hover:underline"
          >
            <Phone aria-hidden="true" className="size-5" />
            {formatPhone(practice.phone)}
          </a>
        </p>
      </div>
      <div className={bleed.picture.end}>
        <img
          src="/images/hero.svg"
          alt={hero.pictureAlt}
          width="1200"
          height="1000"
          fetchPriority="high"
          className="aspect-6/5 max-h-[46rem] w-full rounded-tl-[clamp(4rem,11vw,10rem)] object-cover object-[58%_70%] md:h-full md:min-h-[34rem]"
        />
      </div>
    </section>
  );
}
