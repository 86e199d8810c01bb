import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { ProveSelf } from '../sign-in/ProveSelf.tsx';
import { proofTexts } from './texts.ts';
import type { ProofRequest } from './use-proven.ts';

/** Asks once more who is there, before what an open screen alone does not allow. */
export function ProofDialog({ request }: { request: ProofRequest | null }) {
  const texts = useTexts(proofTexts);
  return (
    <Dialog
      isOpen={request !== null}
      onClose={() => request?.onStop()}
      title={texts.title}
      description={texts.text[request?.kind ?? 'short']}
    >
      {request && (
        <div className="grid gap-5">
          <ProveSelf
            draft="proof"
            failure="generic"
            isFull={request.kind !== 'short'}
            texts={texts}
            moreActions={
              <Button variant="secondary" onClick={request.onStop}>
                {texts.stop}
              </Button>
            }
            prove={async (proof) => {
              await callStaff('reproof', { body: { proof } });
              request.onProven();
            }}
          />
        </div>
      )}
    </Dialog>
  );
}
