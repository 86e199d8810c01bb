import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: { title: 'Kontakt', text: 'Sie erreichen uns am Telefon, per E-Mail und am Lindenplatz 7 in Köln.' },
  en: { title: 'Contact', text: 'You reach us by phone, by e-mail and at Lindenplatz 7 in Cologne.' },
};

export default function ContactScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
