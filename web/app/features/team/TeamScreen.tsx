import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: { title: 'Team', text: 'Drei Zahnärztinnen und Zahnärzte behandeln in unserer Praxis.' },
  en: { title: 'Team', text: 'Three dentists treat patients at our practice.' },
};

export default function TeamScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
