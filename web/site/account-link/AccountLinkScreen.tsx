import type { User } from '@praxisportal/contract/account';
import type { Patient } from '@praxisportal/contract/patient';
import { practice } from '@praxisportal/practice/practice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../shared/api/client.ts';
import { hasErrorCode } from '../../shared/api/errors.ts';
import { refreshOwn } from '../../shared/api/query-client.ts';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { readWallClock } from '../../shared/clock/wall-clock.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { useLinkToken } from '../../shared/page/use-link-token.ts';
import { forget, recall, remember } from '../../shared/session/tab-memory.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { DeadLink } from '../page/DeadLink.tsx';
import { LinkPage } from '../page/LinkPage.tsx';
import { SignInLinks } from '../page/SignInLinks.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { accountLinkTexts } from './texts.ts';

const memory = 'account-link';

/** Links the account to a patient of the practice by the link of a mail; opening the page uses nothing up. */
export default function AccountLinkScreen() {
  const texts = useTexts(accountLinkTexts);
  const token = useRememberedToken();
  return (
    <LinkPage texts={texts} isDead={token === undefined}>
      {token && <LinkWith key={token} token={token} />}
    </LinkPage>
  );
}

/** The link's secret, which this tab keeps while the patient logs in or registers: the address to return to must not hold it. */
function useRememberedToken(): string | null | undefined {
  const token = useLinkToken();
  useEffect(() => {
    if (token) remember(memory, token);
  }, [token]);
  if (token !== undefined) return token;
  const kept = recall(memory);
  return typeof kept === 'string' ? kept : undefined;
}

function LinkWith({ token }: { token: string }): ReactNode {
  const texts = useTexts(accountLinkTexts);
  const session = useSession();
  const [linked, setLinked] = useState<Patient | null>(null);
  const [isDead, setIsDead] = useState(false);
  if (linked) return <Linked patient={linked} />;
  if (isDead) return <DeadLink text={texts.dead} />;
  switch (session.status) {
    case 'signedIn':
      return (
        <LinkForm token={token} user={session.user} onLinked={setLinked} onDead={() => setIsDead(true)} />
      );
    case 'signedOut':
      return <SignInFirst />;
    case 'unknown':
      return <Skeleton label={texts.loading} count={1} blockClassName="h-40" className="mt-7 grid" />;
    case 'unreachable':
      return <Notice tone="error" title={texts.unreachable} className="mt-7" />;
    default:
      return session satisfies never;
  }
}

function SignInFirst() {
  const texts = useTexts(accountLinkTexts);
  const language = useLanguage();
  const next = paths.page(language, 'accountLink');
  return (
    <>
      <p className="mt-5 text-lead">{texts.signInFirst}</p>
      <SignInLinks next={next} />
    </>
  );
}

type LinkFormProps = {
  token: string;
  user: User;
  onLinked: (patient: Patient) => void;
  onDead: () => void;
};

function LinkForm({ token, user, onLinked, onDead }: LinkFormProps) {
  const texts = useTexts(accountLinkTexts);
  const today = readWallClock(serverNowMs(), practice.timeZone).date;
  const form = useForm({
    draft: memory,
    initial: { dateOfBirth: '' },
    secrets: ['dateOfBirth'],
    findProblems: ({ dateOfBirth }) =>
      dateOfBirth === '' ? [{ field: 'dateOfBirth', code: 'birth_date_missing' }] : [],
    fieldOfCode: { access_link_date_wrong: 'dateOfBirth' },
    onRefused: (error) => {
      if (!hasErrorCode(error, 'access_link_invalid')) return;
      forget(memory);
      onDead();
    },
    send: async ({ dateOfBirth }) => {
      const patient = await callApi('linkAccount', { body: { token, dateOfBirth } });
      forget(memory);
      refreshOwn();
      onLinked(patient);
    },
  });
  return (
    <>
      <p className="mt-5 text-lead">{texts.lead}</p>
      <p className="mt-4 text-ink-soft wrap-anywhere">{texts.account(user.email)}</p>
      <Form
        form={form}
        failure="save"
        submit={{ label: texts.submit, sendingLabel: texts.sending }}
        className="mt-7 grid gap-5"
      >
        <TextField
          {...form.field('dateOfBirth')}
          label={texts.dateOfBirth}
          hint={texts.dateOfBirthHint}
          type="date"
          autoComplete="off"
          required
          max={today}
        />
      </Form>
    </>
  );
}

function Linked({ patient }: { patient: Patient }) {
  const texts = useTexts(accountLinkTexts);
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <>
      <Notice ref={place} tabIndex={-1} tone="success" title={texts.doneTitle} className="mt-7">
        <p>{texts.done(`${patient.firstName} ${patient.lastName}`)}</p>
      </Notice>
      <Link to={paths.dashboard(language)} className={`${buttonClass({ size: 'large' })} mt-8`}>
        {texts.toDashboard}
      </Link>
    </>
  );
}
