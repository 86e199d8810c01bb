import { useEffect, useRef } from 'react';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { Notice } from '../../ui/Notice.tsx';
import { bookingTexts } from './texts.ts';
import type { ConfirmProblem } from './use-confirm-time.ts';

/** Why the confirmation failed, in the words of SPEC §8 or the server's; focus moves here. */
export function ConfirmFailure({ failure }: { failure: ConfirmProblem | undefined }) {
  const { errors } = useMessages();
  const { time: texts } = useTexts(bookingTexts);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure !== undefined) notice.current?.focus();
  }, [failure]);

  if (failure === undefined || failure.kind === 'signedOut') return null;
  const sentences = {
    past: texts.past,
    slotTaken: errors.slotTaken,
    refused: 'sentence' in failure && failure.sentence !== '' ? failure.sentence : errors.booking,
    unsettled: 'sentence' in failure && failure.sentence !== '' ? failure.sentence : errors.booking,
  };
  return (
    <Notice ref={notice} tabIndex={-1} tone="error" title={sentences[failure.kind]} className="mb-5">
      {failure.kind === 'unsettled' && <p>{texts.kept}</p>}
    </Notice>
  );
}
