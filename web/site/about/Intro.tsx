import { about } from '@praxisportal/practice/about';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { bleed } from '../../shared/ui/bleed.ts';
import { classNames } from '../../shared/ui/class-names.ts';

/** The heading over the whole width; below it a picture from the screen's left edge, with the text after it. */
export function Intro() {
  const language = useLanguage();
  const { heading, lead, text, picture } = about.intro;
  return (
    <section className="pt-[clamp(3rem,2.2rem+3.3vw,5rem)]">
      <div className="page-width">
        <h1 className="max-w-[15ch] text-display lg:max-w-none">{heading[language]}</h1>
      </div>
      <div className={classNames(bleed.grid.start, 'mt-8 md:mt-14')}>
        <div className={bleed.picture.start}>
          <img
            src={picture.src}
            alt={picture.alt[language]}
            width={picture.width}
            height={picture.height}
            fetchPriority="high"
            className="aspect-4/3 h-full w-full rounded-tr-[clamp(4rem,9vw,8rem)] object-cover"
          />
        </div>
        <div className={classNames(bleed.text.start, 'pt-8 md:self-end md:pt-0 lg:pl-20')}>
          <p className="text-lead font-medium text-leaf-900">{lead[language]}</p>
          <p className="mt-5">{text[language]}</p>
        </div>
      </div>
    </section>
  );
}
