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
import { onClockChange } from '../clock/server-clock.ts';
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
  // An answer's age is measured by the device's clock: after that was set, no age says anything.
  onClockChange(() => void queryClient.invalidateQueries({ refetchType: 'none' }));
  // What was loaded for somebody does not outlast the session. That nobody else sees it is up to its key.
  onTokenChange(() => queryClient.removeQueries({ queryKey: queryKeys.own }));
}

/** After a booking or a move: what was free and who is where may both be out of date. */
export function refreshCalendars(): void {
  const { own, days, slots, availability } = queryKeys;
  for (const queryKey of [own, days, slots, availability]) void queryClient.invalidateQueries({ queryKey });
}

/**
 * After a change of the account or of a person on it: names stand beside appointments, in the list of people and in the
 * export, and a new contact ends other sessions and may bring appointments that were booked as a guest.
 */
export function refreshOwn(): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.own });
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
