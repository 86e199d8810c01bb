import { practice } from '@praxisportal/practice/practice';
import { useOpeningHours } from '../../shared/api/use-opening-hours.ts';
import { formatPhone, formatPlace, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { EmailText } from '../../shared/ui/EmailText.tsx';
import { OpeningNews } from '../opening-hours/OpeningNews.tsx';
import { WeekHours } from '../opening-hours/WeekHours.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { footerLink } from './footer-link.ts';

/** Address, phone, e-mail and hours. */
export function FooterContact() {
  const language = useLanguage();
  const { footer, emergency } = useMessages();
  const { address } = practice;
  const weekly = useOpeningHours()?.weekly ?? practice.openingHours;
  return (
    <address className="grid gap-x-10 gap-y-8 not-italic sm:grid-cols-2 md:max-lg:col-span-2 print:grid-cols-2">
      <FooterColumn title={footer.contact}>
        <p className="figures py-1">
          {address.street}
          <br />
          {formatPlace(language)}
        </p>
        <a href={phoneHref(practice.phone)} className={`${footerLink} figures`}>
          {formatPhone(practice.phone)}
        </a>
        <a href={`mailto:${practice.email}`} className={footerLink}>
          <EmailText email={practice.email} />
        </a>
      </FooterColumn>
      <FooterColumn title={footer.hours}>
        <WeekHours hours={weekly} className="py-1" />
        <OpeningNews className="figures grid gap-1 py-1 text-small" />
        <p className="pt-1 text-small text-balance">{emergency.practiceLineLong}</p>
        <a href={phoneHref(practice.emergencyPhone)} className={`${footerLink} figures`}>
          {formatPhone(practice.emergencyPhone)}
        </a>
      </FooterColumn>
    </address>
  );
}
