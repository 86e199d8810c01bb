import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { contactTexts } from './texts.ts';

/** The confirmation, which takes the focus from the form that it replaces. */
export function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const texts = useTexts(contactTexts).form;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="grid max-w-form justify-items-start gap-5">
      <Notice ref={notice} tabIndex={-1} tone="success" title={texts.sentTitle} className="w-full">
        <p className="mt-1 wrap-anywhere">{texts.sentText(email)}</p>
      </Notice>
      <Button variant="secondary" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  );
}
