import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: {
    title: 'Leistungen',
    text: 'Von der Kontrolle bis zum Zahnersatz: Rufen Sie uns an, wenn Sie Fragen haben.',
  },
  en: { title: 'Services', text: 'From check-ups to dentures: call us if you have questions.' },
};

export default function ServicesScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
