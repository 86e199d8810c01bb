import { useLoadedTexts } from '../../../shared/i18n/use-language.ts';
import { LegalPage } from '../LegalPage.tsx';
import { imprintTexts } from './texts.ts';

export default function ImprintScreen() {
  return <LegalPage words={useLoadedTexts(imprintTexts)} />;
}
