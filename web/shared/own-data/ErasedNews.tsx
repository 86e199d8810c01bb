import type { AccountErased } from '@praxisportal/contract/account';
import { formatDate } from '../i18n/format.ts';
import { useLanguage, useTexts } from '../i18n/use-language.ts';
import { Notice } from '../ui/Notice.tsx';
import { ownDataTexts } from './texts.ts';

type ErasedNewsProps = AccountErased & { title: string };

/** Something is gone; what of it stays, until when, and by which law. */
export function ErasedNews({ kept, title }: ErasedNewsProps) {
  const { erasure: texts } = useTexts(ownDataTexts);
  const language = useLanguage();
  return (
    <Notice isLive={false} tone="success" title={title} className="pr-14">
      {kept.length === 0 && <p>{texts.nothingKept}</p>}
      {kept.length > 0 && (
        <>
          <p>{texts.keptTitle}</p>
          <ul className="mt-1 list-disc pl-5">
            {kept.map(({ what, until, law }) => (
              <li key={what}>{texts.keptLine(what, formatDate(language, until), law)}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
