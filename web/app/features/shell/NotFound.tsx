import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** The page for addresses that don't exist; the server sends it with status 404. */
export function NotFound() {
  const language = useLanguage();
  const { notFound, actions, practiceName } = useMessages();
  return (
    <div className="page-width section">
      <title>{`${notFound.title} · ${practiceName}`}</title>
      <meta name="robots" content="noindex" />
      <p className="text-lead font-semibold text-leaf-600">404</p>
      <h1 className="mt-2">{notFound.heading}</h1>
      <p className="mt-6 max-w-text text-lead">{notFound.explanation}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.home(language)} className={buttonClass()}>
          {actions.toHome}
        </Link>
        <Link to={paths.booking(language)} className={buttonClass({ variant: 'secondary' })}>
          {actions.book}
        </Link>
        <Link to={paths.contact(language)} className={buttonClass({ variant: 'secondary' })}>
          {actions.toContact}
        </Link>
      </div>
    </div>
  );
}
