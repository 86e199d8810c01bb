import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { proofTexts } from './texts.ts';

/** In place of what an open screen alone does not show. */
export function ProofNotice({ title, onAsk }: { title: string; onAsk: () => void }) {
  const texts = useTexts(proofTexts);
  return (
    <Notice title={title}>
      <Button size="small" className="mt-2" onClick={onAsk}>
        {texts.ask}
      </Button>
    </Notice>
  );
}
