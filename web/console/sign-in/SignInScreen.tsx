import { useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { ConsoleTitle } from '../shell/ConsoleTitle.tsx';
import { useStaffSession } from '../shell/use-staff-session.ts';
import { signInTexts } from './texts.ts';
import { WayIn } from './WayIn.tsx';

/** The door of the console, in the place of whatever page was asked for: that one opens behind it. */
export default function SignInScreen() {
  const { signIn: texts } = useTexts(signInTexts);
  const session = useStaffSession();
  const reason = session.status === 'signedOut' ? session.reason : 'never';
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[26rem] px-4 py-10">
      <ConsoleTitle title={texts.title} />
      <h1 className="text-h2">{texts.title}</h1>
      {reason !== 'never' && <Notice className="mt-5">{texts[reason]}</Notice>}
      <div className="mt-7">
        <WayIn />
      </div>
    </main>
  );
}
