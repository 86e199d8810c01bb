import type { Decision, ReportedHit } from '@praxisportal/contract/staff/plan';
import { useId, useState } from 'react';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { decisionMailsQuery } from '../shell/staff-queries.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { countDecisions } from './choices.ts';
import { planTexts } from './texts.ts';
import type { Deciding } from './use-deciding.ts';

type SendDialogProps = {
  isOpen: boolean;
  absenceId: string;
  hits: readonly ReportedHit[];
  decisions: Decision[];
  decide: Deciding['decide'];
  /** How many of them are carried out. */
  doneCount: number;
  onClose: () => void;
};

/** The last look before decisions are carried out: how many of what, and each mail as it would be read. */
export function SendDialog({ isOpen, onClose, ...parts }: SendDialogProps) {
  const id = useId();
  return (
    <Modal isOpen={isOpen} onClose={onClose} aria-labelledby={id} className="plan-dialog">
      <Send {...parts} id={id} onClose={onClose} />
    </Modal>
  );
}

type SendProps = Omit<SendDialogProps, 'isOpen'> & { id: string };

function Send({ id, absenceId, hits, decide, doneCount, onClose, ...props }: SendProps) {
  const { send: texts, report } = useTexts(planTexts);
  const sayError = useErrorSentence();
  const [inform, setInform] = useState(true);
  // Those that are carried out are no longer chosen.
  const [decisions] = useState(props.decisions);
  const preview = useStaffQuery({ ...decisionMailsQuery(absenceId, decisions), enabled: inform });
  const { move, cancel, keep, here, calls, unreachable } = countDecisions(decisions, hits, inform);
  const mails = inform ? preview.data?.mails : [];
  const submit = () => decide.mutate({ decisions, inform }, { onSettled: onClose });
  return (
    <div className="console-dense grid gap-4 p-5 sm:p-6">
      <h2 id={id} className="text-h3">
        {texts.title}
      </h2>
      <p className="font-semibold">{report.chosen(move, cancel, keep, 0)}</p>
      <Checkbox label={texts.inform} checked={inform} onChange={setInform} />
      <div className="grid gap-1">
        <p role="status">{mails ? texts.mails(mails.length) : !preview.error && texts.loading}</p>
        {preview.error && <Notice tone="error" title={sayError(preview.error, 'generic')} />}
        {mails?.map(({ appointmentId, to, subject, text }) => (
          <Disclosure
            key={appointmentId}
            summary={
              <span className="min-w-0 wrap-anywhere">
                {subject} <span className="block text-small font-normal text-ink-soft">{texts.to(to)}</span>
              </span>
            }
          >
            <p className="plan-mail">{text}</p>
          </Disclosure>
        ))}
      </div>
      {here > 0 && <p className="font-semibold">{texts.here(here)}</p>}
      {calls > 0 && <p>{texts.calls(calls)}</p>}
      {unreachable > 0 && <p>{texts.unreachable(unreachable)}</p>}
      <div className="plan-dialog-actions">
        <Button variant="secondary" onClick={onClose}>
          {texts.back}
        </Button>
        <Button isPending={decide.isPending} onClick={submit}>
          {decide.isPending
            ? texts.sending(doneCount, decisions.length)
            : mails && mails.length > 0
              ? texts.submitMails(mails.length)
              : texts.submit}
        </Button>
      </div>
    </div>
  );
}
