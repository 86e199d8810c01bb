import { Volume2 } from 'lucide-react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { chatTexts } from './texts.ts';

type SpeechNoticeProps = { id: string; onChoose: (isOn: boolean) => void };

/**
 * Says that answers are read aloud and how to stop that, before the first one is; it stays until one chooses. In low windows
 * it leaves room for the text box.
 */
export function SpeechNotice({ id, onChoose }: SpeechNoticeProps) {
  const { input: texts } = useTexts(chatTexts);
  return (
    <div className="mx-auto mb-2 max-w-[46rem] rounded-control bg-honey-100 px-3 py-2 text-small leading-snug low:mb-1 low:px-2 low:py-1 forced-colors:border">
      <p id={id} className="flex gap-2">
        <Volume2 aria-hidden="true" className="size-5 shrink-0 low:hidden" />
        {texts.speechNotice}
      </p>
      <div className="mt-1 flex flex-wrap gap-2 low:mt-0">
        <Button variant="secondary" size="small" onClick={() => onChoose(false)}>
          {texts.withoutSpeech}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onChoose(true)}>
          {texts.withSpeech}
        </Button>
      </div>
    </div>
  );
}
