import { useTexts } from '../../shared/i18n/use-language.ts';
import { NeedsScript } from '../../shared/page/NeedsScript.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ConsoleMain } from './ConsoleMain.tsx';
import { consoleTexts } from './texts.ts';

/** Stands in for a screen that is not here yet. */
export function ConsoleLoading() {
  const texts = useTexts(consoleTexts);
  return (
    <ConsoleMain>
      <NeedsScript />
      <Skeleton label={texts.loading} />
    </ConsoleMain>
  );
}
