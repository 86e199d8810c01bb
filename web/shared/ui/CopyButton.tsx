import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';

type CopyButtonProps = {
  /** What lands on the clipboard. */
  text: string;
  /** Names the button, e.g. "Kontonummer kopieren". */
  label: string;
  /** Said and shown after copying. */
  copiedLabel: string;
  /** Said and shown if the browser refuses. */
  failedLabel: string;
  feedbackMs: number;
  /** Whether the name is seen; a sign alone is enough beside what it copies. */
  isNamed?: boolean | undefined;
};

/** Copies a text and says so for a moment. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  failedLabel,
  feedbackMs,
  isNamed = false,
}: CopyButtonProps) {
  const [feedback, setFeedback] = useState('');

  useEffect(() => {
    if (feedback === '') return;
    const timer = setTimeout(() => setFeedback(''), feedbackMs);
    return () => clearTimeout(timer);
  }, [feedback, feedbackMs]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setFeedback(copiedLabel);
    } catch {
      setFeedback(failedLabel);
    }
  };

  const Icon = feedback === copiedLabel ? Check : Copy;
  return (
    <span className="relative inline-flex">
      <Button
        variant={isNamed ? 'secondary' : 'quiet'}
        size="small"
        aria-label={label}
        title={isNamed ? undefined : label}
        onClick={() => void copy()}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isNamed && label}
      </Button>
      <span
        role="status"
        className="absolute right-0 bottom-full rounded-control bg-leaf-900 px-3 py-1 text-small font-semibold whitespace-nowrap text-white empty:p-0"
      >
        {feedback}
      </span>
    </span>
  );
}
