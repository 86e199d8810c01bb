import { practice } from '@praxisportal/practice/practice';
import { Phone, Siren } from 'lucide-react';
import { formatPhone, phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { contactTexts } from './texts.ts';

/** The practice's emergency line around the clock, and 112. */
export function EmergencyBlock({ isHighlighted }: { isHighlighted: boolean }) {
  const texts = useTexts(contactTexts).emergency;
  return (
    <section
      id="emergency"
      tabIndex={-1}
      aria-labelledby="emergency-title"
      className={classNames(
        'rounded-panel rounded-br-none border-2 border-alarm-700 p-5 huge:p-3 sm:p-6',
        isHighlighted ? 'is-highlighted' : 'bg-alarm-50',
      )}
    >
      <h2 id="emergency-title" className="text-h3 text-alarm-700">
        {texts.title}
      </h2>
      <p className="mt-1.5 max-w-text">{texts.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={phoneHref(practice.emergencyPhone)}
          className={`${buttonClass({ variant: 'danger', size: 'large' })} figures max-sm:w-full max-sm:px-3`}
        >
          <Phone aria-hidden="true" className="size-5 shrink-0 huge:hidden" />
          <span className="sr-only">{texts.callPractice} </span>
          <span className="text-lead whitespace-nowrap huge:text-base">
            {formatPhone(practice.emergencyPhone)}
          </span>
        </a>
        <a
          href="tel:112"
          className="figures inline-flex min-h-14 items-center justify-center gap-2 rounded-control border-2 border-alarm-700 bg-white px-6 py-3 font-semibold text-alarm-700 no-underline huge:px-2 hover:bg-alarm-50 max-sm:w-full"
        >
          <Siren aria-hidden="true" className="size-5 shrink-0 huge:hidden" />
          {texts.callRescue}
        </a>
      </div>
      <p className="mt-4 max-w-text text-small">{texts.danger}</p>
    </section>
  );
}
