import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Dropdown } from '../../shared/ui/Dropdown.tsx';
import { type PageName, paths } from '../paths.ts';
import { navPages } from './nav-items.ts';
import { ServiceLinks } from './ServiceLinks.tsx';
import { useCurrentPath } from './use-current-path.ts';

function NavItem({ page, label }: { page: PageName; label: string }) {
  const path = paths.page(useLanguage(), page);
  const isCurrent = useCurrentPath() === path;
  return (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center rounded-control px-3 font-semibold decoration-honey-400 decoration-3 underline-offset-8 hover:text-leaf-700',
        isCurrent
          ? 'text-leaf-900 underline'
          : 'text-ink no-underline hover:underline hover:decoration-leaf-300',
      )}
    >
      {label}
    </Link>
  );
}

/** The five links on wide screens, with the services below theirs. */
export function DesktopNav() {
  const { nav } = useMessages();
  const { key } = useLocation();
  return (
    <nav aria-label={nav.label} className="hidden lg:block">
      <ul className="flex items-center">
        {navPages.map((page) => (
          <li key={page}>
            {page === 'services' ? (
              <Dropdown
                trigger={<NavItem page={page} label={nav[page]} />}
                toggleLabel={nav.showServices}
                closeOn={key}
                panelClassName="-left-3 w-[34rem]"
              >
                <div className="rounded-panel border border-line bg-white p-3 shadow-raised">
                  <ServiceLinks className="grid grid-flow-col grid-cols-2 grid-rows-5 gap-x-1" />
                </div>
              </Dropdown>
            ) : (
              <NavItem page={page} label={nav[page]} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
