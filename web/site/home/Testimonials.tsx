import { home } from '@praxisportal/practice/home';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { homeTexts } from './texts.ts';

type VoiceProps = { voice: (typeof home.voices.items)[number]; isLarge: boolean };

function Voice({ voice: { quote, name, about, isInvented }, isLarge }: VoiceProps) {
  const language = useLanguage();
  const texts = useTexts(homeTexts);
  return (
    <figure>
      {isInvented && (
        <p className="mb-4 w-fit rounded-full bg-honey-100 px-3 py-0.5 text-small font-semibold text-honey-700">
          {texts.invented}
        </p>
      )}
      <blockquote
        className={classNames(
          'text-leaf-900',
          isLarge
            ? 'font-display text-h3 leading-snug font-medium tracking-[-0.012em] text-balance'
            : 'text-lead',
        )}
      >
        <p>{texts.inQuotes(quote[language])}</p>
      </blockquote>
      <figcaption className="mt-4 text-small text-ink-soft">
        <span className="font-semibold text-ink">{name[language]}</span>
        <br />
        {about[language]}
      </figcaption>
    </figure>
  );
}

/** What patients say, the first one large. */
export function Testimonials() {
  const language = useLanguage();
  const { heading, note, items } = home.voices;
  const [first, ...others] = items;
  return (
    <section className="section page-width">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-b border-line pb-6">
        <h2>{heading[language]}</h2>
        <p className="text-small text-ink-soft">{note[language]}</p>
      </div>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20">
        {first && <Voice voice={first} isLarge />}
        <div className="grid gap-10">
          {others.map((voice) => (
            <Voice key={voice.name.de} voice={voice} isLarge={false} />
          ))}
        </div>
      </div>
    </section>
  );
}
