import { home } from '@praxisportal/practice/home';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { bleed } from '../../shared/ui/bleed.ts';
import { classNames } from '../../shared/ui/class-names.ts';

/** Reasons to come beside a picture that runs to the screen's left edge and stands out of the band. */
export function Reasons() {
  const language = useLanguage();
  const { heading, picture, items } = home.reasons;
  return (
    <section className="mt-16 flow-root bg-leaf-900 text-leaf-100">
      <div className={bleed.grid.startWide}>
        <div className={classNames(bleed.picture.startWide, '-mt-16')}>
          <img
            src={picture.src}
            alt={picture.alt[language]}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="aspect-4/3 w-full rounded-tr-[clamp(4rem,9vw,8rem)] object-cover sm:aspect-video xl:aspect-3/4 xl:max-h-[62rem] xl:min-h-full xl:object-[48%_50%] min-[105rem]:object-[100%_50%]"
          />
        </div>
        <div className={classNames(bleed.text.startWide, 'py-12 md:py-16 xl:py-24 xl:pl-20')}>
          <h2 className="text-white">{heading[language]}</h2>
          <ul className="mt-8 gap-x-12 md:max-xl:grid md:max-xl:grid-cols-2">
            {items.map(({ title, text }) => (
              <li key={title.de} className="border-t border-leaf-600 py-6 last:pb-0 md:max-xl:pb-4">
                <h3 className="text-white">{title[language]}</h3>
                <p className="mt-2 max-w-[52ch]">{text[language]}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
