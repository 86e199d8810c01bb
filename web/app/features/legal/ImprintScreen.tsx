import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: {
    title: 'Impressum',
    text: 'Verantwortlich ist die Zahnarztpraxis am Lindenplatz, Lindenplatz 7, 50676 Köln.',
  },
  en: { title: 'Imprint', text: 'Responsible: Zahnarztpraxis am Lindenplatz, Lindenplatz 7, 50676 Köln.' },
};

export default function ImprintScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
