import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { StructuredData } from '../../page/StructuredData.tsx';
import { StatStrip } from '../../ui/StatStrip.tsx';
import { BookingCall } from './BookingCall.tsx';
import { Hero } from './Hero.tsx';
import { Reasons } from './Reasons.tsx';
import { ServiceTeasers } from './ServiceTeasers.tsx';
import { Testimonials } from './Testimonials.tsx';
import { homeTexts } from './texts.ts';

export default function HomeScreen() {
  const language = useLanguage();
  const { title, description, stats } = useTexts(homeTexts);
  return (
    <>
      <PageHead title={title} description={description} />
      <StructuredData />
      <Hero />
      <div className="page-width pt-14 lg:pt-20">
        <StatStrip
          label={stats.label}
          stats={[
            { value: '25+', ...stats.years },
            { value: `${formatNumber(language, 5000)}+`, ...stats.patients },
            { value: '24/7', ...stats.service },
            { value: language === 'de' ? '100 %' : '100%', ...stats.technology },
          ]}
        />
      </div>
      <ServiceTeasers />
      <Reasons />
      <Testimonials />
      <BookingCall />
    </>
  );
}
