import type { InvitationLook, Welcome } from '@praxisportal/contract/staff/access';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useQuery } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { useLinkToken } from '../../shared/page/use-link-token.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { consolePath } from '../shell/console-paths.ts';
import { invitationQuery } from '../shell/staff-queries.ts';
import { consoleTexts } from '../shell/texts.ts';
import { useStaffSession } from '../shell/use-staff-session.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpForm } from './SetUpForm.tsx';
import { signInTexts } from './texts.ts';

/** Where a one-time link leads: the first owner's, an invitation's, or the way back of somebody who lost theirs. */
export default function SetUpScreen() {
  const { setUp: texts } = useTexts(signInTexts);
  const token = useLinkToken();
  const language = useLanguage();
  const navigate = useNavigate();
  const { enter } = useStaffSession();
  const [welcome, setWelcome] = useState<Welcome>();
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-form px-4 py-10">
      <ConsoleTitle title={texts.title} />
      {welcome ? (
        <RecoveryCodes
          codes={welcome.recoveryCodes}
          onDone={() => {
            enter(welcome.me);
            void navigate(consolePath(language, 'day'), { replace: true });
          }}
        />
      ) : (
        <>
          <h1 className="text-h2">{texts.title}</h1>
          {token === undefined && <Notice tone="error" className="mt-6" title={texts.noToken} />}
          {token && <Invitation token={token} onDone={setWelcome} />}
        </>
      )}
    </main>
  );
}

function Invitation({ token, onDone }: { token: string; onDone: (welcome: Welcome) => void }) {
  const { setUp: texts } = useTexts(signInTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const { data, error } = useQuery(invitationQuery(token));
  if (error) {
    return (
      <Notice tone="error" className="mt-6" title={texts.dead}>
        <p>{sayError(error, 'generic')}</p>
        <p className="mt-2">{texts.deadHelp}</p>
        <Link
          to={consolePath(language, 'signIn')}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {texts.toSignIn}
        </Link>
      </Notice>
    );
  }
  if (!data) return <Skeleton label={texts.looking} className="mt-6 grid gap-4" />;
  return (
    <>
      <Lead invitation={data} />
      <SetUpForm token={token} invitation={data} onDone={onDone} />
    </>
  );
}

function Lead({ invitation: { purpose, practiceName, role } }: { invitation: InvitationLook }) {
  const { setUp } = useTexts(signInTexts);
  const { roles } = useTexts(consoleTexts);
  return (
    <p className="mt-4">
      {purpose === 'setup' ? setUp.lead.setup(practiceName) : setUp.lead[purpose](practiceName, roles[role])}
    </p>
  );
}
