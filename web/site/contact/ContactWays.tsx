import { practice } from '@praxisportal/practice/practice';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { formatAddress, formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { EmailText } from '../../shared/ui/EmailText.tsx';
import { contactTexts } from './texts.ts';

type WayProps = {
  id: string;
  title: string;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
  isHighlighted: boolean;
  children: ReactNode;
};

function Way({ id, title, icon: Icon, isHighlighted, children }: WayProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      className={classNames(
        '-mx-3 grid grid-cols-[2.75rem_1fr] gap-x-3 rounded-control px-3 py-3.5',
        isHighlighted && 'is-highlighted',
      )}
    >
      <span className="grid size-11 place-items-center rounded-full bg-leaf-100">
        <Icon aria-hidden="true" className="size-5 text-leaf-700" />
      </span>
      <div className="min-w-0">
        <h2 className="text-small font-semibold tracking-normal text-ink-soft">{title}</h2>
        {children}
      </div>
    </div>
  );
}

const bigLink =
  'inline-flex min-h-11 items-center font-semibold min-[22rem]:text-lead text-leaf-700 wrap-anywhere underline-offset-4 hover:underline';

/** Address, phone and e-mail; each can be pointed at by the navigation state `highlight`. */
export function ContactWays({ highlighted }: { highlighted: string | null }) {
  const language = useLanguage();
  const texts = useTexts(contactTexts);
  const { address } = practice;
  return (
    <address className="grid gap-1 not-italic">
      <Way id="address" title={texts.address.title} icon={MapPin} isHighlighted={highlighted === 'address'}>
        <p className="figures text-lead font-semibold text-leaf-900">{formatAddress(language)}</p>
        <p className="text-small text-ink-soft">{address.directions[language]}</p>
      </Way>
      <Way id="phone" title={texts.phone.title} icon={Phone} isHighlighted={highlighted === 'phone'}>
        <a href={phoneHref(practice.phone)} className={`${bigLink} figures`}>
          {formatPhone(practice.phone)}
        </a>
        <p className="text-small text-ink-soft">{texts.phone.hint}</p>
      </Way>
      <Way id="email" title={texts.email.title} icon={Mail} isHighlighted={highlighted === 'email'}>
        <a href={`mailto:${practice.email}`} className={bigLink}>
          <EmailText email={practice.email} />
        </a>
        <p className="text-small text-ink-soft">{texts.email.hint}</p>
      </Way>
    </address>
  );
}
