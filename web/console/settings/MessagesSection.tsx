import type { Settings } from '@praxisportal/contract/staff/settings';
import { settingsLimits } from '@praxisportal/contract/staff/settings-limits';
import { type ReactNode, useState } from 'react';
import { readLike } from '../../shared/forms/kept-draft.ts';
import { formatList } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import type { RunProven } from '../proof/use-proven.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { isSame, type MessageValues, readAddresses, withPresent } from './settings-model.ts';
import { settingsTexts } from './texts.ts';
import { send, useSection } from './use-section.ts';

const days = [1, 2, 3, 4, 5, 7, 10, settingsLimits.reminderDaysMax];
const times = Array.from({ length: 16 }, (_, index) => {
  const minutes = 4 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** Whether patients are reminded and when, and which mails the practice itself gets. */
export function MessagesSection({ settings, run }: { settings: Settings; run: RunProven }) {
  const { atOnce, messages: texts } = useTexts(settingsTexts);
  const language = useLanguage();
  const { version: _version, ...stored } = settings.messages;
  const section = useSection(settings, 'messages', run, readLike<MessageValues>(stored));
  const values = section.typed ?? stored;
  const { reminders, morningList, notices } = values;
  const put = (change: Partial<MessageValues>) => section.type({ ...values, ...change });
  const save = () => {
    const undo = (now: Settings) =>
      send({ version: now.messages.version, change: { section: 'messages', ...stored } }, run);
    void section.save({ change: { section: 'messages', ...values }, holds: atOnce, undo });
  };
  return (
    <SectionFrame
      title={texts.title}
      changes={isSame(values, stored) ? [] : listChanges()}
      holds={atOnce}
      news={section.news}
      isSending={section.isSending}
      onSave={save}
      onDiscard={() => section.type(null)}
      onUndo={() => void section.undo()}
      onKeepMine={section.keepMine}
    >
      <Switch
        label={texts.reminders}
        isOn={reminders.isOn}
        onSwitch={(isOn) => put({ reminders: { ...reminders, isOn } })}
      >
        <select
          aria-label={texts.remindersWhen}
          value={reminders.daysBefore}
          onChange={({ target }) => put({ reminders: { ...reminders, daysBefore: Number(target.value) } })}
          className="console-settings-control w-auto justify-self-start"
        >
          {withPresent(days, reminders.daysBefore).map((each) => (
            <option key={each} value={each}>
              {texts.daysBefore(each)}
            </option>
          ))}
        </select>
      </Switch>
      <Switch
        label={texts.list}
        hint={texts.listHint}
        isOn={morningList.isOn}
        onSwitch={(isOn) => put({ morningList: { ...morningList, isOn } })}
      >
        <label className="flex items-center gap-2">
          <span className="font-semibold">{texts.listTime}</span>
          <select
            value={morningList.time}
            onChange={({ target }) => put({ morningList: { ...morningList, time: target.value } })}
            className="console-settings-control w-auto"
          >
            {[...new Set([...times, morningList.time])].toSorted().map((each) => (
              <option key={each} value={each}>
                {texts.time(each)}
              </option>
            ))}
          </select>
        </label>
        <Addresses to={morningList.to} onChange={(to) => put({ morningList: { ...morningList, to } })} />
      </Switch>
      <Switch
        label={texts.notices}
        isOn={notices.isOn}
        onSwitch={(isOn) => put({ notices: { ...notices, isOn } })}
      >
        <Addresses to={notices.to} onChange={(to) => put({ notices: { ...notices, to } })} />
      </Switch>
    </SectionFrame>
  );

  function listChanges(): string[] {
    const { changes: say } = texts;
    const sentences: string[] = [];
    if (!isSame(reminders, stored.reminders))
      sentences.push(
        reminders.isOn ? say.remindersOn(texts.daysBefore(reminders.daysBefore)) : say.remindersOff,
      );
    if (!isSame(morningList, stored.morningList)) {
      const { isOn, time, to } = morningList;
      sentences.push(isOn ? say.listOn(texts.time(time), formatList(language, to)) : say.listOff);
    }
    if (!isSame(notices, stored.notices))
      sentences.push(notices.isOn ? say.noticesOn(formatList(language, notices.to)) : say.noticesOff);
    return sentences;
  }
}

type SwitchProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  children: ReactNode;
};

/** Something that is sent or not, with what there is to choose about it while it is. */
function Switch({ label, hint, isOn, onSwitch, children }: SwitchProps) {
  return (
    <div className="grid gap-3">
      <Checkbox label={label} hint={hint} checked={isOn} onChange={onSwitch} />
      {isOn && <div className="grid max-w-form gap-3 pl-9">{children}</div>}
    </div>
  );
}

/** A line of addresses. What is typed stays as it is; what it means is read from it. */
function Addresses({ to, onChange }: { to: readonly string[]; onChange: (to: string[]) => void }) {
  const { messages: texts } = useTexts(settingsTexts);
  const [text, setText] = useState<string>();
  const isTyped = text !== undefined && isSame(readAddresses(text), to);
  return (
    <TextField
      label={texts.to}
      hint={texts.toHint}
      type="text"
      inputMode="email"
      autoComplete="off"
      required
      value={isTyped ? text : to.join(', ')}
      error={to.length === 0 ? texts.addressMissing : undefined}
      onChange={(typed) => {
        setText(typed);
        onChange(readAddresses(typed));
      }}
    />
  );
}
