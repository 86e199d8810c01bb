import { Notice } from '../../ui/Notice.tsx';

/** Why a form was not accepted, if no single field is to blame; takes the focus (see useFailureFocus). */
export function FailureNotice({ sentence }: { sentence: string }) {
  if (sentence === '') return null;
  return (
    <Notice tone="error" tabIndex={-1} data-failure="">
      {sentence}
    </Notice>
  );
}
