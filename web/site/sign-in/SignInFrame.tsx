import { practice } from '@praxisportal/practice/practice';
import { Check, Phone } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { NeedsScript } from '../../shared/page/NeedsScript.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { bookingChoicesIn } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { signInTexts } from './texts.ts';

type Waiting = { default: (props: { next: string }) => ReactNode };

// Most visitors come without an appointment. A network that fails leaves the form without the reminder.
const WaitingAppointment = lazy(() =>
  import('./WaitingAppointment.tsx').then(
    (loaded): Waiting => ({ default: loaded.WaitingAppointment }),
    (): Waiting => ({ default: () => null }),
  ),
);

type SignInFrameProps = {
  title: string;
  lead: string;
  /** A picture of 4:3 beside the form on wide screens. */
  picture: { src: string; alt: string };
  /** Where the visitor goes afterwards. */
  next: string | undefined;
  /** False where no password is needed. */
  hasPassword?: boolean | undefined;
  children: ReactNode;
};

/** A form on the left; beside it, or below on a phone, what happens to the data, in sight also along a long form. */
export function SignInFrame({ title, lead, picture, next, hasPassword = true, children }: SignInFrameProps) {
  const { reassurance } = useTexts(signInTexts);
  const { session: sessionTexts } = useMessages();
  const session = useSession();
  const isBooking = next !== undefined && bookingChoicesIn(next)?.treatment !== undefined;
  const hasEnded = session.status === 'signedOut' && session.reason === 'ended';
  return (
    <div className="page-width pt-10 pb-16 lg:pt-16 lg:pb-28">
      <div className="grid gap-x-12 gap-y-14 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-x-20">
        <div className="max-w-form">
          <h1>{title}</h1>
          <p className="mt-5 max-w-text text-lead text-ink-soft">{lead}</p>
          {hasEnded && (
            <Notice role="note" className="mt-7">
              {sessionTexts.ended}
            </Notice>
          )}
          {isBooking && (
            // Its room, so that nothing moves under the finger.
            <Suspense fallback={<div className="mt-7 min-h-[13.3rem]" />}>
              <WaitingAppointment next={next} />
            </Suspense>
          )}
          <NeedsScript />
          {children}
        </div>
        <aside aria-label={reassurance.title} className="max-w-form md:sticky md:top-32 md:self-start">
          <img
            src={picture.src}
            alt={picture.alt}
            width={960}
            height={720}
            className="leaf-shape mb-8 max-h-[max(10rem,100vh-36rem)] w-full object-cover max-md:hidden"
          />
          <h2 className="text-h3">{reassurance.title}</h2>
          <ul className="mt-5 grid gap-4">
            {[...reassurance.points, ...(hasPassword ? [reassurance.password] : [])].map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-leaf-600" />
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-6 border-t border-line pt-5">
            <p>{reassurance.help}</p>
            <a
              href={phoneHref(practice.phone)}
              className="figures text-link mt-1 inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              <Phone aria-hidden="true" className="size-5" />
              {formatPhone(practice.phone)}
            </a>
          </div>
        </aside>
      </div>
    </div>
  );
}
