import { doctors } from '@praxisportal/practice/doctors';
import { team } from '@praxisportal/practice/team';
import { Link } from 'react-router';
import { consultation } from '../../shared/i18n/treatment-names.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { PageHead } from '../page/PageHead.tsx';
import { useScrollHighlight } from '../page/use-scroll-highlight.ts';
import { VisitList } from '../page/VisitList.tsx';
import { paths } from '../paths.ts';
import { DoctorCard } from './DoctorCard.tsx';
import { teamTexts } from './texts.ts';

export default function TeamScreen() {
  const language = useLanguage();
  const texts = useTexts(teamTexts);
  const highlighted = useScrollHighlight('scrollTo');
  return (
    <>
      <PageHead title={texts.title} description={team.description[language]} />
      <div className="page-width page-body">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h1>{team.heading[language]}</h1>
          <div>
            <p className="max-w-[44ch] text-lead">{team.lead[language]}</p>
            <VisitList names={['languagesSpoken']} className="mt-4" />
          </div>
        </div>
        <div className="mt-12 grid gap-16 lg:mt-20 lg:gap-28">
          {doctors.map((doctor, position) => (
            <DoctorCard
              key={doctor.id}
              doctor={doctor}
              position={position}
              isHighlighted={highlighted === doctor.id}
            />
          ))}
        </div>
      </div>
      {consultation && (
        <section className="bg-honey-100">
          <div className="page-width grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:py-24">
            <div>
              <h2 className="text-h1">{texts.unsure.heading}</h2>
              <p className="mt-4 max-w-[52ch] text-lead">{texts.unsure.text}</p>
            </div>
            <Link
              to={paths.booking(language, { treatment: consultation.name.de })}
              className={`${buttonClass({ size: 'large' })} w-full sm:w-fit lg:justify-self-end`}
            >
              {texts.unsure.action}
            </Link>
          </div>
        </section>
      )}
    </>
  );
}
