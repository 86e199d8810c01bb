import { useId } from 'react';
import { Link } from 'react-router';
import { patientsQuery } from '../../shared/api/queries.ts';
import { useQuery } from '../../shared/api/query-client.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { paths } from '../paths.ts';
import { isForChildren } from '../scheduling/offer.ts';
import { useSession } from '../session/use-session.ts';
import { ownPerson } from './booking-address.ts';
import { namePerson } from './name-person.ts';
import { findPatient } from './patient-choice.ts';
import { bookingTexts } from './texts.ts';
import type { BookingRoute } from './use-booking-address.ts';

type ForWhomProps = {
  /** German name of the treatment. */
  treatment: string;
  /** The id of a patient, `self`, or '' as long as it is not chosen. */
  value: string;
  onChoose: (patient: string) => void;
  isDisabled?: boolean | undefined;
  /** Where the group goes when a confirmation lacks the choice. */
  id?: string | undefined;
};

/**
 * Whose appointment it is to be: asked only if the account manages more than one patient. For a treatment for children
 * an account without a child reads which patient it books.
 */
export function ForWhom({ treatment, value, onChoose, isDisabled, id: groupId }: ForWhomProps) {
  const { forWhom: texts } = useTexts(bookingTexts);
  const language = useLanguage();
  const { user } = useSession();
  const { data: people = [] } = useQuery(patientsQuery(user?.id));
  const name = useId();
  const [only] = people;
  if (only && people.length === 1 && isForChildren(treatment))
    return (
      <p>
        {texts.onlyFor(namePerson(only, people, texts.born))}{' '}
        <Link to={`${paths.dashboard(language)}#family`} className="text-link">
          {texts.addChild}
        </Link>
      </p>
    );
  if (people.length < 2) return null;
  return (
    <fieldset id={groupId} disabled={isDisabled} className="flex scroll-mb-40 flex-wrap gap-x-6 gap-y-1">
      <legend className="mb-1 font-semibold text-leaf-900">{texts.question}</legend>
      {people.map((person) => {
        const isSelf = person.relation === 'self';
        const patient = isSelf ? ownPerson : person.id;
        return (
          <label key={person.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={value === patient}
              onChange={() => onChoose(patient)}
              className="size-6 shrink-0 cursor-pointer accent-leaf-600"
            />
            <span>
              {namePerson(person, people, texts.born)}
              {isSelf && <span className="text-ink-soft"> ({texts.self})</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Leads to the group of this id when a confirmation lacks its choice. */
export function focusFirstChoice(id: string): void {
  const choice = document.getElementById(id)?.querySelector('input');
  choice?.focus({ preventScroll: true });
  choice?.scrollIntoView({ block: 'center' });
}

/** The patient of the wizard, and the name to show if the account manages more than one; undefined while none is chosen. */
export function useWizardPatient({ state }: BookingRoute): { patient: string; name: string | undefined } {
  const { forWhom: texts } = useTexts(bookingTexts);
  const { user } = useSession();
  const { data: people, isLoading } = useQuery(patientsQuery(user?.id));
  const patient = findPatient(state.patient, { treatment: state.treatment, people, isLoading });
  const chosen = people?.find(({ id, relation }) =>
    patient === ownPerson ? relation === 'self' : id === patient,
  );
  const isAsked = people !== undefined && people.length > 1;
  return { patient, name: isAsked && chosen ? namePerson(chosen, people, texts.born) : undefined };
}

/** The question with the treatment; the answer stands in the address. */
export function WizardForWhom({ route }: { route: BookingRoute }) {
  const { patient } = useWizardPatient(route);
  return (
    <div className="not-empty:mb-4">
      <ForWhom
        treatment={route.state.treatment}
        value={patient}
        onChoose={(chosen) => void route.go({ kind: 'patient', patient: chosen }, 'withinStep')}
      />
    </div>
  );
}
