import { practice } from '@praxisportal/practice/practice';
import { Check, Phone } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatPhone, phoneHref } from '../../i18n/format.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { NeedsScript } from '../../page/NeedsScript.tsx';
import { useSession } from '../../session/use-session.ts';
import { Notice } from '../../ui/Notice.tsx';
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
  children: ReactNode;
};

/** A form on the left; on the right, or below on a phone, what happens to the data. */
export function SignInFrame({ title, lead, picture, next, children }: SignInFrameProps) {
  const { reassurance } = useTexts(signInTexts);
  const { session: sessionTexts } = useMessages();
  const session = useSession();
  const hasEnded = session.status === 'signedOut' && session.reason === 'ended';
  return (
    <div className="page-width pt-10 pb-16 lg:pt-16 lg:pb-28">
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <div className="max-w-form">
          <h1>{title}</h1>
          <p className="mt-5 max-w-text text-lead text-ink-soft">{lead}</p>
          {hasEnded && (
            <Notice role="note" className="mt-7">
              {sessionTexts.ended}
            </Notice>
          )}
          {next !== undefined && (
            <Suspense>
              <WaitingAppointment next={next} />
            </Suspense>
          )}
          <NeedsScript />
          {children}
        </div>
        <aside aria-label={reassurance.title} className="max-w-form lg:sticky lg:top-32 lg:self-start">
          <img
            src={picture.src}
            alt={picture.alt}
            width={960}
            height={720}
            className="leaf-shape mb-10 w-full object-cover max-lg:hidden"
          />
          <h2 className="text-h3">{reassurance.title}</h2>
          <ul className="mt-5 grid gap-4">
            {reassurance.points.map((point) => (
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
