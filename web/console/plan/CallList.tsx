import type { Decided } from '@praxisportal/contract/staff/plan';
import { Printer } from 'lucide-react';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { formatInstant, formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { sayWhen } from '../shell/say-visit.ts';
import { staffKeys } from '../shell/staff-queries.ts';
import { planTexts } from './texts.ts';

/** Those whom no mail tells: with their numbers, to be ticked off, and on paper a sheet of its own. */
export function CallList({ absenceId, list }: { absenceId: string; list: readonly Decided[] }) {
  const { calls: texts } = useTexts(planTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="calls" className="call-sheet">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="calls" className="flex-1 text-lead font-semibold">
          {texts.title}
        </h2>
        {/* What is shown is on this page already: paper needs no network. */}
        <Button size="small" variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {texts.print}
        </Button>
      </div>
      <p className="hidden print:block">
        {texts.printed(formatInstant(language, new Date(serverNowMs()).toISOString()))}
      </p>
      <p className="text-small text-ink-soft print:hidden">{texts.lead}</p>
      <ul>
        {list.map((each) => (
          <CallItem key={each.appointment.id} absenceId={absenceId} decided={each} />
        ))}
      </ul>
    </section>
  );
}

function CallItem({ absenceId, decided }: { absenceId: string; decided: Decided }) {
  const { calls: texts, report } = useTexts(planTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const { appointment, former, email, phone, decision, mustTell } = decided;
  const { id, patient } = appointment;
  const mark = useMutation({
    mutationFn: (told: boolean) =>
      callStaff('markTold', { params: { id: absenceId, appointmentId: id }, body: { told } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: staffKeys.plan }),
        queryClient.invalidateQueries({ queryKey: staffKeys.messages }),
      ]),
  });
  const isTold = mark.isPending ? mark.variables : !mustTell;
  return (
    <li className="call-item" data-told={isTold || undefined}>
      <input
        type="checkbox"
        aria-label={texts.told(patient.name)}
        checked={isTold}
        onChange={({ target }) => mark.mutate(target.checked)}
        className="size-6 accent-leaf-600 print:hidden"
      />
      <span aria-hidden="true" className="call-box">
        {isTold && '✓'}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-semibold">{patient.name}</span>
          {phone && (
            <a href={phoneHref(phone)} className="text-link figures">
              {formatPhone(phone)}
            </a>
          )}
          {!phone && <span className="wrap-anywhere">{email ?? texts.noPhone}</span>}
        </p>
        <p className="text-small">{texts.was(sayWhen(language, former))}</p>
        <p className="text-small font-semibold">
          {decision === 'cancelled' ? report.cancelled : texts.now(sayWhen(language, appointment))}
        </p>
        {mark.error && <Notice tone="error" title={sayError(mark.error, 'save')} />}
      </div>
      <span aria-hidden="true" className="text-small text-ink-soft print:hidden">
        {isTold && texts.toldShort}
      </span>
    </li>
  );
}
