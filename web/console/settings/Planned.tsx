import { formatDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { settingsTexts } from './texts.ts';

type PlannedProps = {
  name: string;
  list: readonly { validFrom: string; words: string }[];
  onWithdraw: (validFrom: string) => void;
};

/** What is to hold of one treatment or dentist from later days on, to be taken back. */
export function Planned({ name, list, onWithdraw }: PlannedProps) {
  const texts = useTexts(settingsTexts);
  const language = useLanguage();
  return list.map(({ validFrom, words }) => {
    const day = formatDate(language, validFrom);
    return (
      <p key={validFrom} className="flex flex-wrap items-center gap-x-2 text-small font-normal text-ink-soft">
        {texts.planned(day, words)}
        <Button
          size="small"
          variant="quiet"
          aria-label={texts.withdrawNamed(name, day)}
          onClick={() => onWithdraw(validFrom)}
        >
          {texts.withdraw}
        </Button>
      </p>
    );
  });
}
