import { practice } from '@praxisportal/practice/practice';
import { Phone, Siren } from 'lucide-react';
import { formatPhone, phoneHref } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { classNames } from '../../ui/class-names.ts';
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
        'grid gap-x-12 gap-y-6 rounded-picture rounded-br-none border-2 border-alarm-700 p-5 sm:p-8 lg:grid-cols-[3fr_2fr] lg:items-center',
        isHighlighted ? 'is-highlighted' : 'bg-alarm-50',
      )}
    >
      <div>
        <h2 id="emergency-title" className="text-alarm-700">
          {texts.title}
        </h2>
        <p className="mt-3 max-w-text text-lead">{texts.text}</p>
        <p className="mt-2 max-w-text">{texts.danger}</p>
      </div>
      <div className="grid gap-3">
        <a
          href={phoneHref(practice.emergencyPhone)}
          className={buttonClass({ variant: 'danger', size: 'large', isWide: true })}
        >
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          <span className="max-sm:w-min max-sm:text-left">
            {texts.callPractice}{' '}
            <span className="whitespace-nowrap">{formatPhone(practice.emergencyPhone)}</span>
          </span>
        </a>
        <a
          href="tel:112"
          className="inline-flex min-h-14 items-center justify-center gap-2 rounded-control border-2 border-alarm-700 bg-white px-7 py-3 font-semibold text-alarm-700 no-underline hover:bg-alarm-50"
        >
          <Siren aria-hidden="true" className="size-5 shrink-0" />
          {texts.callRescue}
        </a>
      </div>
    </section>
  );
}
