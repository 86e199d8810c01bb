import type { Language } from '@praxisportal/contract/language';
import { buttonClass } from '../../shared/ui/button-class.ts';

/** A key that is pressed clicks, too. */
export type OnSuggestion = (text: string, how: { isByPointer: boolean }) => void;

type SuggestionsProps = {
  label: string;
  texts: readonly string[];
  /** The texts' own, if it may be another than the page's. */
  language?: Language | undefined;
  onChoose: OnSuggestion;
};

/** What one could say, each a button that says it. */
export function Suggestions({ label, texts, language, onChoose }: SuggestionsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} lang={language} className="max-w-full">
          <button
            type="button"
            onClick={({ detail }) => onChoose(text, { isByPointer: detail > 0 })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
