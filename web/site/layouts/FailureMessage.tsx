import { practice } from '@praxisportal/practice/practice';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { paths } from '../paths.ts';

/** A page that failed: a plain sentence and ways out. */
export function FailureMessage() {
  const language = useLanguage();
  const { failure, actions } = useMessages();
  return (
    <div className="page-width page-body">
      <title>{failure.heading}</title>
      <h1>{failure.heading}</h1>
      <p className="mt-6 max-w-text text-lead">{failure.explanation}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{failure.reload}</Button>
        {/* A full load, because the program in this page has just failed. */}
        <a href={paths.home(language)} className={buttonClass({ variant: 'secondary' })}>
          {actions.toHome}
        </a>
        <a href={phoneHref(practice.phone)} className={buttonClass({ variant: 'secondary' })}>
          {formatPhone(practice.phone)}
        </a>
      </div>
    </div>
  );
}
