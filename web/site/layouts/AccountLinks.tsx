import { CircleUser, LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { useCurrentPath } from './use-current-path.ts';

type AccountLinksProps = { isWide?: boolean | undefined; onLogOut?: (() => void) | undefined };

/**
 * Signed out: log in and register. Signed in: the first name, leading to the dashboard, and log out. As long
 * as it is not known, a neutral way to the account: nobody who is signed in is told to log in.
 */
export function AccountLinks({ isWide = false, onLogOut }: AccountLinksProps) {
  const language = useLanguage();
  const { actions } = useMessages();
  const { status, token, user, logOut } = useSession();
  const quiet = `${buttonClass({ variant: 'quiet', size: 'small', isWide })} whitespace-nowrap`;
  // Whoever is choosing an appointment, or is in one part of the dashboard, comes back to it.
  const { pathname, search } = useLocation();
  const isKept = [paths.booking(language), paths.dashboard(language)].includes(useCurrentPath());
  const isHydrated = useHydrated();
  const next = isHydrated && isKept && search !== '' ? `${pathname}${search}` : undefined;
  const carries = isKept ? { 'data-carries': 'next' } : {};
  const visitorLinks = (
    <>
      <Link to={paths.login(language, { next })} {...carries} className={quiet}>
        {actions.logIn}
      </Link>
      <Link to={paths.register(language, { next })} {...carries} className={quiet}>
        {actions.register}
      </Link>
    </>
  );
  const accountLink = (name: string) => (
    <Link to={paths.dashboard(language)} className={quiet}>
      <CircleUser aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-w-32 truncate">{name}</span>
      {user && <span className="sr-only"> – {actions.myAppointments}</span>}
    </Link>
  );

  if (status === 'signedOut') return visitorLinks;
  if (status === 'signedIn') {
    return (
      <>
        {accountLink(user.firstName)}
        <Button
          variant="quiet"
          size="small"
          isWide={isWide}
          className="whitespace-nowrap"
          onClick={() => {
            onLogOut?.();
            void logOut();
          }}
        >
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          {actions.logOut}
        </Button>
      </>
    );
  }
  if (token !== null) return accountLink(actions.myAccount);
  // Nobody has looked yet. What the page's first script found decides which of the two is seen (root.tsx).
  return (
    <>
      <span className="contents [[data-has-token]_&]:hidden">{visitorLinks}</span>
      <span className="hidden [[data-has-token]_&]:contents">{accountLink(actions.myAccount)}</span>
    </>
  );
}
