import { useTexts } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { homeTexts } from './texts.ts';

type VoiceProps = { quote: string; name: string; about: string; isLarge: boolean };

function Voice({ quote, name, about, isLarge }: VoiceProps) {
  const { voices } = useTexts(homeTexts);
  return (
    <figure>
      <p className="w-fit rounded-full bg-honey-100 px-3 py-0.5 text-small font-semibold text-honey-700">
        {voices.sample}
      </p>
      <blockquote
        className={classNames(
          'mt-4 text-leaf-900',
          isLarge ? 'text-h2 leading-snug font-medium tracking-[-0.012em] text-balance' : 'text-lead',
        )}
      >
        <p>{voices.inQuotes(quote)}</p>
      </blockquote>
      <figcaption className="mt-4 text-small text-ink-soft">
        <span className="font-semibold text-ink">{name}</span>
        <br />
        {about}
      </figcaption>
    </figure>
  );
}

/** Three voices, each marked as a sample: advertising law forbids passing invented ones off as real. */
export function Testimonials() {
  const { voices } = useTexts(homeTexts);
  const [first, ...others] = voices.items;
  return (
    <section className="section page-width">
      <div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-b border-line pb-6">
        <h2>{voices.heading}</h2>
        <p className="text-small text-ink-soft">{voices.note}</p>
      </div>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-20">
        {first && <Voice {...first} isLarge />}
        <div className="grid gap-10">
          {others.map((voice) => (
            <Voice key={voice.name} {...voice} isLarge={false} />
          ))}
        </div>
      </div>
    </section>
  );
}
