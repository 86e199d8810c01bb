import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { dayTexts } from './texts.ts';

/** A visible button that lists the keys of the plan. */
export function KeyHelp() {
  const { keyHelp: texts, keys } = useTexts(dayTexts);
  const { actions } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.title}
        title={texts.title}
        onClick={() => setIsOpen(true)}
        className="px-2.5! max-md:hidden print:hidden"
      >
        <Keyboard aria-hidden="true" className="size-5" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.title}
        description={<p>{texts.text}</p>}
        actions={
          <Button size="small" autoFocus onClick={() => setIsOpen(false)}>
            {actions.close}
          </Button>
        }
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
          {texts.rows(keys).map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="font-semibold">{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
