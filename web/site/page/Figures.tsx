import { practice } from '@praxisportal/practice/practice';
import type { Figure } from '@praxisportal/practice/types';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';

/** The practice's figures in a row, each behind its own rule; two by two on phones. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const language = useLanguage();
  const { practiceFigures, sampleFigures } = useMessages();
  return (
    <section aria-label={practiceFigures}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-9 huge:grid-cols-1 lg:grid-cols-4 lg:gap-x-8">
        {figures.map(({ value, label, detail }) => (
          <div key={label.de} className="flex flex-col border-l-3 border-honey-400 pl-4 sm:pl-6">
            <dt className="order-2">
              <span className="block font-semibold text-leaf-900">{label[language]}</span>
              <span className="mt-0.5 block text-small text-balance text-ink-soft">{detail[language]}</span>
            </dt>
            <dd className="figures order-1 -mt-1 text-h2 font-bold text-leaf-600">{value[language]}</dd>
          </div>
        ))}
      </dl>
      {practice.isSample && <p className="mt-5 text-small text-ink-soft">{sampleFigures}</p>}
    </section>
  );
}
