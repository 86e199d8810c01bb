import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
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
  return (
    <ul>
      {navPages.map((page) => (
        <li key={page}>
          <Link
            to={paths.page(language, page)}
            aria-current={paths.page(language, page) === currentPath ? 'page' : undefined}
            className="flex min-h-13 items-center border-b border-line text-h3 font-semibold text-leaf-900 no-underline aria-[current=page]:underline aria-[current=page]:decoration-honey-400 aria-[current=page]:decoration-3 aria-[current=page]:underline-offset-8"
          >
            {nav[page]}
          </Link>
          {page === 'services' && (
            <Disclosure summary={nav.showServices}>
              <ServiceLinks className="grid sm:grid-cols-2" />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The header's content in a native modal dialog: the browser keeps focus inside and closes it on Escape. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const language = useLanguage();
  const { nav, actions } = useMessages();
  const { key } = useLocation();

  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  // Closed at once, so that focus first returns to the button and then moves on to the new page's heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(close, [key]);

  return (
    <div className="xl:hidden">
      <button
        type="button"
        aria-label={nav.openMenu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
        className={iconButton}
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      <dialog
        ref={dialog}
        aria-label={nav.menu}
        onClose={() => setIsOpen(false)}
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
          <div className="grid grid-cols-2 gap-2">
            <AccountLinks isWide />
          </div>
          <EmergencyLinks />
        </nav>
      </dialog>
    </div>
  );
}
