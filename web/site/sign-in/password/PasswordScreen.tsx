import { quietPicture } from '@praxisportal/practice/pictures';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../shared/i18n/use-language.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { paths } from '../../paths.ts';
import { SignInFrame } from '../SignInFrame.tsx';
import { useLeadOn } from '../use-lead-on.ts';
import { PasswordReset } from './PasswordReset.tsx';
import { passwordTexts } from './texts.ts';

/** A new password by a code to the account's address; also for somebody who is still signed in here. */
export default function PasswordScreen() {
  const texts = useTexts(passwordTexts);
  const language = useLanguage();
  const [isDone, setIsDone] = useState(false);
  const next = useLeadOn({ isStaying: !isDone });
  const picture = { src: quietPicture.src, alt: quietPicture.alt[language] };
  return (
    <SignInFrame title={texts.title} lead={texts.lead} picture={picture} next={next}>
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <PasswordReset target={next ?? paths.dashboard(language)} onDone={() => setIsDone(true)} />
      <p className="mt-8">
        {texts.remembered}{' '}
        <Link to={paths.login(language, { next })} data-carries="query" className="text-link font-semibold">
          {texts.toLogin}
        </Link>
      </p>
    </SignInFrame>
  );
}
