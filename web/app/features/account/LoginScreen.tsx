import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../shell/PageHead.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { accountTexts } from './texts.ts';
import { useLeadOn } from './use-lead-on.ts';

/** Log-in; afterwards the visitor is back where the log-in was asked for. */
export default function LoginScreen() {
  const { login: texts, reassurance } = useTexts(accountTexts);
  const language = useLanguage();
  const next = useLeadOn();
  const picture = { src: '/images/rooms/waiting-room.svg', alt: reassurance.loginPicture };
  return (
    <AccountFrame title={texts.title} lead={texts.lead} picture={picture}>
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <LoginForm />
      <p className="mt-8">
        {texts.noAccount}{' '}
        <Link to={paths.register(language, { next })} className="text-link font-semibold">
          {texts.toRegister}
        </Link>
      </p>
    </AccountFrame>
  );
}
