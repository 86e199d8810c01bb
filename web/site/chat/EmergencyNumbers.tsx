import { practice } from '@praxisportal/practice/practice';
import { Phone, Siren } from 'lucide-react';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { chatTexts } from './texts.ts';

/** Links that call are no markdown: the numbers stand here, and never depend on the assistant's words. */
export function EmergencyNumbers({ isLifeAtStake }: { isLifeAtStake: boolean }) {
  const { emergency: texts } = useTexts(chatTexts);
  const numbers = [
    { href: 'tel:112', Icon: Siren, name: texts.ambulance, number: '' },
    {
      href: phoneHref(practice.emergencyPhone),
      Icon: Phone,
      name: texts.practice,
      number: formatPhone(practice.emergencyPhone),
    },
  ];
  return (
    <ul aria-label={texts.label} data-wide="" className="mt-3 grid gap-2">
      {(isLifeAtStake ? numbers : numbers.toReversed()).map(({ href, Icon, name, number }, index) => (
        <li key={href}>
          <a
            href={href}
            className={`${buttonClass({ variant: index === 0 ? 'danger' : 'secondary', isWide: true })} figures`}
          >
            {/* The icons and the words of both stand below each other. */}
            <span className="flex w-full items-center gap-3 text-left">
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="flex flex-wrap gap-x-2">
                {name} <span className="whitespace-nowrap">{number}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
