import type { AbsenceReport, Plan } from '@praxisportal/contract/staff/plan';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { consolePath } from '../shell/console-paths.ts';
import { absenceQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { CallList } from './CallList.tsx';
import { OpenHits } from './OpenHits.tsx';
import { Outcome } from './Outcome.tsx';
import { PlanHeading } from './PlanHeading.tsx';
import { refreshPlan } from './refresh-plan.ts';
import { Settled } from './Settled.tsx';
import { sayDays, sayWho } from './say-absence.ts';
import { planTexts } from './texts.ts';
import { changeKey, useDeciding } from './use-deciding.ts';

type AbsenceScreenProps = { id: string; plan: Plan; today: string };

/** An absence or closure and those whom it hits: what is to become of each, whom to call, and what is settled. */
export function AbsenceScreen({ id, plan, today }: AbsenceScreenProps) {
  const texts = useTexts(planTexts);
  const { actions } = useMessages();
  const sayError = useErrorSentence();
  const remove = useRemoval(id);
  // What is shown stays until all of it is done: each step is news, and one that is taken back is gone before the answer,
  // and for as long as this page takes to go.
  const isChanging = useIsMutating({ mutationKey: changeKey(id) }, queryClient) > 0;
  const isAsked = !isChanging && !remove.isSuccess;
  const { data, error, refetch } = useStaffQuery({ ...absenceQuery(id), enabled: isAsked });
  if (hasErrorCode(error, 'not_found'))
    return (
      <>
        <PlanHeading title={texts.title} />
        <Notice title={texts.report.gone} />
      </>
    );
  if (data) return <Report report={data} plan={plan} today={today} remove={remove} />;
  if (!error) return <Skeleton label={texts.loading} />;
  return (
    <>
      <PlanHeading title={texts.title} />
      <Notice tone="error" title={sayError(error, 'generic')}>
        <Button size="small" variant="secondary" className="mt-2" onClick={() => void refetch()}>
          {actions.retry}
        </Button>
      </Notice>
    </>
  );
}

/** Which appointments were booked between looking and saving; the address keeps it over a reload. */
function readNewIds(state: unknown): readonly unknown[] {
  const isWith = typeof state === 'object' && state !== null && 'newIds' in state;
  return isWith && Array.isArray(state.newIds) ? state.newIds : [];
}

function useRemoval(id: string) {
  const language = useLanguage();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: changeKey(id),
    mutationFn: async (_: undefined) => {
      // An answer that is still on its way would be that there is none.
      await queryClient.cancelQueries({ queryKey: absenceQuery(id).queryKey });
      return callStaff('removeAbsence', { params: { id } });
    },
    onSuccess: async () => {
      await navigate(consolePath(language, 'planning'), { replace: true });
      refreshPlan();
    },
  });
}

type ReportProps = {
  report: AbsenceReport;
  plan: Plan;
  today: string;
  remove: ReturnType<typeof useRemoval>;
};

function Report({ report, plan, today, remove }: ReportProps) {
  const texts = useTexts(planTexts);
  const language = useLanguage();
  const newIds = readNewIds(useLocation().state);
  const deciding = useDeciding(report);
  const { absence, hits, decided } = report;
  const { open, kept } = deciding;
  const toCall = decided.filter(({ mustTell, toldAt }) => mustTell || toldAt !== null);
  const calls = toCall.length > 0 && <CallList absenceId={absence.id} list={toCall} />;
  const toTell = decided.filter(({ mustTell }) => mustTell).length;
  const who = sayWho(texts, plan.doctors, absence.doctorId);
  const days = sayDays(texts, language, absence);
  return (
    <>
      <PlanHeading title={who}>
        {absence.to >= today && <Actions id={absence.id} remove={remove} />}
        <p className="w-full">
          {days}
          {absence.reason && `, ${absence.reason[language]}`}
        </p>
        {hits.length + decided.length > 0 && (
          <p role="status" className="w-full font-semibold print:hidden">
            {texts.report.summary(open.length, decided.length + kept.length, toTell)}
          </p>
        )}
      </PlanHeading>
      <ProofDialog request={deciding.proof} />
      <Outcome deciding={deciding} report={report} />
      {hits.length + decided.length === 0 && <p className="text-ink-soft">{texts.report.nobody}</p>}
      {open.length === 0 && hits.length + decided.length > 0 && !deciding.outcome && (
        <Notice tone="success" isLive={false} className="print:hidden">
          <p>{toTell > 0 ? texts.report.allDecided : `${texts.report.allDecided} ${texts.report.allTold}`}</p>
        </Notice>
      )}
      <div className="plan-columns">
        {open.length > 0 ? (
          <OpenHits absenceId={absence.id} deciding={deciding} newIds={newIds} doctors={plan.doctors} />
        ) : (
          calls
        )}
        <div className="grid min-w-0 content-start gap-6">
          {open.length > 0 && calls}
          {decided.length + kept.length > 0 && (
            <Settled decided={decided} kept={kept} onReopen={deciding.reopen} />
          )}
        </div>
      </div>
    </>
  );
}

function Actions({ id, remove }: Pick<ReportProps, 'remove'> & { id: string }) {
  const { report: texts } = useTexts(planTexts);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Link
        to={consolePath(language, 'planning', { change: id })}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {texts.change}
      </Link>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle}
        text={texts.removeText}
        submit={texts.remove}
        isPending={remove.isPending}
        error={remove.error}
        onSubmit={() => remove.mutate(undefined)}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
