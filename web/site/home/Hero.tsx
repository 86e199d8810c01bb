import { home } from '@praxisportal/practice/home';
import { practice } from '@praxisportal/practice/practice';
import { Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { bleed } from '../../shared/ui/bleed.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { OpeningStatus } from '../opening-hours/OpeningStatus.tsx';
import { paths } from '../paths.ts';
import { homeTexts } from './texts.ts';

type CallLineProps = { hint: string; phone: string; className: string; children: ReactNode };

function CallLine({ hint, phone, className, children }: CallLineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink-soft">{hint}</span>
      <a
        href={phoneHref(phone)}
        className={classNames(
          'figures flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline',
          className,
        )}
      >
        {children}
        {formatPhone(phone)}
      </a>
    </p>
  );
}

/** What the practice stands for, whether it is open, and the ways in; the picture runs to the screen's edge. */
export function Hero() {
  const language = useLanguage();
  const { actions } = useMessages();
  const texts = useTexts(homeTexts);
  const { heading, lead, picture } = home.hero;
  return (
    <section className={classNames(bleed.grid.end, 'pt-3 md:pt-12')}>
      <div
        className={classNames(
          bleed.text.end,
          'flex flex-col items-start justify-center pb-6 md:py-8 lg:pr-14',
        )}
      >
        {/* The status appears once the page runs; its room is kept free. */}
        <div className="min-h-14">
          <OpeningStatus withNews />
        </div>
        <h1 className="mt-1 text-display md:mt-2 hyphens-none">{heading[language]}</h1>
        <p className="mt-4 max-w-[34ch] text-lead md:mt-6">{lead[language]}</p>
        <div className="mt-6 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap md:mt-8 md:flex-col lg:flex-row">
          <Link to={paths.booking(language)} className={buttonClass({ size: 'large' })}>
            {actions.book}
          </Link>
          <Link to={paths.about(language)} className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {texts.about}
          </Link>
        </div>
        <div className="mt-3 md:mt-6">
          <CallLine hint={texts.phoneHint} phone={practice.phone} className="text-leaf-700">
            <Phone aria-hidden="true" className="size-5" />
          </CallLine>
          <CallLine hint={texts.emergencyHint} phone={practice.emergencyPhone} className="text-alarm-700">
            <Siren aria-hidden="true" className="size-5" />
          </CallLine>
        </div>
      </div>
      <div className={bleed.picture.end}>
        <img
          src={picture.src}
          alt={picture.alt[language]}
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
          className="aspect-6/5 max-h-[46rem] w-full rounded-tl-[clamp(4rem,11vw,10rem)] object-cover object-[45%_70%] md:aspect-4/5 md:object-[47%_70%] lg:aspect-auto lg:h-full lg:min-h-[34rem] lg:object-[50%_70%]"
        />
      </div>
    </section>
  );
}
