import { Link } from 'react-router';
import { formatShortDate } from '../../shared/i18n/format.ts';
import { checkUp } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';
import { schedulingTexts } from './texts.ts';
import { useNextFree } from './use-next-free.ts';

/** The next free time for a check-up with this dentist, or with any; it opens the wizard with all of it chosen. */
export function NextFreeLink({ doctorId }: { doctorId: string }) {
  const language = useLanguage();
  const { doctor: texts } = useTexts(schedulingTexts);
  const start = useNextFree(checkUp?.name.de ?? '', doctorId);
  return (
    // The time appears once the page runs; its room is kept free.
    <p className="min-h-11">
      {checkUp && start && (
        <Link
          to={paths.booking(language, { treatment: checkUp.name.de, doctor: doctorId, ...start })}
          className="text-link inline-flex min-h-11 items-center"
        >
          <span>
            {`${checkUp.name[language]}, ${texts.earliest} `}
            <span className="figures font-semibold whitespace-nowrap">
              {`${formatShortDate(language, start.date)}, ${start.time}`}
            </span>
          </span>
        </Link>
      )}
    </p>
  );
}
