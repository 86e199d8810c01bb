import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: {
    title: 'Zahnarztpraxis am Lindenplatz',
    text: 'Termine online, Zeit für Ihre Fragen und Zahnmedizin in Köln seit 1998.',
  },
  en: {
    title: 'Zahnarztpraxis am Lindenplatz',
    text: 'Appointments online, time for your questions and dentistry in Cologne since 1998.',
  },
};

export default function HomeScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
