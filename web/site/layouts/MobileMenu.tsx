import { ChevronDown, Menu, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Modal } from '../../shared/ui/Modal.tsx';
import { paths } from '../paths.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { EmergencyLinks } from './EmergencyLinks.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { navPages } from './nav-items.ts';
import { ServiceLinks } from './ServiceLinks.tsx';
import { useCurrentPath } from './use-current-path.ts';

const iconButton = 'grid size-12 place-items-center rounded-control text-leaf-900 hover:bg-leaf-100';

function MenuLinks() {
  const language = useLanguage();
  const { nav } = useMessages();
  const currentPath = useCurrentPath();
  const [areServicesOpen, setAreServicesOpen] = useState(false);
  const servicesId = useId();
  return (
    <ul>
      {navPages.map((page) => (
        <li key={page}>
          <div className="flex border-b border-line">
            <Link
              to={paths.page(language, page)}
              aria-current={paths.page(language, page) === currentPath ? 'page' : undefined}
              className="flex min-h-13 grow items-center font-display text-h3 font-semibold text-leaf-900 no-underline aria-[current=page]:underline aria-[current=page]:decoration-honey-400 aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8"
            >
              {nav[page]}
            </Link>
            {page === 'services' && (
              <button
                type="button"
                aria-label={nav.showServices}
                aria-expanded={areServicesOpen}
                aria-controls={servicesId}
                onClick={() => setAreServicesOpen(!areServicesOpen)}
                className="grid min-h-13 w-14 place-items-center rounded-control text-leaf-700 hover:bg-leaf-100"
              >
                <ChevronDown
                  aria-hidden="true"
                  className={classNames(
                    'size-6 transition-transform duration-150',
                    areServicesOpen && 'rotate-180',
                  )}
                />
              </button>
            )}
          </div>
          {page === 'services' && (
            <div id={servicesId} hidden={!areServicesOpen} className="border-b border-line py-2">
              <ServiceLinks className="grid sm:grid-cols-2" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The header's content in a modal, for screens that are too narrow for it. */
export function MobileMenu() {
  // Every navigation closes the menu, in the very rendering that brings the new page: so focus returns to the
  // button first and then moves on to the page's heading.
  const { key } = useLocation();
  const [openAtKey, setOpenAtKey] = useState<string | null>(null);
  const isOpen = openAtKey === key;
  // And coming back to the page on which it was open does not open it again.
  if (openAtKey !== null && !isOpen) setOpenAtKey(null);
  const close = () => setOpenAtKey(null);
  const language = useLanguage();
  const { nav, actions } = useMessages();

  return (
    <>
      <button
        type="button"
        aria-label={nav.openMenu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpenAtKey(key)}
        className={`${iconButton} noscript:hidden lg:hidden`}
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      {/* Not hidden on wide screens: a tablet that is turned while the menu is open would be left inert. */}
      <Modal
        isOpen={isOpen}
        onClose={close}
        aria-label={nav.menu}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-none overflow-y-auto bg-ground p-0 text-ink sm:max-w-form"
      >
        <div className="flex items-center justify-between gap-4 px-4 py-2">
          <LanguageSwitch />
          <button type="button" aria-label={nav.closeMenu} onClick={close} className={iconButton}>
            <X aria-hidden="true" className="size-7" />
          </button>
        </div>
        <nav aria-label={nav.label} className="grid gap-6 px-6 pt-2 pb-10">
          <MenuLinks />
          <Link to={paths.booking(language)} className={buttonClass({ size: 'large', isWide: true })}>
            {actions.book}
          </Link>
          <div className="grid gap-1 min-[23rem]:grid-cols-2">
            <AccountLinks isWide onLogOut={close} />
          </div>
          <EmergencyLinks />
        </nav>
      </Modal>
    </>
  );
}
