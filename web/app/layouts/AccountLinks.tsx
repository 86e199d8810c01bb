import { CircleUser, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/button-class.ts';

/** Signed out: log in and register. Signed in: the first name, leading to the dashboard, and log out. */
export function AccountLinks({ isWide = false }: { isWide?: boolean | undefined }) {
  const language = useLanguage();
  const { actions } = useMessages();
  const { user, logOut } = useSession();
  const quiet = buttonClass({ variant: 'quiet', size: 'small', isWide });
  if (user === null) {
    return (
      <>
        <Link to={paths.login(language)} className={quiet}>
          {actions.logIn}
        </Link>
        <Link to={paths.register(language)} className={quiet}>
          {actions.register}
        </Link>
      </>
    );
  }
  return (
    <>
      <Link to={paths.dashboard(language)} className={quiet}>
        <CircleUser aria-hidden="true" className="size-5" />
        <span className="max-w-32 truncate">{user.firstName}</span>
        <span className="sr-only"> – {actions.myAppointments}</span>
      </Link>
      <Button variant="quiet" size="small" isWide={isWide} onClick={() => void logOut()}>
        <LogOut aria-hidden="true" className="size-5" />
        {actions.logOut}
      </Button>
    </>
  );
}
