import type { NewHours, Plan } from '@praxisportal/contract/staff/plan';
import type { Weekday } from '@praxisportal/practice/types';
import { type FormEvent, useId, useRef, useState } from 'react';
import { addDays, isCalendarDate } from '../../shared/clock/calendar-date.ts';
import { readLike, useKeptDraft } from '../../shared/forms/kept-draft.ts';
import { nameWeekday } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { wholePractice } from './absence-draft.ts';
import { CheckedSaveButtons } from './CheckedSaveButtons.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { groupWeek, hoursOf, parseHours, sayWeekdays, weekdays, writeHours } from './hours-text.ts';
import { LeftOutside } from './LeftOutside.tsx';
import { PlanHeading } from './PlanHeading.tsx';
import { planTexts } from './texts.ts';
import { useCheckedSave } from './use-checked-save.ts';
import { type Drafted, useSeenPlan } from './use-seen-plan.ts';

type HoursFormProps = {
  plan: Plan;
  today: string;
  /** A dentist's id, or `practice`. */
  whose: string;
};

/** Weekly hours from a day on, a line for each weekday as people write them. */
export function HoursForm({ plan, today, whose }: HoursFormProps) {
  const texts = useTexts(planTexts);
  const { form } = texts.hours;
  const language = useLanguage();
  const doctorId = whose === wholePractice ? null : whose;
  const name = plan.doctors.find(({ id }) => id === doctorId)?.name ?? texts.practice;
  const { seen, isOther, versionFor, onRefused } = useSeenPlan(plan, today);
  const [tomorrow] = useState(() => addDays(today, 1));
  const initial = { validFrom: tomorrow, lines: toLines(seen, doctorId) };
  const [kept, keep] = useKeptDraft(
    `${staffMemory}:hours:${whose}`,
    readLike<Draft>({ ...initial, version: null }),
  );
  const { validFrom, lines } = kept ?? initial;
  const findReplaced = (date: string) =>
    seen.hours.find((each) => each.doctorId === doctorId && each.validFrom === date);
  const replaced = findReplaced(validFrom);
  const version = versionFor(kept, replaced);
  const hintId = useId();
  const [isTried, setIsTried] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const saving = useCheckedSave(toBody({ doctorId, validFrom, version }, lines), {
    preview: (body) => callStaff('previewHours', { body }),
    save: (body) => callStaff('setHours', { body }),
    onSaved: () => keep(null),
    onRefused,
  });
  const others = groupWeek(replaced?.hours ?? []).map(
    ({ days, hours }) =>
      `${sayWeekdays(days, (weekday) => nameWeekday(language, weekday, 'short'))} ${hours}`,
  );
  const put = (weekday: Weekday, text: string) => {
    if (lines[weekday] !== text) keep({ validFrom, lines: { ...lines, [weekday]: text }, version });
  };
  const isDateWrong = !isCalendarDate(validFrom) || validFrom < today;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWrong = isDateWrong || weekdays.some((weekday) => parseHours(lines[weekday]) === null);
    setIsTried(true);
    if (isWrong)
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
    else if (saving.hits === null) saving.check();
    else saving.save();
  };
  if (saving.left)
    return (
      <>
        <PlanHeading title={form.title(name)} />
        <LeftOutside hits={saving.left} isSaved />
      </>
    );
  return (
    <>
      <PlanHeading title={form.title(name)} />
      <form ref={formRef} noValidate onSubmit={submit} className="grid max-w-form gap-4">
        {doctorId === null && <p className="text-ink-soft">{form.practiceNote}</p>}
        <div className="max-w-60">
          <TextField
            label={form.validFrom}
            type="date"
            required
            min={today}
            value={validFrom}
            error={isTried && isDateWrong ? texts.form.problems.in_past : undefined}
            onChange={(date) =>
              keep({ validFrom: date, lines, version: versionFor(null, findReplaced(date)) })
            }
          />
        </div>
        <p id={hintId} className="text-small text-ink-soft">
          {form.hint}
        </p>
        <fieldset aria-label={form.week} aria-describedby={hintId} className="grid gap-4">
          {weekdays.map((weekday, index) => {
            const before = weekdays[index - 1];
            const day = nameWeekday(language, weekday, 'long');
            return (
              <div key={weekday} className="plan-day-line">
                <TextField
                  label={day}
                  value={lines[weekday]}
                  placeholder={texts.hours.free}
                  error={isTried && parseHours(lines[weekday]) === null ? form.wrong : undefined}
                  onChange={(text) => put(weekday, text)}
                  onBlur={() => put(weekday, tidy(lines[weekday]))}
                />
                {before && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={form.takeNamed(day)}
                    onClick={() => put(weekday, lines[before])}
                  >
                    {form.take}
                  </Button>
                )}
              </div>
            );
          })}
        </fieldset>
        <CheckedSaveButtons form={saving} others={isOther ? others.join('; ') : undefined}>
          <DiscardButton isShown={kept !== null} formRef={formRef} onDiscard={() => keep(null)} />
        </CheckedSaveButtons>
      </form>
      {/* A form of its own. */}
      <ProofDialog request={saving.request} />
    </>
  );
}

type Lines = Record<Weekday, string>;

type Draft = Drafted & { validFrom: string; lines: Lines };

/** The last hours that are planned, as texts. */
function toLines({ hours }: Plan, doctorId: string | null): Lines {
  const last = hours
    .filter((planned) => planned.doctorId === doctorId)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1);
  const line = (weekday: Weekday) => writeHours(hoursOf(last?.hours ?? [], weekday));
  return { 1: line(1), 2: line(2), 3: line(3), 4: line(4), 5: line(5), 6: line(6), 7: line(7) };
}

/** Hours in the one way of writing them, once they can be read. */
function tidy(text: string): string {
  const hours = parseHours(text);
  return hours ? writeHours(hours) : text;
}

/** Null while it can't be sent. */
function toBody(words: Omit<NewHours, 'hours'>, lines: Lines): NewHours | null {
  const hours: NewHours['hours'] = [];
  for (const weekday of weekdays) {
    const stretches = parseHours(lines[weekday]);
    if (!stretches) return null;
    hours.push(...stretches.map((stretch) => ({ weekday, ...stretch })));
  }
  return isCalendarDate(words.validFrom) ? { ...words, hours } : null;
}
