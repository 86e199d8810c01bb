import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { serviceTeasers } from './service-teasers.ts';
import { homeTexts } from './texts.ts';

type Teaser = (typeof serviceTeasers)[number];

function ServiceTeaser({ treatment, image }: Teaser) {
  const language = useLanguage();
  const { title, text } = useTexts(homeTexts).services.items[treatment];
  return (
    <Link
      to={paths.services(language)}
      state={{ scrollTo: treatment }}
      className="group flex items-start gap-4 border-t border-line py-4 text-ink no-underline sm:block sm:border-0 sm:py-0"
    >
      <img
        src={image}
        alt=""
        width="320"
        height="240"
        loading="lazy"
        className="w-28 shrink-0 max-[22.5rem]:w-24 rounded-panel rounded-br-none sm:w-full sm:rounded-picture sm:rounded-br-none"
      />
      <div className="min-w-0 sm:mt-5">
        <h3
          className={classNames(
            'hyphens-auto decoration-honey-400 decoration-3 underline-offset-6 group-hover:underline',
            treatment === 'notfall' && 'text-alarm-700',
          )}
        >
          {title}
        </h3>
        <p className="mt-1.5 max-w-[36ch]">{text}</p>
      </div>
    </Link>
  );
}

/** Six services with their pictures, beside a heading that stays in view on wide screens. */
export function ServiceTeasers() {
  const language = useLanguage();
  const { services } = useTexts(homeTexts);
  return (
    <section className="section page-width grid gap-10 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] lg:gap-20">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2>{services.heading}</h2>
        <p className="mt-5 max-w-text">{services.lead}</p>
        <Link
          to={paths.services(language)}
          className="text-link mt-6 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          {services.all}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <ul className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 sm:pb-16">
        {serviceTeasers.map((teaser) => (
          <li key={teaser.treatment} className="sm:even:translate-y-16">
            <ServiceTeaser {...teaser} />
          </li>
        ))}
      </ul>
    </section>
  );
}
