import type { Hit, OpenAbsence, Plan } from '@praxisportal/contract/staff/plan';
import { planLimits } from '@praxisportal/contract/staff/plan-limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasErrorCode } from '../../api/errors.ts';
import { queryClient, useMutation } from '../../api/query-client.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { addDays, countDays } from '../../clock/calendar-date.ts';
import { callStaff } from '../../console/call-staff.ts';
import { consolePath } from '../../console/console-paths.ts';
import { absencePreviewQuery, planQuery } from '../../console/staff-queries.ts';
import { useStaffQuery } from '../../console/use-staff-query.ts';
import { mayPlanAbsence, useMe } from '../../console/use-staff-session.ts';
import { formatWeekday } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import {
  type AbsenceDraft,
  draftAbsence,
  endOfWorkingWeek,
  findAbsenceProblem,
  findOverlapping,
  isLongerThanAYear,
  toAbsenceWords,
  toDraft,
  wholePractice,
} from './absence-draft.ts';
import { HitList } from './HitList.tsx';
import { PlanHeading } from './PlanHeading.tsx';
import { refreshPlan } from './refresh-plan.ts';
import { sayDays, sayWho } from './say-absence.ts';
import { planTexts } from './texts.ts';

type AbsenceFormProps = { plan: Plan; today: string } & (
  | { absence: OpenAbsence; start?: undefined }
  | { absence?: undefined; start: { who: string; from: string } }
);

/** An absence or closure: who and when; beside it, before anything is saved, whom it hits. */
export function AbsenceForm({ plan, today, absence, start }: AbsenceFormProps) {
  const texts = useTexts(planTexts);
  const { form } = texts;
  const language = useLanguage();
  const navigate = useNavigate();
  const sayError = useErrorSentence();
  // As somebody saw it: what others change meanwhile is not overwritten unseen.
  const [seenAbsence, setSeenAbsence] = useState(absence);
  const [draft, setDraft] = useState(() =>
    absence ? toDraft(absence) : draftAbsence(start.who, start.from),
  );
  const [attempts, setAttempts] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const problem = findAbsenceProblem(draft, today);
  const words = toAbsenceWords(draft);
  const preview = useStaffQuery({
    ...absencePreviewQuery({ ...words, ...(seenAbsence && { id: seenAbsence.id }) }),
    enabled: problem === null,
  });
  const hits = problem === null ? preview.data?.hits : undefined;
  const overlapping = findOverlapping(plan.absences, draft, seenAbsence?.id);

  const save = useMutation({
    mutationFn: async () => {
      const { doctorId: _, ...change } = words;
      return seenAbsence
        ? callStaff('changeAbsence', {
            params: { id: seenAbsence.id },
            body: { ...change, version: seenAbsence.version },
          })
        : callStaff('addAbsence', { body: words });
    },
    onSuccess: async (saved) => {
      refreshPlan();
      // Who booked between looking and saving was not in the preview.
      const seenIds = new Set(hits?.map(toId));
      const newIds = hits ? saved.hits.map(toId).filter((id) => !seenIds.has(id)) : [];
      await navigate(consolePath(language, 'planning', { absence: saved.absence.id }), {
        replace: true,
        state: { newIds },
      });
    },
    onError: async (error) => {
      if (!hasErrorCode(error, 'absence_changed')) return;
      const { absences } = await queryClient.fetchQuery({ ...planQuery(today), staleTime: 0 });
      const present = absences.find(({ id }) => id === seenAbsence?.id);
      if (!present) return;
      setSeenAbsence(present);
      setDraft(toDraft(present));
    },
  });
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) setAttempts((count) => count + 1);
    else if (!save.isPending) save.mutate(undefined);
  };
  const isChanged = hasErrorCode(save.error, 'absence_changed');
  const saveLabel = hits && hits.length > 0 ? form.saveAnd(hits.length) : form.save;
  return (
    <>
      <PlanHeading title={seenAbsence ? form.change : form.add} />
      <div className="plan-columns">
        <form ref={formRef} noValidate onSubmit={submit} className="grid content-start gap-5">
          <WhoField plan={plan} draft={draft} isFixed={seenAbsence !== undefined} onChange={setDraft} />
          <WhenFields
            draft={draft}
            today={today}
            problem={attempts > 0 ? problem : null}
            onChange={setDraft}
          />
          <ReasonFields draft={draft} onChange={setDraft} />
          {overlapping.length > 0 && (
            <Notice title={form.overlaps}>
              <ul>
                {overlapping.map((other) => (
                  <li key={other.id}>
                    {`${sayWho(texts, plan.doctors, other.doctorId)}, ${sayDays(texts, language, other)}`}
                  </li>
                ))}
              </ul>
              <p className="text-small">{form.overlapsNote}</p>
            </Notice>
          )}
          {attempts > 0 && problem && <Notice tone="error" title={form.problems[problem]} />}
          {save.error && (
            <Notice tone="error" title={isChanged ? form.changed : sayError(save.error, 'save')} />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isPending={save.isPending}>
              {save.isPending ? form.saving : seenAbsence ? form.saveChange : saveLabel}
            </Button>
          </div>
        </form>
        <Preview hits={hits} isAsked={problem === null} error={preview.error} />
      </div>
    </>
  );
}

const toId = ({ appointment }: Hit) => appointment.id;

type FieldsProps = { draft: AbsenceDraft; onChange: (draft: AbsenceDraft) => void };

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

type WhenFieldsProps = FieldsProps & { today: string; problem: ReturnType<typeof findAbsenceProblem> };

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
      <TextField
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
        <TextField
          label={texts.reasonEn}
          maxLength={planLimits.reasonMaxLength}
          value={reasonEn}
          onChange={(value) => onChange({ ...draft, reasonEn: value })}
        />
      )}
    </div>
  );
}

type PreviewProps = { hits: readonly Hit[] | undefined; isAsked: boolean; error: unknown };

function Preview({ hits, isAsked, error }: PreviewProps) {
  const { preview: texts } = useTexts(planTexts);
  const sayError = useErrorSentence();
  return (
    <section aria-labelledby="preview" className="plan-preview">
      <h2 id="preview" className="text-base font-semibold">
        {texts.title}
      </h2>
      <p role="status" className="text-small text-ink-soft">
        {!isAsked && texts.incomplete}
        {isAsked && !hits && !error && texts.waiting}
        {hits && (hits.length === 0 ? texts.none : texts.some(hits.length))}
      </p>
      {isAsked && error != null && <Notice tone="error" title={sayError(error, 'generic')} />}
      {hits && hits.length > 0 && (
        <>
          <HitList hits={hits} shownMax={12} />
          <p className="text-small text-ink-soft">{texts.note}</p>
        </>
      )}
    </section>
  );
}
