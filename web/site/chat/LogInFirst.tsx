import type { Language } from '@praxisportal/contract/language';
import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { type BookingQuery, paths } from '../paths.ts';
import { chatTexts } from './texts.ts';

type LogInFirstProps = {
  /** What the log-in is for, if the assistant's words do not say it already. */
  reason?: string | undefined;
  /** What is chosen so far, where it can be booked without an account. */
  asGuest?: BookingQuery | undefined;
  onLeave: () => void;
};

/** The ways to an account, from which one comes back to this page, and to a booking without one. */
export function LogInFirst({ reason, asGuest, onLeave }: LogInFirstProps) {
  const language = useLanguage();
  const { actions } = useMessages();
  const { bookAsGuest, withoutAccount } = useTexts(chatTexts);
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  return (
    <div data-wide="" className="mt-3 rounded-control border border-line bg-leaf-50 px-3 py-3">
      {reason && (
        <p className="mb-3 font-semibold">
          {reason} {asGuest && withoutAccount}
        </p>
      )}
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Link
          to={paths.login(language, { next })}
          onClick={onLeave}
          className={buttonClass({ size: 'small' })}
        >
          {actions.logIn}
        </Link>
        <Link
          to={paths.register(language, { next })}
          onClick={onLeave}
          className={buttonClass({ size: 'small', variant: 'secondary' })}
        >
          {actions.register}
        </Link>
        {asGuest && (
          <Link
            to={toGuestBooking(language, asGuest)}
            onClick={onLeave}
            className={buttonClass({ size: 'small', variant: 'secondary' })}
          >
            {bookAsGuest}
          </Link>
        )}
      </div>
    </div>
  );
}

/** The guest's form once all is chosen; until then the wizard, at what is missing. */
function toGuestBooking(language: Language, choices: BookingQuery): string {
  const wizard = paths.booking(language, choices);
  const { treatment, doctor, date, time } = choices;
  return treatment && doctor && date && time ? paths.guest(language, { next: wizard }) : wizard;
}
