import type { DoctorFacts } from '@praxisportal/practice/types';
import { Link } from 'react-router';
import { useOpeningHours } from '../../shared/api/use-opening-hours.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { WeekHours } from '../opening-hours/WeekHours.tsx';
import { paths } from '../paths.ts';
import { NextFreeLink } from '../scheduling/NextFreeLink.tsx';
import { Portrait } from './Portrait.tsx';
import { teamTexts } from './texts.ts';

type DoctorCardProps = { doctor: DoctorFacts; position: number; isHighlighted: boolean };

function Facts({ doctor }: { doctor: DoctorFacts }) {
  const language = useLanguage();
  const texts = useTexts(teamTexts);
  const held = useOpeningHours()?.doctors.find(({ doctorId }) => doctorId === doctor.id);
  const hours = held?.weekly ?? doctor.workingHours;
  const term = 'text-small text-ink-soft';
  return (
    <dl className="mt-7 grid gap-x-10 border-t border-line xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="border-b border-line py-4 xl:border-b-0">
        <dt className={term}>{texts.qualifications}</dt>
        {doctor.qualifications.map((qualification) => (
          <dd key={qualification.de} className="mt-1">
            {qualification[language]}
          </dd>
        ))}
      </div>
      <div className="py-4">
        <dt className={term}>{texts.workingHours}</dt>
        <dd className="mt-1">{hours.length > 0 ? <WeekHours hours={hours} /> : texts.noHours}</dd>
      </div>
    </dl>
  );
}

/** One doctor: portrait and words side by side, the sides taking turns down the page. */
export function DoctorCard({ doctor, position, isHighlighted }: DoctorCardProps) {
  const language = useLanguage();
  const texts = useTexts(teamTexts);
  const isMirrored = position % 2 === 1;
  return (
    <article
      id={doctor.id}
      tabIndex={-1}
      aria-labelledby={`${doctor.id}-name`}
      className={classNames(
        'grid items-start gap-x-10 lg:items-center gap-y-6 rounded-picture sm:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-x-20',
        isMirrored && 'sm:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]',
        isHighlighted && 'is-highlighted',
      )}
    >
      <Portrait
        src={doctor.image}
        alt={texts.portrait(doctor.name)}
        isFirst={position === 0}
        className={classNames('max-w-xs sm:max-w-none', isMirrored && 'sm:order-2')}
      />
      <div>
        <p className="font-semibold text-leaf-600">{doctor.role[language]}</p>
        <h2 id={`${doctor.id}-name`} className="mt-1 text-h1">
          {doctor.name}
        </h2>
        <p className="mt-3 text-lead font-medium text-leaf-900">
          <span className="sr-only">{texts.specialization}: </span>
          {doctor.specialization[language]}
        </p>
        <p className="mt-4 max-w-[56ch]">{doctor.bio[language]}</p>
        <Facts doctor={doctor} />
        <Link to={paths.booking(language, { doctor: doctor.id })} className={`${buttonClass()} mt-4`}>
          {texts.book(doctor.name)}
        </Link>
        <NextFreeLink doctorId={doctor.id} />
      </div>
    </article>
  );
}
