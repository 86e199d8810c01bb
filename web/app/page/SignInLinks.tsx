import { Link } from 'react-router';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

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
