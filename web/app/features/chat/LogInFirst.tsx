import { Link, useLocation } from 'react-router';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';

type LogInFirstProps = {
  /** What the log-in is for, if the assistant's words do not say it already. */
  reason?: string | undefined;
  onLeave: () => void;
};

/** The ways to an account, from which one comes back to this page. */
export function LogInFirst({ reason, onLeave }: LogInFirstProps) {
  const language = useLanguage();
  const { actions } = useMessages();
  const { pathname, search } = useLocation();
  const next = `${pathname}${search}`;
  return (
    <div data-wide="" className="mt-3 rounded-control border border-line bg-leaf-50 px-3 py-3">
      {reason && <p className="mb-3 font-semibold">{reason}</p>}
      <div className="flex flex-wrap gap-2">
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
      </div>
    </div>
  );
}
