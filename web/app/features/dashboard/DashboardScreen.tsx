import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: { title: 'Meine Termine', text: 'Zu Ihren Terminen geben wir am Telefon Auskunft.' },
  en: { title: 'My appointments', text: 'We answer questions about your appointments on the phone.' },
};

export default function DashboardScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
