import { limits } from '@praxisportal/contract/limits';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { bookingTexts } from './texts.ts';

/** SPEC §2: the head of the success screen, which leads to the dashboard after 2 s. */
export function BookingDone() {
  const { done } = useTexts(bookingTexts);
  const dashboard = paths.dashboard(useLanguage());
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    // The booked time is gone from the wizard: its entry in the history makes way for the dashboard.
    const timer = setTimeout(() => void navigate(dashboard, { replace: true }), limits.bookingRedirectMs);
    return () => clearTimeout(timer);
  }, [dashboard, navigate]);

  return (
    <>
      <CircleCheck aria-hidden="true" className="mb-4 size-14 text-leaf-600" />
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {done.heading}
      </h1>
    </>
  );
}
