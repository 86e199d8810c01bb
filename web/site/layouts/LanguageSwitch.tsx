import { languages } from '@praxisportal/contract/language';
import { Link, useLocation, useParams } from 'react-router';
import { addressInLanguage, inLanguage } from '../../shared/i18n/language-address.ts';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { notePlace } from '../page/kept-place.ts';
import { paths } from '../paths.ts';

const names = { de: 'Deutsch', en: 'English' };

/** DE and EN: the same place of the same page, with its query and hash, in the other language. */
export function LanguageSwitch() {
  const { pathname, search, hash } = useLocation();
  const isUnknownAddress = useParams()['*'] !== undefined;
  const isHydrated = useHydrated();
  const current = useLanguage();
  const messages = useMessages();
  // A file is rendered for the path alone, and one for all unknown addresses.
  const path = isUnknownAddress && !isHydrated ? paths.page(current, 'notFound') : pathname;
  return (
    <ul aria-label={messages.nav.languageLabel} className="flex">
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={
              isHydrated ? `${addressInLanguage(language, path, search)}${hash}` : inLanguage(language, path)
            }
            data-carries="query"
            onClick={notePlace}
            preventScrollReset
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className={classNames(
              'grid min-h-11 min-w-11 place-items-center rounded-control text-small font-semibold',
              language === current
                ? 'text-leaf-900 underline decoration-honey-400 decoration-3 underline-offset-8'
                : 'text-ink-soft no-underline hover:bg-leaf-100 hover:text-leaf-900',
            )}
          >
            <span>
              {language.toUpperCase()}
              <span className="sr-only"> – {names[language]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
