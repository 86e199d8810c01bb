import { quietPicture } from '@praxisportal/practice/pictures';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../i18n/use-language.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { SignInFrame } from '../SignInFrame.tsx';
import { useLeadOn } from '../use-lead-on.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginTexts } from './texts.ts';

/** Log-in; afterwards the visitor is back where the log-in was asked for. */
export default function LoginScreen() {
  const texts = useTexts(loginTexts);
  const language = useLanguage();
  const next = useLeadOn();
  const picture = { src: quietPicture.src, alt: quietPicture.alt[language] };
  return (
    <SignInFrame title={texts.title} lead={texts.lead} picture={picture} next={next}>
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <LoginForm />
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
