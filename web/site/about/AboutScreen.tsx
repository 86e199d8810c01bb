import { about } from '@praxisportal/practice/about';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Figures } from '../page/Figures.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { BeforeVisit } from './BeforeVisit.tsx';
import { Closing } from './Closing.tsx';
import { Gallery } from './Gallery.tsx';
import { History } from './History.tsx';
import { Intro } from './Intro.tsx';
import { aboutTexts } from './texts.ts';
import { Values } from './Values.tsx';

export default function AboutScreen() {
  const { title } = useTexts(aboutTexts);
  return (
    <>
      <PageHead title={title} description={about.description[useLanguage()]} />
      <Intro />
      <History />
      <div className="page-width pb-16 lg:pb-28">
        <Figures figures={about.figures} />
      </div>
      <Values />
      <Gallery />
      <BeforeVisit />
      <Closing />
    </>
  );
}
