import type { Role } from '@praxisportal/contract/staff/rights';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ProofNotice } from '../proof/ProofNotice.tsx';
import { findProofNeeded, type RunProven, type useProven } from '../proof/use-proven.ts';
import { ConfirmButton } from '../shell/ConfirmButton.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { peopleQuery, staffKeys } from '../shell/staff-queries.ts';
import { consoleTexts } from '../shell/texts.ts';
import { useNews } from '../shell/use-news.ts';
import { useStaffQuery } from '../shell/use-staff-query.ts';
import { useSteadyList } from '../shell/use-steady-list.ts';
import { InviteForm } from './InviteForm.tsx';
import { PersonItem } from './PersonItem.tsx';
import { teamTexts } from './texts.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: staffKeys.people });

/** Who works here and as what, and who is invited. */
export function People({ run, prove }: Pick<ReturnType<typeof useProven>, 'run' | 'prove'>) {
  const texts = useTexts(teamTexts);
  const sayError = useErrorSentence();
  const { heading, news, tell } = useNews();
  const { data, error, refetch } = useStaffQuery(peopleQuery());
  const people = useSteadyList(data?.people);
  const proofNeeded = findProofNeeded(error);
  const ask = async () => {
    // Whoever stops leaves it as it was.
    if (proofNeeded && (await prove(proofNeeded))) await refetch();
  };
  return (
    <section aria-labelledby="team-people" className="grid content-start gap-4">
      <h2 ref={heading} id="team-people" tabIndex={-1} className="text-lead font-semibold">
        {texts.people}
      </h2>
      <p role="status" className="sr-only">
        {news}
      </p>
      {proofNeeded && !data && <ProofNotice title={texts.proofNeeded} onAsk={() => void ask()} />}
      {error && !proofNeeded && <Notice tone="error" title={sayError(error, 'generic')} />}
      <ul className="grid gap-2">
        {people.map(({ item: person, isGone }) =>
          data && !isGone ? (
            <PersonItem key={person.id} person={person} columns={data.columns} run={run} />
          ) : null,
        )}
      </ul>
      {data && data.invitations.length > 0 && (
        <Invitations
          list={data.invitations}
          run={run}
          onWithdrawn={(email) => tell(texts.withdrawnNews(email))}
        />
      )}
      {data && <InviteForm columns={data.columns} run={run} onInvited={() => void refresh()} />}
    </section>
  );
}

type InvitationsProps = {
  list: readonly { id: string; email: string; role: Role; expiresAt: string }[];
  run: RunProven;
  onWithdrawn: (email: string) => void;
};

function Invitations({ list, run, onWithdrawn }: InvitationsProps) {
  const texts = useTexts(teamTexts);
  const { roles: roleNames } = useTexts(consoleTexts);
  const language = useLanguage();
  const withdraw = useMutation({
    mutationFn: ({ id }: { id: string; email: string }) =>
      run(() => callStaff('withdrawInvitation', { params: { id } })),
    onSuccess: (_, { email }) => onWithdrawn(email),
    onSettled: refresh,
  });
  const sayError = useErrorSentence();
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{texts.open}</h3>
      <ul className="grid gap-2">
        {list.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="console-item flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0">
              <span className="block font-semibold">{email}</span>
              <span className="block text-small text-ink-soft">
                {`${roleNames[role]}, ${texts.validUntil(formatInstant(language, expiresAt))}`}
              </span>
            </span>
            <ConfirmButton
              size="small"
              variant="quiet"
              aria-label={texts.withdrawNamed(email)}
              question={texts.withdrawQuestion(email)}
              onConfirm={() => withdraw.mutate({ id, email })}
            >
              {texts.withdraw}
            </ConfirmButton>
          </li>
        ))}
      </ul>
      {withdraw.error && <Notice tone="error" title={sayError(withdraw.error, 'save')} />}
    </div>
  );
}
