import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { navPages } from './nav-items.ts';

/** Where narrow screens have a menu that opens by script: its links, for browsers without scripts. */
export function PlainNav() {
  const language = useLanguage();
  const { nav } = useMessages();
  return (
    <noscript>
      <nav aria-label={nav.label} className="border-b border-line lg:hidden">
        <div className="page-width flex flex-wrap items-center gap-x-5">
          {navPages.map((page) => (
            <Link
              key={page}
              to={paths.page(language, page)}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              {nav[page]}
            </Link>
          ))}
          <span className="md:hidden">
            <LanguageSwitch />
          </span>
        </div>
      </nav>
    </noscript>
  );
}
