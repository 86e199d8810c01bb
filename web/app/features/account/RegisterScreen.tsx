import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: { title: 'Registrieren', text: 'Für ein neues Konto erreichen Sie uns am Telefon.' },
  en: { title: 'Register', text: 'For a new account please call us.' },
};

export default function RegisterScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
