import { useTexts } from '../shared/i18n/use-language.ts';
import { Button } from '../shared/ui/Button.tsx';
import { Notice } from '../shared/ui/Notice.tsx';
import { ConsoleMain } from './shell/ConsoleMain.tsx';
import { consoleTexts } from './shell/texts.ts';

/** A screen that failed. */
export function ConsoleFailure() {
  const { failed } = useTexts(consoleTexts);
  return (
    <div className="console">
      <ConsoleMain>
        <Notice tone="error" title={failed.title}>
          <p>{failed.text}</p>
          <Button className="mt-3" size="small" onClick={() => location.reload()}>
            {failed.reload}
          </Button>
        </Notice>
      </ConsoleMain>
    </div>
  );
}
