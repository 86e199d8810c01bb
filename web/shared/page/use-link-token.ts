import { useLocation } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';

const tokenPattern = /^[\w-]{43}$/;

/**
 * The secret of a link in a mail, which stands after the # so that no server, log or other site sees it. Null until
 * the page runs, undefined if the address holds none.
 */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const token = hash.slice(1);
  return tokenPattern.test(token) ? token : undefined;
}
