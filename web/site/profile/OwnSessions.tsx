import type { SessionEntry, User } from '@praxisportal/contract/account';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { queryKeys, sessionsQuery } from '../../shared/api/queries.ts';
import { queryClient, useMutation, useQuery } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useInSight } from '../../shared/ui/use-in-sight.ts';
import { LoadFailure } from '../scheduling/LoadFailure.tsx';
import { useSession } from '../session/use-session.ts';
import { OwnerConfirmation } from './OwnerConfirmation.tsx';
import { profileTexts } from './texts.ts';

/** Stands for all sessions but this one. */
const others = 'others';

/** Where the account is signed in, and how to end that: one of them, or all others. */
export function OwnSessions({ user }: { user: User }) {
  const { sessions: texts } = useTexts(profileTexts);
  const sayError = useErrorSentence();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isFetching, refetch } = useQuery(sessionsQuery(user.id));
  const end = useMutation({
    mutationFn: (id: string) =>
      id === others ? callApi('endOtherSessions') : callApi('endSession', { params: { id } }),
    // One that is over already is gone from the list then.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions }),
    // The button goes with its session.
    onSuccess: () => heading.current?.focus(),
  });
  const trouble = useInSight<HTMLDivElement>(end.error);
  const isUnconfirmed = end.isError && hasErrorCode(end.error, 'confirmation_required');
  const stop = (id: string) => {
    if (!end.isPending) end.mutate(id);
  };
  return (
    <Card>
      <section aria-labelledby="sessions">
        <h2 ref={heading} id="sessions" tabIndex={-1} className="text-h3">
          {texts.title}
        </h2>
        <p role="status" className="text-small font-semibold text-leaf-700 not-empty:mt-2">
          {end.isSuccess && (end.variables === others ? texts.othersEnded : texts.ended)}
        </p>
        {isUnconfirmed && (
          <div className="mt-4">
            <OwnerConfirmation
              user={user}
              onConfirmed={() => end.mutate(end.variables)}
              onCancel={() => {
                end.reset();
                heading.current?.focus();
              }}
            />
          </div>
        )}
        {end.isError && !isUnconfirmed && (
          <Notice ref={trouble} tone="error" className="mt-3">
            {sayError(end.error, 'save')}
          </Notice>
        )}
        {!data && isFetching && (
          <Skeleton label={texts.loading} count={2} blockClassName="h-16" className="mt-4 grid gap-3" />
        )}
        {!data && !isFetching && <LoadFailure failure="load_sessions" onRetry={() => void refetch()} />}
        {data && (
          <ul className="mt-2 divide-y divide-line">
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => stop(session.id)}
              />
            ))}
          </ul>
        )}
        {data && data.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            className="mt-4"
            isPending={end.isPending && end.variables === others}
            onClick={() => stop(others)}
          >
            {texts.endOthers}
          </Button>
        )}
      </section>
    </Card>
  );
}

type SessionRowProps = { session: SessionEntry; isEnding: boolean; onEnd: () => void };

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { sessions: texts } = useTexts(profileTexts);
  const language = useLanguage();
  const { logOut } = useSession();
  const { device, current, lastSeenAt } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="flex min-w-0 gap-3">
        <MonitorSmartphone aria-hidden="true" className="mt-1 size-5 shrink-0 text-leaf-600" />
        <div className="min-w-0">
          <p className="font-semibold">{device}</p>
          <p className="text-small text-ink-soft">
            {current ? texts.current : texts.lastSeen(formatInstant(language, lastSeenAt))}
          </p>
        </div>
      </div>
      {current ? (
        <Button variant="quiet" size="small" onClick={() => void logOut()}>
          {texts.end}
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="small"
          isPending={isEnding}
          aria-label={texts.endThis(device, formatInstant(language, lastSeenAt))}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
