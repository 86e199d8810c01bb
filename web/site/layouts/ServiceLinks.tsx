import { Link } from 'react-router';
import { serviceTreatments } from '../../shared/i18n/treatment-names.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { paths } from '../paths.ts';

/** All treatments, each leading to its card on the services page; the emergency one is red. */
export function ServiceLinks({ className }: { className?: string | undefined }) {
  const language = useLanguage();
  return (
    <ul className={className}>
      {serviceTreatments.map((treatment) => (
        <li key={treatment.id}>
          <Link
            to={paths.service(language, treatment.id)}
            state={{ scrollTo: treatment.id }}
            className={classNames(
              'flex min-h-11 items-center rounded-control px-3 py-1.5 text-small leading-snug no-underline',
              treatment.kind === 'emergency'
                ? 'font-semibold text-alarm-700 hover:bg-alarm-50'
                : 'text-ink hover:bg-leaf-100 hover:text-leaf-900',
            )}
          >
            {treatment.name[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
