import type { Settings } from '@praxisportal/contract/staff/settings';
import { useId } from 'react';
import { readLike } from '../../shared/forms/kept-draft.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import type { RunProven } from '../proof/use-proven.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { isSame, type TermValues, withPresent } from './settings-model.ts';
import { settingsTexts } from './texts.ts';
import { send, useSection } from './use-section.ts';

const months = [1, 2, 3, 4, 6, 9, 12, 18, 24];
const leads = [0, 30, 60, 120, 180, 240, 720, 1440, 2880, 4320, 10_080];
const notices = [2, 4, 6, 12, 24, 48, 72, 96, 168];

/** How far ahead and how shortly before patients book, and until when they cancel free of charge: in sentences. */
export function TermsSection({ settings, run }: { settings: Settings; run: RunProven }) {
  const { atOnce, terms: texts } = useTexts(settingsTexts);
  const { version: _version, ...stored } = settings.terms;
  const section = useSection(settings, 'terms', run, readLike<TermValues>(stored));
  const values = section.typed ?? stored;
  const put = (change: Partial<TermValues>) => section.type({ ...values, ...change });

  const sayHours = (hours: number) =>
    hours % 24 === 0 && hours > 24 ? texts.days(hours / 24) : texts.hours(hours);
  const sayLead = (minutes: number) => {
    if (minutes === 0) return texts.unlimited;
    return minutes % 60 === 0 ? sayHours(minutes / 60) : texts.minutes(minutes);
  };
  const changes = isSame(values, stored) ? [] : listChanges();
  const save = () => {
    const undo = (now: Settings) =>
      send({ version: now.terms.version, change: { section: 'terms', ...stored } }, run);
    void section.save({ change: { section: 'terms', ...values }, holds: atOnce, undo });
  };
  return (
    <SectionFrame
      title={texts.title}
      changes={changes}
      holds={atOnce}
      news={section.news}
      isSending={section.isSending}
      onSave={save}
      onDiscard={() => section.type(null)}
      onUndo={() => void section.undo()}
      onKeepMine={section.keepMine}
    >
      <Sentence
        around={texts.window}
        label={texts.windowLabel}
        choices={withPresent(months, values.windowMonths)}
        value={values.windowMonths}
        say={texts.months}
        onChange={(windowMonths) => put({ windowMonths })}
      />
      <Sentence
        around={texts.lead}
        label={texts.leadLabel}
        choices={withPresent(leads, values.leadMinutes)}
        value={values.leadMinutes}
        say={sayLead}
        onChange={(leadMinutes) => put({ leadMinutes })}
      />
      <Sentence
        around={texts.notice}
        label={texts.noticeLabel}
        choices={withPresent(notices, values.noticeHours)}
        value={values.noticeHours}
        say={sayHours}
        onChange={(noticeHours) => put({ noticeHours })}
        hint={texts.noticeHint}
      />
    </SectionFrame>
  );

  function listChanges(): string[] {
    const { changes: say } = texts;
    const sentences: string[] = [];
    if (values.windowMonths !== stored.windowMonths)
      sentences.push(say.window(texts.months(stored.windowMonths), texts.months(values.windowMonths)));
    if (values.leadMinutes !== stored.leadMinutes)
      sentences.push(say.lead(sayLead(stored.leadMinutes), sayLead(values.leadMinutes)));
    if (values.noticeHours !== stored.noticeHours)
      sentences.push(say.notice(sayHours(stored.noticeHours), sayHours(values.noticeHours)));
    return sentences;
  }
}

type SentenceProps = {
  /** What stands before the list and after it. */
  around: readonly string[];
  label: string;
  choices: readonly number[];
  value: number;
  say: (value: number) => string;
  onChange: (value: number) => void;
  hint?: string;
};

/** A rule as a sentence, with a list in its middle. */
function Sentence({ around, label, choices, value, say, onChange, hint }: SentenceProps) {
  const id = useId();
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span>{around[0]}</span>
        <select
          aria-label={label}
          aria-describedby={hint && id}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
          className="console-settings-control w-auto"
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {say(each)}
            </option>
          ))}
        </select>
        <span>{around[1]}</span>
      </p>
      {hint && (
        <p id={id} className="mt-1 max-w-text text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
