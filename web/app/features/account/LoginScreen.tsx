import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: { title: 'Anmelden', text: 'Zum Konto erreichen Sie uns am Telefon.' },
  en: { title: 'Log in', text: 'For your account please call us.' },
};

export default function LoginScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
