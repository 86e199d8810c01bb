import { practice } from '@praxisportal/practice/practice';
import { Phone, Siren } from 'lucide-react';
import { phoneHref } from '../../shared/i18n/format.ts';
import { useMessages } from '../../shared/i18n/use-language.ts';

const cell =
  'figures flex min-h-13 flex-1 items-center justify-center gap-1.5 px-1 text-small font-semibold text-alarm-700 no-underline -outline-offset-3 huge:[&_svg]:hidden';

/** On phones held upright: 112 and the practice's emergency line, one tap away on every page. */
export function EmergencyBar() {
  const { emergency } = useMessages();
  return (
    <nav
      aria-label={emergency.label}
      className="fixed inset-x-0 bottom-0 z-30 flex divide-x divide-line border-t border-line bg-ground pr-16 pb-[env(safe-area-inset-bottom)] md:hidden low:hidden huge:pr-0"
    >
      <a href="tel:112" className={cell}>
        <Siren aria-hidden="true" className="size-5 shrink-0" />
        {emergency.lifeThreatening}
      </a>
      <a href={phoneHref(practice.emergencyPhone)} className={cell}>
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        {emergency.practiceLine}
      </a>
    </nav>
  );
}
