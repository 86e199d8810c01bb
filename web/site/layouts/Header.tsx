import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { paths } from '../paths.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { DesktopNav } from './DesktopNav.tsx';
import { EmergencyLine } from './EmergencyLine.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { PlainNav } from './PlainNav.tsx';

/**
 * Two rows on every page. The upper one, not on phones, has the emergency line, language and account; it scrolls
 * away and comes back when the keyboard reaches it. The lower one stays. A low screen (a phone on its side, 400 %
 * zoom) needs its room: there nothing stays, and the upper row stands in for the bar at the screen's foot. Nor does
 * it with huge letters.
 */
export function Header() {
  const language = useLanguage();
  const { actions } = useMessages();
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-ground md:-top-[2.8125rem] md:has-[[data-strip]:focus-within]:top-0 low:static huge:static">
        <div data-strip="" className="hidden border-b border-line bg-leaf-50 md:block low:block">
          <div className="page-width flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <EmergencyLine />
            <div className="hidden min-w-0 items-center md:flex forced-colors:gap-x-2">
              <LanguageSwitch />
              <AccountLinks />
            </div>
          </div>
        </div>
        <div className="page-width flex min-h-18 items-center justify-between gap-x-3 py-2 huge:flex-wrap">
          <Logo />
          <DesktopNav />
          <div className="flex items-center gap-1">
            <Link
              to={paths.booking(language)}
              className={`${buttonClass({ size: 'small' })} whitespace-nowrap`}
            >
              {actions.book}
            </Link>
            <MobileMenu />
          </div>
        </div>
      </header>
      <PlainNav />
    </>
  );
}
