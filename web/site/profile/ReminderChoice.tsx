import type { User } from '@praxisportal/contract/account';
import { useState } from 'react';
import { callApi } from '../../shared/api/client.ts';
import { refreshOwn, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { useInSight } from '../../shared/ui/use-in-sight.ts';
import { useSession } from '../session/use-session.ts';
import { profileTexts } from './texts.ts';

/** Whether the patient is reminded of appointments: agreed to and taken back with one tap. */
export function ReminderChoice({ user }: { user: User }) {
  const { reminders: texts } = useTexts(profileTexts);
  const { replaceUser } = useSession();
  const sayError = useErrorSentence();
  const [isSaved, setIsSaved] = useState(false);
  const result = useInSight<HTMLParagraphElement>(isSaved);
  // What was just chosen stands there at once, and does not spring back until the answer is here.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: (reminders: boolean) => callApi('updateProfile', { body: { reminders } }),
    onMutate: () => setIsSaved(false),
    onSuccess: (changed) => {
      replaceUser(changed);
      refreshOwn();
      setIsSaved(true);
    },
    onSettled: () => setWanted(null),
  });
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Checkbox
        label={texts.label}
        hint={texts.hint}
        error={change.isError ? sayError(change.error, 'save') : undefined}
        checked={wanted ?? user.reminders}
        aria-busy={change.isPending || undefined}
        onChange={(isChosen) => {
          if (wanted !== null) return;
          setWanted(isChosen);
          change.mutate(isChosen);
        }}
      />
      <p ref={result} role="status" className="mt-1 pl-9 text-small font-semibold text-leaf-700">
        {isSaved && !change.isPending && (user.reminders ? texts.on : texts.off)}
      </p>
    </div>
  );
}
