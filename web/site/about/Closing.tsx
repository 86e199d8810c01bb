import { about } from '@praxisportal/practice/about';
import { Link } from 'react-router';
import { treatments } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { paths } from '../paths.ts';
import { aboutTexts } from './texts.ts';

/** From reading to meeting: the booking and the team. */
export function Closing() {
  const language = useLanguage();
  const { actions } = useMessages();
  const texts = useTexts(aboutTexts);
  const { heading, text, treatment } = about.closing;
  const bookedFirst = treatments.find(({ id }) => id === treatment)?.name.de;
  return (
    <section className="bg-honey-100">
      <div className="page-width grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:py-24">
        <div>
          <h2 className="text-h1">{heading[language]}</h2>
          <p className="mt-4 max-w-[48ch] text-lead">{text[language]}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full lg:justify-end">
          <Link
            to={paths.booking(language, { treatment: bookedFirst })}
            className={buttonClass({ size: 'large' })}
          >
            {actions.book}
          </Link>
          <Link to={paths.team(language)} className={buttonClass({ size: 'large', variant: 'secondary' })}>
            {texts.toTeam}
          </Link>
        </div>
      </div>
    </section>
  );
}
