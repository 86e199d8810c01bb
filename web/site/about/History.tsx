import { about } from '@praxisportal/practice/about';
import { useLanguage } from '../../shared/i18n/use-language.ts';

/** The practice's years, large, between hairlines. */
export function History() {
  const language = useLanguage();
  const { heading, lead, steps } = about.history;
  return (
    <section className="section page-width grid gap-8 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] lg:gap-20">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2>{heading[language]}</h2>
        <p className="mt-4 max-w-[32ch]">{lead[language]}</p>
      </div>
      <ol>
        {steps.map(({ year, title, text }) => (
          <li
            key={year}
            className="grid gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <p className="figures text-h2 leading-none font-bold text-leaf-600">{year}</p>
            <div>
              <h3>{title[language]}</h3>
              <p className="mt-1.5 max-w-[52ch]">{text[language]}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
