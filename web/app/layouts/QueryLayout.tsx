import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { ApiError } from '../api/errors.ts';
import { queryKeys } from '../api/queries.ts';
import { useSession } from '../session/use-session.ts';

// An answer of the server is final; only a missing one is asked for again.
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

// Being offline is a failure like any other, to be shown with a way to try again, and not an endless wait.
const queryDefaults = {
  retry: shouldRetry,
  staleTime: 5_000,
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/** Gives the screens that read from the server their cache; public pages do without its code. */
export default function QueryLayout() {
  const { user } = useSession();
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: queryDefaults } }));
  const userId = user?.id;

  // Nobody sees what was loaded for someone else.
  useEffect(() => {
    if (userId === undefined) return;
    return () => void queryClient.resetQueries({ queryKey: queryKeys.own });
  }, [userId, queryClient]);

  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
