import { Link } from 'react-router';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { DesktopNav } from './DesktopNav.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** Logo, navigation, language, account and the booking button, on every page. */
export function Header() {
  const language = useLanguage();
  const { actions } = useMessages();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="page-width flex min-h-18 items-center justify-between gap-1 py-2 sm:gap-3">
        <Logo />
        <DesktopNav />
        <div className="flex items-center gap-1">
          <div className="hidden items-center xl:flex">
            <AccountLinks />
          </div>
          <div className="hidden sm:block">
            <LanguageSwitch />
          </div>
          <Link
            to={paths.booking(language)}
            className={`${buttonClass({ size: 'small' })} ml-1 whitespace-nowrap`}
          >
            {actions.book}
          </Link>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
