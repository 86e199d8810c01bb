import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { pageOnItsWay } from '../page/leaving.ts';
import { paths } from '../paths.ts';
import { safeReturnAddress } from '../session/return-address.ts';
import { useSession } from '../session/use-session.ts';

type LeadOnOptions = {
  /** How long the page stays, so that what it says can be read. */
  afterMs?: number | undefined;
  /** For a page that somebody who is signed in may use. */
  isStaying?: boolean | undefined;
};

/**
 * Leads whoever is signed in, or becomes so, to the address in `next`, else to the dashboard. Returns `next`, for
 * links that pass it on. It replaces the form in the history: back doesn't lead to it again.
 */
export function useLeadOn({ afterMs = 0, isStaying = false }: LeadOnOptions = {}): string | undefined {
  const [search] = useSearchParams();
  const { user } = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const next = isHydrated ? safeReturnAddress(search.get('next')) : undefined;
  const target = next ?? paths.dashboard(language);
  const isLeaving = isHydrated && user !== null && !isStaying;

  useEffect(() => {
    if (!isLeaving) return;
    const leadOn = () => void navigate(target, { replace: true, state: { isBackFromSignIn: true } });
    if (afterMs === 0) return leadOn();
    const timer = setTimeout(() => {
      // Who has asked for another page goes there.
      if (pageOnItsWay() === undefined) leadOn();
    }, afterMs);
    return () => clearTimeout(timer);
  }, [isLeaving, target, afterMs, navigate]);

  return next;
}
