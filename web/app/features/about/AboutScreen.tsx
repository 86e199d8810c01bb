import { formatNumber } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { StatStrip } from '../../ui/StatStrip.tsx';
import { Closing } from './Closing.tsx';
import { Gallery } from './Gallery.tsx';
import { History } from './History.tsx';
import { Intro } from './Intro.tsx';
import { aboutTexts } from './texts.ts';
import { Values } from './Values.tsx';

export default function AboutScreen() {
  const language = useLanguage();
  const { title, description, stats } = useTexts(aboutTexts);
  return (
    <>
      <PageHead title={title} description={description} />
      <Intro />
      <History />
      <div className="page-width pb-16 lg:pb-28">
        <StatStrip
          label={stats.label}
          stats={[
            { value: '25+', ...stats.years },
            { value: `${formatNumber(language, 5000)}+`, ...stats.patients },
            { value: '3', ...stats.specialists },
            { value: language === 'de' ? '100 %' : '100%', ...stats.commitment },
          ]}
        />
      </div>
      <Values />
      <Gallery />
      <Closing />
    </>
  );
}
