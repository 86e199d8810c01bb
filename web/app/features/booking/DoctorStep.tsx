import type { Doctor } from '@praxisportal/contract/doctor';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { bookingTexts } from './texts.ts';
import { WizardActions } from './WizardActions.tsx';

type DoctorStepProps = {
  doctors: readonly Doctor[];
  chosen: string;
  addressOf: (doctorId: string) => string;
  backTo: string;
};

/** Step 2: one of the doctors, with portrait, name and specialization; each is a link to the next step. */
export function DoctorStep({ doctors, chosen, addressOf, backTo }: DoctorStepProps) {
  const language = useLanguage();
  const { treatment: words } = useTexts(bookingTexts);
  return (
    <>
      <ul className="grid gap-3 sm:gap-4">
        {doctors.map((doctor) => (
          <li key={doctor.id} className="grid">
            <Link
              to={addressOf(doctor.id)}
              className={classNames(
                'flex items-center gap-4 overflow-hidden rounded-panel border-2 pr-4 no-underline transition-colors sm:gap-6 sm:pr-6',
                doctor.id === chosen
                  ? 'border-leaf-600 bg-leaf-100'
                  : 'border-line bg-white hover:border-leaf-600 hover:bg-leaf-50',
              )}
            >
              <img
                src={doctor.image}
                alt=""
                width={640}
                height={800}
                className="h-28 w-24 shrink-0 bg-leaf-100 object-cover object-top sm:h-36 sm:w-32"
              />
              <span className="min-w-0 flex-1 py-3">
                <span className="block text-h3 font-semibold text-leaf-900">
                  {doctor.name}
                  {doctor.id === chosen && <span className="sr-only"> ({words.isChosen})</span>}
                </span>
                <span className="mt-1 block text-ink">{doctor.specialization[language]}</span>
                <span className="mt-1 hidden text-small text-ink-soft sm:block">{doctor.role[language]}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-6 shrink-0 text-leaf-700" />
            </Link>
          </li>
        ))}
      </ul>
      <WizardActions backTo={backTo} />
    </>
  );
}
