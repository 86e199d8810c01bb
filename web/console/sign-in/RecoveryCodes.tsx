import { limits } from '@praxisportal/contract/limits';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { signInTexts } from './texts.ts';

type RecoveryCodesProps = {
  codes: readonly string[];
  /** Below a heading of the page the title is a smaller one. */
  level?: 'h1' | 'h3' | undefined;
  doneLabel?: string | undefined;
  onDone: () => void;
};

/** The codes for a bad day, shown this once. */
export function RecoveryCodes({ codes, level: Heading = 'h1', doneLabel, onDone }: RecoveryCodesProps) {
  const { recovery: texts, copyFailed } = useTexts(signInTexts);
  const { actions } = useMessages();
  const [isKept, setIsKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <Heading ref={heading} tabIndex={-1} className={Heading === 'h1' ? 'text-h2' : 'text-h3'}>
        {texts.title}
      </Heading>
      <p>{texts.text}</p>
      <ul className="grid gap-1 rounded-control border border-line-strong bg-white p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={codes.join('\n')}
          label={texts.copy}
          copiedLabel={actions.copied}
          failedLabel={copyFailed}
          feedbackMs={limits.clipboardFeedbackMs}
          isNamed
        />
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {texts.print}
        </Button>
      </div>
      <Checkbox label={texts.kept} checked={isKept} onChange={setIsKept} />
      <Button disabled={!isKept} onClick={onDone}>
        {doneLabel ?? texts.goOn}
      </Button>
    </div>
  );
}
