import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: { title: 'Datenschutz', text: 'Fragen zum Datenschutz beantworten wir Ihnen am Telefon.' },
  en: { title: 'Privacy', text: 'We answer questions about data protection on the phone.' },
};

export default function PrivacyScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
