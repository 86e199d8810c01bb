import { useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { OpeningStatus } from '../opening-hours/OpeningStatus.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { StructuredData } from '../page/StructuredData.tsx';
import { useScrollHighlight } from '../page/use-scroll-highlight.ts';
import { VisitList } from '../page/VisitList.tsx';
import { wayTo } from '../page/visit-parts.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactWays } from './ContactWays.tsx';
import { EmergencyBlock } from './EmergencyBlock.tsx';
import { MapBlock } from './MapBlock.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { contactTexts } from './texts.ts';

export default function ContactScreen() {
  const texts = useTexts(contactTexts);
  const highlighted = useScrollHighlight('highlight');
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <StructuredData />
      <div className="page-width page-body grid gap-16 lg:gap-20">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_27rem] lg:items-start xl:grid-cols-[1fr_31rem]">
          <div>
            <h1>{texts.title}</h1>
            <OpeningStatus className="mt-5 text-lead font-semibold text-leaf-900" />
            <div className="mt-6 grid gap-6">
              <EmergencyBlock isHighlighted={highlighted === 'emergency'} />
              <ContactWays highlighted={highlighted} />
            </div>
          </div>
          <section
            id="hours"
            tabIndex={-1}
            aria-labelledby="hours-title"
            className={classNames(
              '-mx-2 rounded-picture rounded-br-none p-4 sm:mx-0 sm:p-7',
              highlighted === 'hours' ? 'is-highlighted' : 'bg-leaf-50',
            )}
          >
            <h2 id="hours-title" className="mb-4 px-1.5 text-h3 sm:px-3">
              {texts.hours.title}
            </h2>
            <OpeningHours />
          </section>
        </div>
        <section
          aria-labelledby="form-title"
          className="grid gap-x-16 print:hidden gap-y-8 lg:grid-cols-[2fr_3fr]"
        >
          <div>
            <h2 id="form-title">{texts.form.title}</h2>
            <p className="mt-4 max-w-[34ch] text-lead text-ink-soft">{texts.form.lead}</p>
          </div>
          <ContactForm />
        </section>
        <section
          id="map"
          tabIndex={-1}
          aria-labelledby="map-title"
          className={classNames('rounded-panel', highlighted === 'map' && 'is-highlighted')}
        >
          <h2 id="map-title" className="mb-6">
            {texts.map.title}
          </h2>
          <VisitList names={wayTo} className="mb-6 lg:grid-cols-3" />
          <MapBlock />
        </section>
      </div>
    </>
  );
}
