import { failureSentences } from '@praxisportal/contract/failures';
import { limits } from '@praxisportal/contract/limits';
import { quietPicture } from '@praxisportal/practice/pictures';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLanguage, useMessages, useTexts } from '../../../shared/i18n/use-language.ts';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Tabs } from '../../../shared/ui/Tabs.tsx';
import { useHydrated } from '../../../shared/ui/use-hydrated.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { bookingChoicesIn, paths } from '../../paths.ts';
import { SignInFrame } from '../SignInFrame.tsx';
import { useLeadOn } from '../use-lead-on.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './texts.ts';

type PhoneTab = { default: (props: { onCode: () => void }) => ReactNode };

// Most visitors log in by e-mail.
const PhoneLogin = lazy(() =>
  import('../phone-login/PhoneLogin.tsx').then(
    (loaded): PhoneTab => ({ default: loaded.PhoneLogin }),
    (): PhoneTab => ({ default: NotLoaded }),
  ),
);

/** Log-in by e-mail or phone; afterwards the visitor is back where the log-in was asked for. */
export default function LoginScreen() {
  const texts = useTexts(loginTexts);
  const { status } = useMessages();
  const language = useLanguage();
  const [afterMs, setAfterMs] = useState(0);
  const next = useLeadOn({ afterMs });
  const way = useWay();
  const picture = { src: quietPicture.src, alt: quietPicture.alt[language] };
  const isFromWizard = next !== undefined && bookingChoicesIn(next)?.time !== undefined;
  return (
    <SignInFrame
      title={isFromWizard ? texts.waiting.title : texts.title}
      lead={isFromWizard ? texts.waiting.lead : texts.lead}
      picture={picture}
      next={next}
    >
      <PageHead
        title={isFromWizard ? texts.waiting.title : texts.title}
        description={texts.description}
        isIndexed={false}
      />
      {isFromWizard && <WithoutAccount next={next} />}
      <div className="mt-7">
        <Tabs
          label={texts.tabs.label}
          items={[
            { key: 'email', label: texts.tabs.email, content: <LoginForm next={next} /> },
            {
              key: 'phone',
              label: texts.tabs.phone,
              // Long enough to see that the code was right.
              content: (
                <Suspense fallback={<p className="min-h-80 text-ink-soft">{status.loadingPage}</p>}>
                  <PhoneLogin onCode={() => setAfterMs(limits.phoneLoginRedirectMs)} />
                </Suspense>
              ),
            },
          ]}
          selected={way.chosen}
          onSelect={way.choose}
        />
      </div>
      {!isFromWizard && (
        <p className="mt-8">
          {texts.noAccount}{' '}
          <Link
            to={paths.register(language, { next })}
            data-carries="query"
            className="text-link font-semibold"
          >
            {texts.toRegister}
          </Link>
        </p>
      )}
      {!isFromWizard && (
        <p className="mt-3">
          {texts.bookedAsGuest}{' '}
          <Link to={paths.guestLinks(language)} className="text-link font-semibold">
            {texts.toGuestLinks}
          </Link>
        </p>
      )}
    </SignInFrame>
  );
}

/** Most who come here from the wizard are new: their two ways stand before the form that is not for them. */
function WithoutAccount({ next }: { next: string }) {
  const texts = useTexts(loginTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="without-account" className="mt-6">
      <h2 id="without-account" className="text-base font-semibold">
        {texts.noAccount}
      </h2>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          to={paths.guest(language, { next })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {texts.asGuest}
        </Link>
        <Link
          to={paths.register(language, { next })}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {texts.toRegister}
        </Link>
      </div>
    </section>
  );
}

/** The network has failed; the other tab works, and so does this one after a reload. */
function NotLoaded() {
  const language = useLanguage();
  return <Notice tone="error">{failureSentences.unavailable[language]}</Notice>;
}

/** The chosen tab stands in the address: reload, the way back and a change of language keep it. */
function useWay() {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const chosen = isHydrated && search.get('by') === 'phone' ? 'phone' : 'email';
  const choose = (way: 'email' | 'phone') =>
    setSearch(
      (now) => {
        if (way === 'phone') now.set('by', way);
        else now.delete('by');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose } as const;
}
