import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { safeReturnAddress } from '../../session/return-address.ts';
import { useSession } from '../../session/use-session.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/**
 * Leads whoever is signed in, or becomes so, to the address in `next`, else to the dashboard. Returns that
 * address, for links that pass it on. It replaces the form in the history: back doesn't lead to it again.
 */
export function useLeadOn(): string | undefined {
  const [search] = useSearchParams();
  const { user } = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const next = isHydrated ? safeReturnAddress(search.get('next')) : undefined;
  const target = next ?? paths.dashboard(language);
  const isSignedIn = isHydrated && user !== null;

  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, target, navigate]);

  return next;
}
