import { serviceTreatments } from '@praxisportal/practice/treatments';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { DurationLabel } from '../scheduling/DurationLabel.tsx';
import { servicesTexts } from './texts.ts';

/** All treatments at a glance; each leads to its part of the page. */
export function ServiceList() {
  const language = useLanguage();
  const texts = useTexts(servicesTexts);
  return (
    <nav
      aria-label={texts.listLabel}
      className="lg:sticky lg:top-26 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
    >
      <ul className="grid gap-x-6 border-t border-line sm:grid-cols-2 lg:grid-cols-1">
        {serviceTreatments.map((treatment) => (
          <li key={treatment.id} className="border-b border-line">
            <Link
              to={{ hash: treatment.id }}
              state={{ scrollTo: treatment.id }}
              className={classNames(
                'flex min-h-12 items-center justify-between gap-4 py-2 leading-snug no-underline underline-offset-4 hover:underline',
                treatment.kind === 'emergency' ? 'font-semibold text-alarm-700' : 'text-leaf-900',
              )}
            >
              {treatment.name[language]}
              <span
                className={classNames(
                  'figures shrink-0 text-small lg:hidden huge:shrink',
                  treatment.kind === 'emergency' ? 'text-alarm-700' : 'text-ink-soft',
                )}
              >
                <DurationLabel treatment={treatment} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
