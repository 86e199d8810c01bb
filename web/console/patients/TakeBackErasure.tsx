import type { PatientCard } from '@praxisportal/contract/staff/patients';
import { useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { useProven } from '../proof/use-proven.ts';
import { callStaff } from '../shell/call-staff.ts';
import { useMay } from '../shell/use-staff-session.ts';
import { patientTexts } from './texts.ts';

type TakeBackErasureProps = { card: PatientCard; onTakenBack: () => void };

/** When the patient is erased, and until then the way back for who may erase. */
export function TakeBackErasure({ card, onTakenBack }: TakeBackErasureProps) {
  const { data: texts } = useTexts(patientTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const mayErase = useMay('export_data');
  const { request, run } = useProven();
  const withdraw = useMutation({
    mutationFn: (_: undefined) => run(() => callStaff('withdrawErasure', { params: { id: card.id } })),
    onSuccess: onTakenBack,
  });
  if (card.erasesAt === null) return null;
  // The erasure of a managed patient is taken back on the card of the account's own patient.
  const isOwn = card.contactOf !== 'account' || card.isAccountOwner;
  return (
    <Notice tone="error" isLive={false} title={texts.erasesAt(formatInstant(language, card.erasesAt))}>
      <p>{isOwn ? texts.untilThen : texts.withItsAccount}</p>
      {withdraw.error && <p className="mt-2 font-semibold">{sayError(withdraw.error, 'save')}</p>}
      {mayErase && isOwn && (
        <Button
          size="small"
          variant="secondary"
          className="mt-2"
          isPending={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined)}
        >
          {texts.takeBack}
        </Button>
      )}
      <ProofDialog request={request} />
    </Notice>
  );
}
