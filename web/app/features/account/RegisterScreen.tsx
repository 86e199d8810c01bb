import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { accountTexts } from './texts.ts';
import { useLeadOn } from './use-lead-on.ts';

/** Registration; afterwards the new patient is signed in and back where the account was asked for. */
export default function RegisterScreen() {
  const { register: texts, reassurance } = useTexts(accountTexts);
  const language = useLanguage();
  const next = useLeadOn();
  const picture = { src: '/images/rooms/reception.svg', alt: reassurance.registerPicture };
  return (
    <AccountFrame title={texts.title} lead={texts.lead} picture={picture}>
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <p className="mt-5">
        {texts.hasAccount}{' '}
        <Link to={paths.login(language, { next })} className="text-link font-semibold">
          {texts.toLogin}
        </Link>
      </p>
      <RegisterForm />
    </AccountFrame>
  );
}
