import type { Hit, OpenAbsence, Plan } from '@praxisportal/contract/staff/plan';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { readLike, useKeptDraft } from '../../shared/forms/kept-draft.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { consolePath } from '../shell/console-paths.ts';
import { absencePreviewQuery, planQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { AbsenceFields } from './AbsenceFields.tsx';
import {
  draftAbsence,
  findAbsenceProblem,
  findOverlapping,
  toAbsenceWords,
  toDraft,
} from './absence-draft.ts';
import { DiscardButton } from './DiscardButton.tsx';
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
  const [{ who, from }] = useState(start ?? { who: '', from: today });
  const initial = seenAbsence ? toDraft(seenAbsence) : draftAbsence(who, from);
  // What is typed is kept for the version that it was typed over.
  const of = seenAbsence ? `${seenAbsence.id}:${seenAbsence.version}` : `${who}:${from}`;
  const [kept, setDraft] = useKeptDraft(`${staffMemory}:absence:${of}`, readLike(initial));
  const draft = kept ?? initial;
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
      setDraft(null);
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
      setDraft(null);
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
          <AbsenceFields
            plan={plan}
            draft={draft}
            isOfKnown={seenAbsence !== undefined}
            today={today}
            problem={attempts > 0 ? problem : null}
            onChange={setDraft}
          />
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
            <DiscardButton isShown={kept !== null} formRef={formRef} onDiscard={() => setDraft(null)} />
          </div>
        </form>
        <Preview hits={hits} isAsked={problem === null} error={preview.error} />
      </div>
    </>
  );
}

const toId = ({ appointment }: Hit) => appointment.id;

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
