import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { paths } from '../paths.ts';

/** Log-in and registration side by side; both lead back to the address `next`. */
export function SignInLinks({ next }: { next: string }) {
  const { actions } = useMessages();
  const language = useLanguage();
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Link to={paths.login(language, { next })} className={buttonClass({ size: 'large' })}>
        {actions.logIn}
      </Link>
      <Link
        to={paths.register(language, { next })}
        className={buttonClass({ size: 'large', variant: 'secondary' })}
      >
        {actions.register}
      </Link>
    </div>
  );
}
