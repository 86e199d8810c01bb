import { useTexts } from '../../i18n/use-language.ts';
import { aboutTexts } from './texts.ts';

/** The practice's years, large, between hairlines. */
export function History() {
  const { history } = useTexts(aboutTexts);
  return (
    <section className="section page-width grid gap-8 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] lg:gap-20">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <h2>{history.heading}</h2>
        <p className="mt-4 max-w-[32ch]">{history.lead}</p>
      </div>
      <ol>
        {history.steps.map((step) => (
          <li
            key={step.year}
            className="grid gap-x-8 gap-y-1 border-t border-line py-6 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <p className="text-h2 leading-none font-[650] tracking-[-0.03em] text-leaf-600 tabular-nums">
              {step.year}
            </p>
            <div>
              <h3>{step.title}</h3>
              <p className="mt-1.5 max-w-[52ch]">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
