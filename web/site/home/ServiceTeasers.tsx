import { home } from '@praxisportal/practice/home';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { serviceTreatments } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { paths } from '../paths.ts';
import { DurationLabel } from '../scheduling/DurationLabel.tsx';
import { homeTexts } from './texts.ts';

type Teaser = (typeof home.services.teasers)[number];

const arrow = 'size-5 shrink-0 transition-transform duration-200 ease-calm';

function ServiceTeaser({ teaser: { treatment, title, text, picture } }: { teaser: Teaser }) {
  const language = useLanguage();
  const service = serviceTreatments.find(({ id }) => id === treatment);
  const isUrgent = service?.kind === 'emergency';
  return (
    <Link
      to={paths.service(language, treatment)}
      state={{ scrollTo: treatment }}
      className="group flex h-full items-start gap-4 border-t border-line py-4 text-ink no-underline huge:flex-col sm:flex-col sm:gap-0 sm:border-0 sm:py-0"
    >
      <span className="w-28 shrink-0 overflow-hidden rounded-panel rounded-br-none max-[22.5rem]:w-24 huge:w-full sm:w-full sm:rounded-picture sm:rounded-br-none">
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="w-full transition-transform duration-200 ease-calm group-hover:scale-104"
        />
      </span>
      <span className="block min-w-0 sm:mt-5 sm:w-full">
        <span className="flex items-start justify-between gap-3">
          <h3
            className={classNames(
              'min-w-0 hyphens-auto decoration-honey-400 decoration-3 underline-offset-6 group-hover:underline',
              isUrgent && 'text-alarm-700',
            )}
          >
            {title[language]}
          </h3>
          <ArrowRight
            aria-hidden="true"
            className={classNames(
              arrow,
              'mt-1 group-hover:translate-x-1',
              isUrgent ? 'text-alarm-700' : 'text-leaf-600',
            )}
          />
        </span>
        <span className="mt-1.5 block max-w-[36ch]">{text[language]}</span>
        {service && (
          <span className="figures mt-2 block text-small text-ink-soft">
            <DurationLabel treatment={service} />
          </span>
        )}
      </span>
    </Link>
  );
}

/** Services with their pictures, beside a heading that stays in view on wide screens. */
export function ServiceTeasers() {
  const language = useLanguage();
  const texts = useTexts(homeTexts);
  const { heading, lead, teasers } = home.services;
  return (
    <section className="section page-width grid gap-10 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] lg:gap-20">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2>{heading[language]}</h2>
        <p className="mt-5 max-w-text">{lead[language]}</p>
        <Link
          to={paths.services(language)}
          className="group figures text-link mt-6 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          {texts.allServices(serviceTreatments.length)}
          <ArrowRight aria-hidden="true" className={classNames(arrow, 'group-hover:translate-x-1')} />
        </Link>
      </div>
      <ul className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 sm:pb-16">
        {teasers.map((teaser) => (
          <li key={teaser.treatment} className="sm:even:translate-y-16">
            <ServiceTeaser teaser={teaser} />
          </li>
        ))}
      </ul>
    </section>
  );
}
