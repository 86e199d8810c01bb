import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { bookingTexts } from './texts.ts';

export type PolicyBoxProps = {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  /** Whether the box appears because a time was just chosen, and not because the page opens with one. */
  isNew: boolean;
};

/** SPEC §5: the cancellation policy with the fee notice; comes into view when a time is chosen. */
export function PolicyBox({ isAccepted, onChange, isNew }: PolicyBoxProps) {
  const { policy: texts } = useTexts(bookingTexts);
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isNew) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, [isNew]);

  return (
    <section
      ref={box}
      aria-labelledby="booking-policy"
      className="mt-6 scroll-mb-4 md:scroll-mb-32 rounded-control border-2 border-honey-400 bg-honey-100 px-4 py-4 sm:px-5"
    >
      <h3 id="booking-policy" className="mb-2 text-base">
        {texts.heading}
      </h3>
      <Checkbox label={texts.accept} hint={texts.fee} checked={isAccepted} onChange={onChange} />
    </section>
  );
}
