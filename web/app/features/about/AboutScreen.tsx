import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: { title: 'Über uns', text: 'Wir behandeln am Lindenplatz in Köln, seit 1998.' },
  en: { title: 'About us', text: 'We have treated patients at Lindenplatz in Cologne since 1998.' },
};

export default function AboutScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
