import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '../../shared/api/query-client.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { deskQuery } from '../shell/staff-queries.ts';
import { useStaffSession } from '../shell/use-staff-session.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { canUsePasskeys, signInByPasskey } from './passkeys.ts';
import { signInTexts } from './texts.ts';

/**
 * Signing in: who has been at this browser before presses their name, and needs nothing more with a passkey; everybody
 * else types. `exceptId` is whom the list leaves out.
 */
export function WayIn({ exceptId }: { exceptId?: string | undefined }) {
  const { signIn: texts } = useTexts(signInTexts);
  const session = useStaffSession();
  const { data, isPending } = useQuery(deskQuery());
  const [choice, setChoice] = useState<string>();
  const people = (data?.people ?? []).filter(({ id }) => id !== exceptId);
  const person = people.find(({ id }) => id === choice);
  const isTyping = choice === 'other' || (people.length === 0 && !isPending);
  const form = useRef<HTMLDivElement>(null);

  // Whoever has chosen goes on where it goes on.
  useEffect(() => {
    if (choice !== undefined)
      form.current?.querySelector<HTMLElement>('input:not([type=hidden]), button')?.focus();
  }, [choice]);

  if (isPending) return null;
  if (!isTyping && !person) {
    return (
      <section aria-labelledby="people">
        <h2 id="people" className="text-h3">
          {texts.people}
        </h2>
        <ul className="mt-4 grid gap-2">
          {people.map(({ id, firstName, lastName, initials }) => (
            <li key={id}>
              <button type="button" className="console-person" onClick={() => setChoice(id)}>
                <span aria-hidden="true" className="console-initials">
                  {initials}
                </span>
                {`${firstName} ${lastName}`}
              </button>
            </li>
          ))}
        </ul>
        <Button className="mt-4" variant="quiet" onClick={() => setChoice('other')}>
          {texts.someoneElse}
        </Button>
      </section>
    );
  }
  const hasPasskey = canUsePasskeys() && (person?.hasPasskey ?? true);
  const hasPassword = person?.hasPassword ?? true;
  return (
    <div ref={form} className="grid gap-6">
      {person && <p className="text-lead">{texts.greeting(`${person.firstName} ${person.lastName}`)}</p>}
      {hasPasskey && (
        <PasskeyButton
          label={texts.passkey}
          waitingLabel={texts.passkeyWaiting}
          onUse={async () => session.enter(await signInByPasskey(person?.id))}
        />
      )}
      {hasPasskey && hasPassword && <p className="text-center text-small text-ink-soft">{texts.or}</p>}
      {hasPassword && <PasswordForm key={person?.id} person={person} />}
      {people.length > 0 && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setChoice(undefined)}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {texts.back}
        </Button>
      )}
    </div>
  );
}
