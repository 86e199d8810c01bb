import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { saveFile } from '../../shared/page/save-file.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useInSight } from '../../shared/ui/use-in-sight.ts';
import { schedulingTexts } from './texts.ts';

type CalendarFileButtonProps = {
  /** Asks the server for the file's text. */
  load: () => Promise<string>;
  /** Which appointment it is, where several have such a button. */
  when?: string | undefined;
};

/** Saves an appointment as a file that every calendar opens. */
export function CalendarFileButton({ load, when }: CalendarFileButtonProps) {
  const { calendar: texts } = useTexts(schedulingTexts);
  const sayError = useErrorSentence();
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const trouble = useInSight<HTMLParagraphElement>(failure);

  const save = async () => {
    setFailure(undefined);
    setIsLoading(true);
    try {
      saveFile(texts.fileName, await load(), 'text/calendar;charset=utf-8');
    } catch (error) {
      setFailure(error);
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        className="focus-visible:outline-leaf-600"
        isPending={isLoading}
        aria-label={when && texts.saveThis(when)}
        onClick={() => void save()}
      >
        <CalendarPlus aria-hidden="true" className="size-5" />
        {texts.save}
      </Button>
      <p
        ref={trouble}
        role="alert"
        className="mt-2 rounded-control bg-alarm-50 px-3 py-1 text-small font-semibold text-alarm-700 empty:sr-only"
      >
        {failure !== undefined && sayError(failure, 'load_calendar')}
      </p>
    </div>
  );
}
