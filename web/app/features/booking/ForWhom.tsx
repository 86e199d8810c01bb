import { useId } from 'react';
import { patientsQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/query-client.ts';
import { useTexts } from '../../i18n/use-language.ts';
import { useSession } from '../../session/use-session.ts';
import { namePerson } from './name-person.ts';
import { bookingTexts } from './texts.ts';
import type { Confirmation } from './use-confirmation.ts';

/** Whose appointment it is to be: asked only of who looks after others, too. */
export function ForWhom({ confirmation }: { confirmation: Confirmation }) {
  const { forWhom: texts } = useTexts(bookingTexts);
  const { user } = useSession();
  const { data: people = [] } = useQuery(patientsQuery(user?.id));
  const name = useId();
  if (people.length < 2) return null;
  return (
    <fieldset disabled={confirmation.isSending} className="grid gap-1">
      <legend className="mb-1 font-semibold text-leaf-900">{texts.question}</legend>
      {people.map((person) => {
        const { id } = person;
        const isSelf = person.relation === 'self';
        return (
          <label key={id} className="flex min-h-9 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={confirmation.patientId === (isSelf ? undefined : id)}
              onChange={() => confirmation.choosePatient(isSelf ? undefined : id)}
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
