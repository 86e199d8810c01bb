import { limits } from '@praxisportal/contract/limits';
import { quietPicture } from '@praxisportal/practice/pictures';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/use-language.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { SignInFrame } from '../SignInFrame.tsx';
import { useLeadOn } from '../use-lead-on.ts';
import { LoginForm } from './LoginForm.tsx';
import { PhoneLogin } from './PhoneLogin.tsx';
import { loginTexts } from './texts.ts';

/** Log-in by e-mail or phone; afterwards the visitor is back where the log-in was asked for. */
export default function LoginScreen() {
  const texts = useTexts(loginTexts);
  const language = useLanguage();
  const [afterMs, setAfterMs] = useState(0);
  const next = useLeadOn({ afterMs });
  const way = useWay();
  const picture = { src: quietPicture.src, alt: quietPicture.alt[language] };
  return (
    <SignInFrame title={texts.title} lead={texts.lead} picture={picture} next={next}>
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <div className="mt-7">
        <Tabs
          label={texts.tabs.label}
          items={[
            { key: 'email', label: texts.tabs.email, content: <LoginForm next={next} /> },
            {
              key: 'phone',
              label: texts.tabs.phone,
              // Long enough to see that the code was right.
              content: <PhoneLogin onCode={() => setAfterMs(limits.phoneLoginRedirectMs)} />,
            },
          ]}
          selected={way.chosen}
          onSelect={way.choose}
        />
      </div>
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
    </SignInFrame>
  );
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
