import { welcomePicture } from '@praxisportal/practice/pictures';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../shared/i18n/use-language.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { paths } from '../../paths.ts';
import { SignInFrame } from '../SignInFrame.tsx';
import { useLeadOn } from '../use-lead-on.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { registerTexts } from './texts.ts';

/** Registration; afterwards the new patient is signed in and back where the account was asked for. */
export default function RegisterScreen() {
  const texts = useTexts(registerTexts);
  const language = useLanguage();
  const next = useLeadOn();
  const picture = { src: welcomePicture.src, alt: welcomePicture.alt[language] };
  return (
    <SignInFrame title={texts.title} lead={texts.lead} picture={picture} next={next}>
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <p className="mt-5">
        {texts.hasAccount}{' '}
        <Link to={paths.login(language, { next })} data-carries="query" className="text-link font-semibold">
          {texts.toLogin}
        </Link>
      </p>
      <RegisterForm next={next} />
    </SignInFrame>
  );
}
