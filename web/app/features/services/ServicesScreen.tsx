import { practice } from '@praxisportal/practice/practice';
import { serviceTreatments } from '@praxisportal/practice/treatments';
import type { TreatmentFacts } from '@praxisportal/practice/types';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useOfferNow } from '../../api/offer-now.ts';
import { formatPhone, phoneHref } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useScrollHighlight } from '../../page/use-scroll-highlight.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ConsultationCall } from './ConsultationCall.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { ServiceList } from './ServiceList.tsx';
import { servicesTexts } from './texts.ts';

function PhoneLink({ number, variant }: { number: string; variant: 'secondary' | 'danger' }) {
  return (
    <a href={phoneHref(number)} className={`${buttonClass({ variant })} figures`}>
      <Phone aria-hidden="true" className="size-5" />
      {formatPhone(number)}
    </a>
  );
}

function ServiceActions({ treatment }: { treatment: TreatmentFacts }) {
  const language = useLanguage();
  const texts = useTexts(servicesTexts);
  const isOnline = useOfferNow(treatment.id)?.online ?? treatment.bookableMinutes !== null;
  if (treatment.kind !== 'emergency') {
    return !isOnline ? (
      <PhoneLink number={practice.phone} variant="secondary" />
    ) : (
      <Link
        to={paths.booking(language, { treatment: treatment.name.de })}
        aria-label={texts.bookLabel(treatment.name[language])}
        className={buttonClass({ variant: 'secondary' })}
      >
        {texts.book}
      </Link>
    );
  }
  return (
    <>
      <PhoneLink number={practice.emergencyPhone} variant="danger" />
      <Link
        to={`${paths.contact(language)}#emergency`}
        state={{ highlight: 'emergency' }}
        className="inline-flex min-h-12 items-center font-semibold text-alarm-700 underline underline-offset-4 sm:px-2"
      >
        {texts.emergencyContact}
      </Link>
    </>
  );
}

export default function ServicesScreen() {
  const texts = useTexts(servicesTexts);
  const language = useLanguage();
  const highlighted = useScrollHighlight('scrollTo');
  const firstNames = serviceTreatments
    .slice(0, 3)
    .map(({ name }) => name[language])
    .join(', ');
  return (
    <>
      <PageHead title={texts.title} description={texts.description(firstNames)} />
      <div className="page-width page-body">
        <h1>{texts.title}</h1>
        <p className="mt-5 max-w-text text-lead text-balance text-ink-soft">{texts.lead}</p>
        <div className="mt-10 grid gap-x-14 gap-y-10 lg:mt-14 lg:grid-cols-[16rem_1fr] lg:items-start xl:gap-x-24">
          <ServiceList />
          <div className="lg:-mt-10">
            {serviceTreatments.map((treatment, place) => (
              <ServiceCard
                key={treatment.id}
                treatment={treatment}
                isHighlighted={highlighted === treatment.id}
                isPictureLazy={place > 1}
              >
                <ServiceActions treatment={treatment} />
              </ServiceCard>
            ))}
          </div>
        </div>
      </div>
      <ConsultationCall />
    </>
  );
}
