import {
  QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation as useMutationOf,
  useQuery as useQueryOf,
} from '@tanstack/react-query';
import { ApiError } from './errors.ts';
import { queryKeys } from './queries.ts';
import { onTokenChange } from './token.ts';

// An answer of the server is final; only a missing one is asked for again.
const shouldRetry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 502);

/**
 * The one cache of what was read from the server, for every screen and panel of this page. It comes with the
 * first of them: a page that asks for nothing does without its code.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      staleTime: 5_000,
      // Being offline is a failure like any other, to be shown with a way to try again, and not an endless wait.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Without a network a change fails at once and says so, and is not made unseen when there is one again.
    mutations: { networkMode: 'always' },
  },
});

// While the site is built there is no window to look at.
if (typeof window !== 'undefined') {
  // Asks anew when somebody comes back to the window or the network to the browser.
  queryClient.mount();
  // What was loaded for somebody does not outlast the session. That nobody else sees it is up to its key.
  onTokenChange(() => queryClient.removeQueries({ queryKey: queryKeys.own }));
}

/** After a booking or a move: what was free and who is where may both be out of date. */
export function refreshCalendars(): void {
  const { appointments, days, slots, availability } = queryKeys;
  for (const queryKey of [appointments, days, slots, availability])
    void queryClient.invalidateQueries({ queryKey });
}

/** Reads from the server through the cache. */
export function useQuery<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): UseQueryResult<Data, Error> {
  return useQueryOf(options, queryClient);
}

/** Asks the server to change something; whoever leaves the screen and comes back finds it still under way. */
export function useMutation<Answer, Sent>(
  options: UseMutationOptions<Answer, Error, Sent>,
): UseMutationResult<Answer, Error, Sent> {
  return useMutationOf(options, queryClient);
}
