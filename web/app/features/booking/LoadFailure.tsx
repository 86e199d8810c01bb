import { useMessages } from '../../i18n/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type LoadFailureProps = { sentence: string; onRetry: () => void };

/** Says what could not be loaded, with a button that tries again. */
export function LoadFailure({ sentence, onRetry }: LoadFailureProps) {
  const { actions } = useMessages();
  return (
    <Notice tone="error" title={sentence}>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        {actions.retry}
      </Button>
    </Notice>
  );
}
