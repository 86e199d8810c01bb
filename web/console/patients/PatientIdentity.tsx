import type { PatientCard } from '@praxisportal/contract/staff/patients';
import { useState } from 'react';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { formatInstant, formatInstantDate } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ProofDialog } from '../proof/ProofDialog.tsx';
import { useProven } from '../proof/use-proven.ts';
import { callStaff } from '../shell/call-staff.ts';
import { patientCardQuery } from '../shell/staff-queries.ts';
import { CardPart } from './CardPart.tsx';
import { patientTexts } from './texts.ts';

type PatientIdentityProps = { card: PatientCard; mayChange: boolean };

/** How the patient's identity is known, what the account sees by it, and what the patient did through the website. */
export function PatientIdentity({ card, mayChange }: PatientIdentityProps) {
  const { identity: texts } = useTexts(patientTexts);
  const language = useLanguage();
  const { identity, invitation, websiteEvents, formerContacts } = card;
  return (
    <CardPart title={texts.title}>
      <p className="text-small">
        {identity
          ? texts.checked(formatInstantDate(language, identity.checkedAt), identity.checkedBy)
          : texts.declared}
      </p>
      {card.hasAccount && (
        <p className="text-small">{card.isLinked ? texts.accountLinked : texts.accountUnlinked}</p>
      )}
      {invitation && (
        <p className="text-small">
          {texts.invited(
            formatInstant(language, invitation.sentAt),
            formatInstant(language, invitation.expiresAt),
          )}
        </p>
      )}
      {websiteEvents.length > 0 && (
        <ul className="grid gap-1 text-small">
          {websiteEvents.map(({ kind, at }) => (
            <li key={`${kind} ${at}`}>{`${formatInstant(language, at)}: ${texts.events[kind]}`}</li>
          ))}
        </ul>
      )}
      {formerContacts.length > 0 && (
        <ul className="grid gap-1 text-small wrap-anywhere">
          {formerContacts.map(({ contact, changedAt, changedBy }) => (
            <li key={`${contact} ${changedAt}`}>
              {`${formatInstant(language, changedAt)}: ${texts.formerContact(contact, changedBy)}`}
            </li>
          ))}
        </ul>
      )}
      {mayChange && <IdentityActions card={card} />}
    </CardPart>
  );
}

function IdentityActions({ card }: { card: PatientCard }) {
  const { identity: texts } = useTexts(patientTexts);
  const sayError = useErrorSentence();
  const [news, setNews] = useState('');
  const { request, run } = useProven();
  const { id, version, identity } = card;
  const reload = () => queryClient.invalidateQueries({ queryKey: patientCardQuery(id).queryKey });
  const check = useMutation({
    mutationFn: () =>
      callStaff('checkIdentity', { params: { id }, body: { version, checked: identity === null } }),
    onSuccess: (answer) => setNews(answer.identity ? texts.checkSaved : texts.checkTakenBack),
    // Also after a refusal: the entry is not as it was seen.
    onSettled: reload,
  });
  const invite = useMutation({
    mutationFn: () => run(() => callStaff('invitePatient', { params: { id } })),
    onSuccess: ({ email }) => setNews(texts.inviteSent(email)),
    onSettled: reload,
  });
  const failure = check.error ?? invite.error;
  const begin = (action: typeof check | typeof invite) => {
    setNews('');
    check.reset();
    invite.reset();
    action.mutate(undefined);
  };
  return (
    <>
      <ProofDialog request={request} />
      <p role="status" className="text-small font-semibold text-leaf-700 empty:sr-only">
        {news}
      </p>
      {failure && <Notice tone="error" title={sayError(failure, 'save')} />}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" isPending={check.isPending} onClick={() => begin(check)}>
          {identity ? texts.takeBack : texts.check}
        </Button>
        {!card.isLinked && (
          <Button size="small" variant="secondary" isPending={invite.isPending} onClick={() => begin(invite)}>
            {texts.invite}
          </Button>
        )}
      </div>
      {!identity && <p className="text-small text-ink-soft">{texts.checkHint(card.hasAccount)}</p>}
    </>
  );
}
