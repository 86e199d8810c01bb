import { limits } from '@praxisportal/contract/limits';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { guestAppointmentTexts } from './texts.ts';

/** Says that the booking worked, and what the link is good for. */
export function BookedHeading() {
  const { booked: texts } = useTexts(guestAppointmentTexts);
  const { actions } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);

  return (
    <>
      <CircleCheck aria-hidden="true" className="mb-4 size-14 text-leaf-600" />
      <h1 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      <p className="mt-4 max-w-text text-lead">{texts.mail}</p>
      <p className="mt-2 flex max-w-text flex-wrap items-center gap-x-2 text-ink-soft">
        <span>{texts.link}</span>
        <CopyButton
          text={location.href}
          label={texts.copy}
          copiedLabel={actions.copied}
          failedLabel={texts.copyFailed}
          feedbackMs={limits.clipboardFeedbackMs}
        />
      </p>
    </>
  );
}
