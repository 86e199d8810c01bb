import { type FailureCode, failureSentences } from '@praxisportal/contract/failures';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';

type LoadFailureProps = { failure: FailureCode; onRetry: () => void };

/** Says what could not be loaded, with a button that tries again. */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  const language = useLanguage();
  const { actions } = useMessages();
  return (
    <Notice tone="error" title={failureSentences[failure][language]}>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        {actions.retry}
      </Button>
    </Notice>
  );
}
