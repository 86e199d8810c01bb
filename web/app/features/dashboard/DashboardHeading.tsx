import type { User } from '@praxisportal/contract/account';
import { CalendarPlus, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage, useMessages, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { dashboardTexts } from './texts.ts';

/** The page's heading; for the signed-in patient with a greeting, the booking button and log-out. */
export function DashboardHeading({ user }: { user: User | null }) {
  const texts = useTexts(dashboardTexts);
  const language = useLanguage();
  const { actions } = useMessages();
  const { logOut } = useSession();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <div className="min-w-0">
        {user && <p className="mb-2 text-lead text-ink-soft">{texts.greeting(user.firstName)}</p>}
        <h1>{texts.title}</h1>
      </div>
      {user && (
        <div className="flex flex-wrap gap-3">
          <Link to={paths.booking(language)} className={buttonClass()}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            {actions.book}
          </Link>
          <Button variant="quiet" onClick={() => void logOut()}>
            <LogOut aria-hidden="true" className="size-5" />
            {actions.logOut}
          </Button>
        </div>
      )}
    </div>
  );
}
