import { useTexts } from '../../i18n/use-language.ts';
import { ShortPage } from '../shell/ShortPage.tsx';

const texts = {
  de: {
    title: 'Barrierefreiheit',
    text: 'Diese Website soll für alle bedienbar sein. Sagen Sie uns, wo sie es nicht ist.',
  },
  en: { title: 'Accessibility', text: 'This website should be usable by everyone. Tell us where it is not.' },
};

export default function AccessibilityScreen() {
  return <ShortPage {...useTexts(texts)} />;
}
