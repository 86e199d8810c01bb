import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: { title: 'Termin buchen', text: 'Termine vergeben wir am Telefon.' },
  en: { title: 'Book appointment', text: 'We give appointments on the phone.' },
};

export default function BookingScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
