import type { Hit } from '@praxisportal/contract/staff/plan';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { HitList } from './HitList.tsx';
import { planTexts } from './texts.ts';

/** Appointments that other hours leave outside, or would: none of them moves. */
export function LeftOutside({ hits, isSaved = false }: { hits: readonly Hit[]; isSaved?: boolean }) {
  const { outside: texts } = useTexts(planTexts);
  const none = isSaved ? texts.saved : texts.none;
  const some = isSaved ? texts.savedSome : texts.some;
  const place = useRef<HTMLDivElement>(null);
  // What was pressed to save is gone, once a dialog that asked has closed.
  useEffect(() => {
    if (isSaved) requestAnimationFrame(() => place.current?.focus());
  }, [isSaved]);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-2">
      <Notice tone={isSaved ? 'success' : 'info'} title={hits.length === 0 ? none : some(hits.length)}>
        {isSaved && hits.length > 0 && (
          <Button size="small" variant="secondary" className="mt-2" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" />
            {texts.print}
          </Button>
        )}
      </Notice>
      {hits.length > 0 && <HitList hits={hits} isLinked={isSaved} />}
    </div>
  );
}
