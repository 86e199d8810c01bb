import { welcomePicture } from '@praxisportal/practice/pictures';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../../shared/i18n/use-language.ts';
import { buttonClass } from '../../../shared/ui/button-class.ts';
import { useHydrated } from '../../../shared/ui/use-hydrated.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { QueryMark } from '../../page/QueryMark.tsx';
import { bookingChoicesIn, paths } from '../../paths.ts';
import { SignInFrame } from '../SignInFrame.tsx';
import { useLeadOn } from '../use-lead-on.ts';
import { GuestForm } from './GuestForm.tsx';
import { toWish } from './guest-wish.ts';
import { guestTexts } from './texts.ts';

/** Booking without an account; whoever has one and is signed in books in the wizard. */
export default function GuestScreen() {
  const texts = useTexts(guestTexts);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const next = useLeadOn();
  const wish = next === undefined ? undefined : toWish(bookingChoicesIn(next));
  const picture = { src: welcomePicture.src, alt: welcomePicture.alt[language] };
  return (
    <SignInFrame title={texts.title} lead={texts.lead} picture={picture} next={next} hasPassword={false}>
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      {wish && (
        <>
          <p className="mt-5">
            {texts.hasAccount}{' '}
            <Link to={paths.login(language, { next })} className="text-link font-semibold">
              {texts.toLogin}
            </Link>
          </p>
          <GuestForm wish={wish} />
        </>
      )}
      {!isHydrated && (
        <>
          <QueryMark />
          {/* The room of appointment and form, so that a reload moves nothing. */}
          <div className="hidden min-h-[118rem] sm:min-h-[100rem] [[data-has-query]_&]:block noscript:hidden" />
        </>
      )}
      {isHydrated && !wish && <NothingChosen address={next} />}
    </SignInFrame>
  );
}

function NothingChosen({ address }: { address: string | undefined }) {
  const { nothingChosen: texts } = useTexts(guestTexts);
  const language = useLanguage();
  const isBooking = address !== undefined && bookingChoicesIn(address) !== undefined;
  return (
    <section
      aria-labelledby="nothing-chosen"
      className="mt-9 rounded-panel border border-leaf-50 bg-leaf-50 p-5 sm:p-7"
    >
      <h2 id="nothing-chosen" className="text-h3">
        {texts.title}
      </h2>
      <p className="mt-3">{texts.text}</p>
      <Link to={isBooking ? address : paths.booking(language)} className={`${buttonClass()} mt-5`}>
        {texts.action}
      </Link>
    </section>
  );
}
