import { home } from '@praxisportal/practice/home';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Figures } from '../page/Figures.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { StructuredData } from '../page/StructuredData.tsx';
import { VisitList } from '../page/VisitList.tsx';
import { BookingCall } from './BookingCall.tsx';
import { Hero } from './Hero.tsx';
import { Reasons } from './Reasons.tsx';
import { ServiceTeasers } from './ServiceTeasers.tsx';
import { Testimonials } from './Testimonials.tsx';
import { homeTexts } from './texts.ts';

export default function HomeScreen() {
  const { title } = useTexts(homeTexts);
  return (
    <>
      <PageHead title={title} description={home.description[useLanguage()]} />
      <StructuredData />
      <Hero />
      <div className="page-width pt-14 lg:pt-20">
        <VisitList
          names={['insurance', 'publicTransport', 'access', 'languagesSpoken']}
          className="mb-12 text-small sm:grid-cols-2 lg:grid-cols-4"
        />
        <Figures figures={home.figures} />
      </div>
      <ServiceTeasers />
      <Reasons />
      <Testimonials />
      <BookingCall />
    </>
  );
}
