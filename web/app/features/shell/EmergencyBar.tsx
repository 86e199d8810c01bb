import { practice } from '@praxisportal/practice/practice';
import { CalendarPlus, Phone, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { phoneHref } from '../../i18n/format.ts';
import { useLanguage, useMessages } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';

const cell =
  'flex min-h-14 flex-1 items-center justify-center gap-1.5 px-1 text-center text-[0.9375rem] leading-tight font-semibold no-underline -outline-offset-3';

/** On phones: 112, the practice's emergency line and booking, one tap away on every page. */
export function EmergencyBar() {
  const language = useLanguage();
  const { emergency, actions } = useMessages();
  return (
    <nav
      aria-label={emergency.barLabel}
      className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <a href="tel:112" className={classNames(cell, 'text-alarm-700')}>
        <Siren aria-hidden="true" className="size-5 shrink-0" />
        {emergency.lifeThreatening}
      </a>
      <a
        href={phoneHref(practice.emergencyPhone)}
        className={classNames(cell, 'border-x border-line text-alarm-700')}
      >
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {emergency.practiceLine}
      </a>
      <Link to={paths.booking(language)} className={classNames(cell, 'bg-leaf-600 text-white')}>
        <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
        {actions.book}
      </Link>
    </nav>
  );
}
