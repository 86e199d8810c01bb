import type { NewSpecialDay, Plan } from '@praxisportal/contract/staff/plan';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import { type FormEvent, useRef, useState } from 'react';
import { isCalendarDate } from '../../shared/clock/calendar-date.ts';
import { readLike, useKeptDraft } from '../../shared/forms/kept-draft.ts';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { CheckedSaveButtons } from './CheckedSaveButtons.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { parseHours, writeHours } from './hours-text.ts';
import { LeftOutside } from './LeftOutside.tsx';
import { PlanHeading } from './PlanHeading.tsx';
import { planTexts } from './texts.ts';
import { useCheckedSave } from './use-checked-save.ts';
import { type Drafted, useSeenPlan } from './use-seen-plan.ts';

type SpecialDay = Plan['specialDays'][number];

type Words = {
  date: string;
  hours: string;
  reason: string;
  reasonEn: string;
  /** Who works, with hours of their own; without words as long as the practice is open. */
  works: Record<string, string>;
};
type Draft = Words & Drafted;

function toWords(day: SpecialDay | undefined): Words {
  const hours = writeHours(day?.hours ?? []);
  const own = day?.doctors.map(({ doctorId, hours: list }) => [doctorId, writeHours(list)]) ?? [];
  return {
    ...{ date: day?.date ?? '', hours, reason: day?.reason?.de ?? '' },
    reasonEn: day?.reason && day.reason.en !== day.reason.de ? day.reason.en : '',
    works: Object.fromEntries(own.map(([id, text]) => [id, text === hours ? '' : text])),
  };
}

/** Null while it can't be sent. */
function toBody(
  { date, hours, reason, reasonEn, works }: Words,
  today: string,
): Omit<NewSpecialDay, 'version'> | null {
  const open = parseHours(hours);
  if (!isCalendarDate(date) || date < today || !open || open.length === 0) return null;
  const doctors = Object.entries(works).map(([doctorId, text]) => {
    const own = parseHours(text);
    return { doctorId, hours: own?.length === 0 ? open : own };
  });
  const ready = doctors.flatMap(({ doctorId, hours: list }) => (list ? [{ doctorId, hours: list }] : []));
  if (ready.length === 0 || ready.length < doctors.length) return null;
  const de = reason.trim();
  return { date, hours: open, doctors: ready, reason: de === '' ? null : { de, en: reasonEn.trim() || de } };
}

type SpecialDayFormProps = { plan: Plan; today: string; day: SpecialDay | undefined };

/** A day with hours of its own: when the practice is open then, and who works. */
export function SpecialDayForm({ plan, today, day }: SpecialDayFormProps) {
  const texts = useTexts(planTexts);
  const { form } = texts.specialDays;
  const { seen, isOther, versionFor, onRefused } = useSeenPlan(plan, today);
  const findReplaced = (date: string) => seen.specialDays.find((each) => each.date === date);
  const [opened] = useState(day);
  const initial = toWords((opened && findReplaced(opened.date)) ?? opened);
  const [kept, keep] = useKeptDraft(
    `${staffMemory}:special-day:${day?.id ?? 'new'}`,
    readLike<Draft>({ ...initial, works: {}, version: null }),
  );
  const draft = kept ?? initial;
  const replaced = findReplaced(draft.date);
  const version = versionFor(kept, replaced);
  const put = (parts: Partial<Words>) => keep({ ...draft, version, ...parts });
  const nameOf = (doctorId: string) => plan.doctors.find(({ id }) => id === doctorId)?.name ?? doctorId;
  const [isTried, setIsTried] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const others = replaced && [
    writeHours(replaced.hours),
    ...replaced.doctors.map(({ doctorId, hours }) =>
      texts.specialDays.works(nameOf(doctorId), writeHours(hours)),
    ),
  ];
  const words = toBody(draft, today);
  const body = words && { ...words, version };
  const saving = useCheckedSave(body, {
    preview: (wish) => callStaff('previewSpecialDay', { body: wish }),
    save: (wish) => callStaff('setSpecialDay', { body: wish }),
    onSaved: () => keep(null),
    onRefused,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (body === null)
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
    else if (saving.hits === null) saving.check();
    else saving.save();
  };
  if (saving.left)
    return (
      <>
        <PlanHeading title={texts.specialDays.title} />
        <LeftOutside hits={saving.left} isSaved />
      </>
    );
  const wrongWords = (text: string) =>
    isTried && parseHours(text) === null ? texts.hours.form.wrong : undefined;
  const isNobody = Object.keys(draft.works).length === 0;
  return (
    <>
      <PlanHeading title={day ? texts.specialDays.change : texts.specialDays.add} />
      <form ref={formRef} noValidate onSubmit={submit} className="grid max-w-form gap-4">
        <TextField
          label={form.date}
          type="date"
          required
          min={today}
          value={draft.date}
          readOnly={day !== undefined}
          error={isTried && !(draft.date >= today) ? texts.form.problems.in_past : undefined}
          onChange={(date) => keep({ ...draft, date, version: versionFor(null, findReplaced(date)) })}
        />
        <TextField
          label={form.hours}
          hint={form.hoursHint}
          required
          value={draft.hours}
          error={isTried && draft.hours.trim() === '' ? form.noHours : wrongWords(draft.hours)}
          onChange={(hours) => put({ hours })}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold text-leaf-900">{form.who}</legend>
          {plan.doctors.map(({ id, name }, index) => {
            const own = draft.works[id];
            const { [id]: _, ...others } = draft.works;
            return (
              <div key={id} className="grid gap-2">
                <Checkbox
                  label={name}
                  checked={own !== undefined}
                  error={isTried && isNobody && index === 0 ? form.nobody : undefined}
                  onChange={(checked) => put({ works: checked ? { ...others, [id]: '' } : others })}
                />
                {own !== undefined && (
                  <TextField
                    label={form.hoursOf(name)}
                    hint={form.like}
                    value={own}
                    error={wrongWords(own)}
                    onChange={(text) => put({ works: { ...draft.works, [id]: text } })}
                  />
                )}
              </div>
            );
          })}
        </fieldset>
        <LimitedTextField
          label={form.reason}
          maxLength={planLimits.reasonMaxLength}
          value={draft.reason}
          onChange={(reason) => put({ reason })}
        />
        {draft.reason !== '' && (
          <LimitedTextField
            label={form.reasonEn}
            maxLength={planLimits.reasonMaxLength}
            value={draft.reasonEn}
            onChange={(reasonEn) => put({ reasonEn })}
          />
        )}
        <CheckedSaveButtons form={saving} others={isOther ? (others ?? []).join('; ') : undefined}>
          <DiscardButton isShown={kept !== null} formRef={formRef} onDiscard={() => keep(null)} />
        </CheckedSaveButtons>
      </form>
      {/* A form of its own. */}
      <ProofDialog request={saving.request} />
    </>
  );
}
