import { useTexts } from '../../shared/i18n/use-language.ts';
import { VisitList } from '../page/VisitList.tsx';
import { allVisitFacts, hasVisitFacts } from '../page/visit-parts.ts';
import { aboutTexts } from './texts.ts';

/** Insurance, what to bring, the first visit and the way, as far as the practice has written them down. */
export function BeforeVisit() {
  const { visit } = useTexts(aboutTexts);
  if (!hasVisitFacts(allVisitFacts)) return null;
  return (
    <section id="visit" tabIndex={-1} aria-labelledby="visit-title" className="section page-width">
      <h2 id="visit-title">{visit}</h2>
      <VisitList names={allVisitFacts} className="mt-8 sm:grid-cols-2" />
    </section>
  );
}
