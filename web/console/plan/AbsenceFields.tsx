import type { Plan } from '@praxisportal/contract/staff/plan';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import { addDays, countDays } from '../../shared/clock/calendar-date.ts';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { formatWeekday } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { RadioGroup } from '../../shared/ui/RadioGroup.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { mayPlanAbsence, useMe } from '../shell/use-staff-session.ts';
import {
  type AbsenceDraft,
  endOfWorkingWeek,
  type findAbsenceProblem,
  isLongerThanAYear,
  wholePractice,
} from './absence-draft.ts';
import { planTexts } from './texts.ts';

type Problem = ReturnType<typeof findAbsenceProblem>;
type FieldsProps = { draft: AbsenceDraft; onChange: (draft: AbsenceDraft) => void };
type AbsenceFieldsProps = FieldsProps & {
  plan: Plan;
  /** It is planned already: whose it is stays. */
  isOfKnown: boolean;
  today: string;
  problem: Problem;
};

/** The fields of an absence or closure: whose, when, why. */
export function AbsenceFields({ plan, isOfKnown, today, problem, ...fields }: AbsenceFieldsProps) {
  return (
    <>
      <WhoField plan={plan} isFixed={isOfKnown} {...fields} />
      <WhenFields today={today} problem={problem} {...fields} />
      <ReasonFields {...fields} />
    </>
  );
}

function WhoField({ plan, draft, isFixed, onChange }: FieldsProps & { plan: Plan; isFixed: boolean }) {
  const texts = useTexts(planTexts);
  const me = useMe();
  const own = plan.doctors.filter(({ id }) => mayPlanAbsence(me, id));
  if (isFixed || !me.rights.includes('plan_any_absence')) {
    const name = plan.doctors.find(({ id }) => id === draft.who)?.name ?? texts.practice;
    return <p className="text-lead font-semibold">{name}</p>;
  }
  return (
    <RadioGroup
      legend={texts.form.who}
      name="who"
      value={draft.who}
      options={{
        ...Object.fromEntries(own.map(({ id, name }) => [id, name])),
        [wholePractice]: texts.practice,
      }}
      onChange={(who) => onChange({ ...draft, who })}
    />
  );
}

type WhenFieldsProps = FieldsProps & { today: string; problem: Problem };

function WhenFields({ draft, today, problem, onChange }: WhenFieldsProps) {
  const { form: texts } = useTexts(planTexts);
  const language = useLanguage();
  const { from, to, isPart, partFrom, partTo, isLong } = draft;
  const friday = endOfWorkingWeek(today);
  const presets = [
    { label: texts.today, to: today },
    { label: texts.tomorrow, to: addDays(today, 1) },
    { label: texts.friday(formatWeekday(language, friday)), to: friday },
  ].filter((preset, index, all) => all.findIndex((other) => other.to === preset.to) === index);
  const saidOf = (...codes: (typeof problem)[]) =>
    problem && codes.includes(problem) ? texts.problems[problem] : undefined;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold text-leaf-900">{texts.when}</legend>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.presets}</legend>
        {presets.map((preset) => (
          <button
            key={preset.to}
            type="button"
            aria-pressed={from === today && to === preset.to}
            onClick={() => onChange({ ...draft, from: today, to: preset.to })}
            className="plan-preset"
          >
            {preset.label}
          </button>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-3 max-sm:grid-cols-1">
        <TextField
          label={texts.from}
          type="date"
          required
          value={from}
          onChange={(value) => onChange({ ...draft, from: value, to: to < value ? value : to })}
        />
        <TextField
          label={texts.to}
          type="date"
          required
          min={from}
          value={to}
          hint={to > from && from !== '' ? texts.days(countDays(from, to) + 1) : undefined}
          error={saidOf('days_missing', 'ends_before', 'in_past', 'too_long')}
          onChange={(value) => onChange({ ...draft, to: value })}
        />
      </div>
      {isLongerThanAYear(draft) && (
        <Checkbox
          label={texts.isLong}
          checked={isLong}
          error={saidOf('year_unsure')}
          onChange={(checked) => onChange({ ...draft, isLong: checked })}
        />
      )}
      <Checkbox
        label={texts.isPart}
        checked={isPart}
        onChange={(checked) => onChange({ ...draft, isPart: checked })}
      />
      {isPart && (
        <div className="grid max-w-80 grid-cols-2 items-start gap-3">
          <TextField
            label={texts.partFrom}
            type="time"
            required
            value={partFrom}
            onChange={(value) => onChange({ ...draft, partFrom: value })}
          />
          <TextField
            label={texts.partTo}
            type="time"
            required
            value={partTo}
            error={saidOf('hours_missing', 'hours_backwards')}
            onChange={(value) => onChange({ ...draft, partTo: value })}
          />
        </div>
      )}
    </fieldset>
  );
}

function ReasonFields({ draft, onChange }: FieldsProps) {
  const { form: texts } = useTexts(planTexts);
  const { reason, reasonEn, isReasonShown } = draft;
  return (
    <div className="grid gap-3">
      <LimitedTextField
        label={texts.reason}
        hint={isReasonShown ? undefined : texts.reasonHint}
        maxLength={planLimits.reasonMaxLength}
        value={reason}
        onChange={(value) => onChange({ ...draft, reason: value })}
      />
      {reason !== '' && (
        <Checkbox
          label={texts.isReasonShown}
          checked={isReasonShown}
          onChange={(checked) => onChange({ ...draft, isReasonShown: checked })}
        />
      )}
      {reason !== '' && isReasonShown && (
        <LimitedTextField
          label={texts.reasonEn}
          maxLength={planLimits.reasonMaxLength}
          value={reasonEn}
          onChange={(value) => onChange({ ...draft, reasonEn: value })}
        />
      )}
    </div>
  );
}
