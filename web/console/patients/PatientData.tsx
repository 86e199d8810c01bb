import type { AccountExport } from '@praxisportal/contract/account';
import type { PatientErasureAsked } from '@praxisportal/contract/staff/patient-data';
import { patientLimits } from '@praxisportal/contract/staff/patient-limits';
import type { PatientCard } from '@praxisportal/contract/staff/patients';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { LimitedTextField } from '../../shared/forms/LimitedTextField.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { formatInstant, formatList } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { type RunProven, useProven } from '../proof/use-proven.ts';
import { callStaff } from '../shell/call-staff.ts';
import { DiscardQuestion } from '../shell/DiscardQuestion.tsx';
import type { RequestLeave } from '../shell/leave-guards.ts';
import { sayWhen } from '../shell/say-visit.ts';
import { useDiscardQuestion } from '../shell/use-discard-question.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { CardPart } from './CardPart.tsx';
import { patientTexts } from './texts.ts';

type PatientDataProps = {
  card: PatientCard;
  onExported: (data: AccountExport) => void;
  onErased: (asked: PatientErasureAsked) => void;
};

/** What somebody may ask of the practice: to read what is kept of them, and to have it erased. */
export function PatientData({ card, onExported, onErased }: PatientDataProps) {
  const { data: texts } = useTexts(patientTexts);
  const [asked, setAsked] = useState<'export' | 'erase' | null>(null);
  const { request, run } = useProven();
  const leaveGuard = useRef<RequestLeave>(null);
  const close = () => setAsked(null);
  const requestClose = () => (leaveGuard.current ? leaveGuard.current(close) : close());
  return (
    <CardPart title={texts.title} hint={texts.hint}>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => setAsked('export')}>
          {texts.export}
        </Button>
        {card.erasesAt === null && (
          <Button size="small" variant="quiet" className="text-alarm-700!" onClick={() => setAsked('erase')}>
            {texts.erase}
          </Button>
        )}
      </div>
      <Dialog
        isOpen={asked === 'export'}
        onClose={requestClose}
        title={texts.exportOf(card.name)}
        description={texts.exportText(card.family.length > 0 && card.isAccountOwner)}
      >
        <ReasonForm
          draft={`${staffMemory}:export:${card.id}`}
          submit={{ label: texts.exportSubmit, sendingLabel: texts.exporting }}
          onKeep={close}
          leaveGuard={leaveGuard}
          send={async ({ reason }) =>
            onExported(
              await run(() => callStaff('exportPatient', { params: { id: card.id }, body: { reason } })),
            )
          }
        />
      </Dialog>
      <Dialog
        isOpen={asked === 'erase'}
        onClose={requestClose}
        title={texts.eraseOf(card.name)}
        description={<EraseWords card={card} />}
      >
        <EraseForm
          card={card}
          run={run}
          onErased={(asked) => {
            close();
            onErased(asked);
          }}
          onKeep={close}
          leaveGuard={leaveGuard}
        />
      </Dialog>
      <ProofDialog request={request} />
    </CardPart>
  );
}

function EraseWords({ card }: { card: PatientCard }) {
  const { data: texts } = useTexts(patientTexts);
  const language = useLanguage();
  const names = card.family.filter((each) => !each.isOfPractice).map(({ name }) => name);
  return (
    <>
      <p>{texts.eraseText(formatInstant(language, card.erasureWouldBeAt))}</p>
      {card.isAccountOwner && (
        <p className="mt-3 font-semibold">
          {names.length > 0 ? texts.withFamily(formatList(language, names)) : texts.withAccount}
        </p>
      )}
      {card.coming.length > 0 && (
        <>
          <p className="mt-3">{texts.coming}</p>
          <ul className="list-disc pl-5">
            {card.coming.map((appointment) => (
              <li key={appointment.id}>{sayWhen(language, appointment)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type EraseFormProps = {
  card: PatientCard;
  run: RunProven;
  onErased: PatientDataProps['onErased'];
  onKeep: () => void;
  leaveGuard: RefObject<RequestLeave | null>;
};

function EraseForm({ card, run, onErased, onKeep, leaveGuard }: EraseFormProps) {
  const { data: texts } = useTexts(patientTexts);
  // One was booked since, or belongs to somebody of the same account.
  const [isWordNeeded, setIsWordNeeded] = useState(card.coming.length > 0);
  return (
    <ReasonForm
      draft={`${staffMemory}:erase:${card.id}`}
      submit={{ label: texts.eraseSubmit, sendingLabel: texts.erasing, variant: 'danger' }}
      cancelLabel={isWordNeeded ? texts.cancelAppointments : undefined}
      onKeep={onKeep}
      leaveGuard={leaveGuard}
      onRefused={(error) => {
        if (hasErrorCode(error, 'open_appointments')) setIsWordNeeded(true);
      }}
      send={async (body) =>
        onErased(await run(() => callStaff('erasePatient', { params: { id: card.id }, body })))
      }
    />
  );
}

type Words = { reason: string; cancelAppointments: boolean };
type ReasonFormProps = {
  draft: string;
  submit: Parameters<typeof Form>[0]['submit'];
  /** The box that says that appointments to come are cancelled; without it there is none. */
  cancelLabel?: ReactNode;
  onKeep: () => void;
  /** For the dialog around it, which Escape closes. */
  leaveGuard: RefObject<RequestLeave | null>;
  onRefused?: ((error: unknown) => void) | undefined;
  send: (words: Words) => Promise<void>;
};

/** Why something is done with somebody's data, which stands in the practice's record. */
function ReasonForm(props: ReasonFormProps) {
  const { draft, submit, cancelLabel, onRefused, send } = props;
  const { data: texts } = useTexts(patientTexts);
  const form = useForm({
    draft,
    initial: { reason: '', cancelAppointments: false },
    secrets: ['cancelAppointments'],
    findProblems: ({ reason }) => (reason.trim() === '' ? [{ field: 'reason', code: 'reason_missing' }] : []),
    fieldOfCode: { open_appointments: 'cancelAppointments' },
    onRefused,
    send: ({ reason, cancelAppointments }) => send({ reason: reason.trim(), cancelAppointments }),
  });
  const { requestClose, question } = useDiscardQuestion({
    isTyped: form.isTyped,
    discard: form.discard,
    close: props.onKeep,
    leaveGuard: props.leaveGuard,
  });
  return (
    <>
      <Form
        form={form}
        failure="generic"
        submit={{ ...submit, size: 'small' }}
        moreActions={
          <Button variant="secondary" size="small" disabled={form.isSending} onClick={requestClose}>
            {texts.stop}
          </Button>
        }
        className="console-dense grid gap-4"
      >
        <LimitedTextField
          {...form.field('reason')}
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={patientLimits.reasonMaxLength}
          autoComplete="off"
          required
        />
        {cancelLabel && <Checkbox {...form.box('cancelAppointments')} label={cancelLabel} />}
      </Form>
      <DiscardQuestion {...question} />
    </>
  );
}
