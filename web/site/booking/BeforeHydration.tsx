import { practice } from '@praxisportal/practice/practice';
import type { ReactNode } from 'react';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { NeedsScript } from '../../shared/page/NeedsScript.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { QueryMark } from '../page/QueryMark.tsx';
import { bookingTexts } from './texts.ts';

/**
 * The prerendered wizard stands at step 1. If the address holds choices, a word about them stands there until
 * the page runs and the right step is known; if that takes too long, so does a way on. Without scripts the
 * wizard can't work: then there is the phone.
 */
export function BeforeHydration({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const { beforeRunning: texts } = useTexts(bookingTexts);
  return (
    <>
      {!isHydrated && (
        <>
          <QueryMark />
          <NeedsScript />
        </>
      )}
      <div className={isHydrated ? undefined : '[[data-has-query]_&]:hidden'}>{children}</div>
      {!isHydrated && (
        <div className="hidden min-h-[75rem] md:min-h-svh [[data-has-query]_&]:block">
          <p className="py-8 text-lead text-ink-soft">{texts.loading}</p>
          <p className="shown-late">
            {texts.takesLong}{' '}
            <a href={phoneHref(practice.phone)} className="text-link font-semibold whitespace-nowrap">
              {formatPhone(practice.phone)}
            </a>
          </p>
        </div>
      )}
    </>
  );
}
