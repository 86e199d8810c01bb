import { practice } from '@praxisportal/practice/practice';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';

/** The practice's mark and name, leading home. */
export function Logo() {
  const messages = useMessages();
  const [first, ...rest] = messages.practiceName.split(' ');
  return (
    <Link
      to={paths.home(useLanguage())}
      className="flex min-h-12 items-center gap-2.5 rounded-control leading-[1.15] text-leaf-900 no-underline"
    >
      <img src={practice.mark} alt="" width="44" height="44" className="size-10 shrink-0 sm:size-11" />
      <span className="max-[24.375rem]:sr-only">
        <span className="block text-small font-semibold sm:text-base sm:leading-tight">{first} </span>
        <span className="block text-small text-ink-soft">{rest.join(' ')}</span>
      </span>
      <span className="sr-only"> – {messages.actions.toHome}</span>
    </Link>
  );
}
