import { about } from '@praxisportal/practice/about';
import { useLanguage } from '../../shared/i18n/use-language.ts';

/** The practice's values, each with how a patient notices it. */
export function Values() {
  const language = useLanguage();
  const { heading, lead, items } = about.values;
  return (
    <section className="bg-leaf-900 text-leaf-100">
      <div className="section page-width">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h2 className="max-w-[16ch] text-h1 text-white">{heading[language]}</h2>
          <p className="max-w-[44ch] text-lead">{lead[language]}</p>
        </div>
        <ul className="mt-12 grid gap-x-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {items.map(({ title, text }) => (
            <li key={title.de} className="border-t border-leaf-600 py-7">
              <h3 className="text-honey-400">{title[language]}</h3>
              <p className="mt-2">{text[language]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
