import { practice } from '@praxisportal/practice/practice';
import { serviceTreatments } from '@praxisportal/practice/treatments';
import type { TreatmentFacts } from '@praxisportal/practice/types';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useOfferNow } from '../../shared/api/offer-now.ts';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { PageHead } from '../page/PageHead.tsx';
import { useScrollHighlight } from '../page/use-scroll-highlight.ts';
import { VisitList } from '../page/VisitList.tsx';
import { paths } from '../paths.ts';
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

/** The ways of a patient in pain, before the list: it ends with the emergency treatment. */
function UrgentHelp() {
  const language = useLanguage();
  const { urgent: texts } = useTexts(servicesTexts);
  const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  return (
    <p className="mt-6 flex max-w-text flex-wrap items-center gap-x-5 border-l-4 border-alarm-700 pl-4">
      <span className="font-semibold text-alarm-700">{texts.question}</span>
      <a
        href={phoneHref(practice.emergencyPhone)}
        className={`${link} figures whitespace-nowrap text-alarm-700`}
      >
        {formatPhone(practice.emergencyPhone)}
      </a>
      <Link to={paths.booking(language)} className={`${link} text-leaf-700`}>
        {texts.earliest}
      </Link>
    </p>
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
        <UrgentHelp />
        <VisitList names={['insurance']} className="mt-6" />
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
