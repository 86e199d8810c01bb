import { quietPicture } from '@praxisportal/practice/pictures';
import { useLocation } from 'react-router';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { SignInLinks } from '../page/SignInLinks.tsx';
import { dashboardTexts } from './texts.ts';

/** Asks a visitor to log in or register, and to come back here afterwards. */
export function SignedOutPrompt({ reason }: { reason: 'never' | 'left' | 'ended' }) {
  const { signedOut } = useTexts(dashboardTexts);
  const { session } = useMessages();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  // Also what was open there: an appointment that is being moved, the own data.
  const next = `${pathname}${search}`;
  return (
    <div className="mt-8 grid items-start gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div>
        {reason !== 'never' && (
          <Notice tone={reason === 'left' ? 'success' : 'info'} role="note" className="mb-8">
            {session[reason]}
          </Notice>
        )}
        <p className="max-w-text text-lead">{signedOut.lead}</p>
        <p className="mt-4 max-w-text text-ink-soft">{signedOut.text}</p>
        <SignInLinks next={next} />
      </div>
      <img
        src={quietPicture.src}
        alt={quietPicture.alt[language]}
        width={quietPicture.width}
        height={quietPicture.height}
        className="leaf-shape w-full"
      />
    </div>
  );
}
