import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { guestAppointmentTexts } from './texts.ts';

/** Says that the booking worked, and what the link is good for. */
export function BookedHeading({ hasPain }: { hasPain: boolean }) {
  const { booked: texts } = useTexts(guestAppointmentTexts);
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
      {hasPain && <p className="mt-2 max-w-text">{texts.pain}</p>}
      <p className="mt-2 max-w-text text-ink-soft">{texts.link}</p>
    </>
  );
}
