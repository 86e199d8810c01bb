import type { OwnAccess } from '@praxisportal/contract/staff/access';
import { useState } from 'react';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import type { RunProven } from '../proof/use-proven.ts';
import { ConfirmButton } from '../shell/ConfirmButton.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { staffKeys } from '../shell/staff-queries.ts';
import { PasswordEditor, type PasswordPart } from './PasswordEditor.tsx';
import { teamTexts } from './texts.ts';

/** The own password and the app for its codes, which count only together. */
export function PasswordAccess({ access, run }: { access: OwnAccess; run: RunProven }) {
  const texts = useTexts(teamTexts);
  const sayError = useErrorSentence();
  const [part, setPart] = useState<PasswordPart>();
  const [saved, setSaved] = useState<PasswordPart>();
  const { hasPassword, passkeys } = access;
  const put = (changed: OwnAccess) => queryClient.setQueryData(staffKeys.access, changed);
  const remove = useMutation({
    mutationFn: () => run(() => callStaff('removePassword')),
    onSuccess: put,
  });
  const open = (chosen: PasswordPart) => {
    setSaved(undefined);
    setPart(chosen);
  };
  const choices: PasswordPart[] = hasPassword ? ['password', 'app'] : ['both'];
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">{texts.password}</h3>
      <p className="text-small text-ink-soft">{hasPassword ? texts.hasPassword : texts.hasNoPassword}</p>
      {part ? (
        <div className="console-item">
          <PasswordEditor
            key={part}
            part={part}
            run={run}
            onSaved={(changed) => {
              put(changed);
              setSaved(part);
              setPart(undefined);
            }}
            onCancel={() => setPart(undefined)}
          />
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button key={choice} size="small" variant="secondary" onClick={() => open(choice)}>
              {texts.setPassword[choice]}
            </Button>
          ))}
          {hasPassword && passkeys.length > 0 && (
            <ConfirmButton
              size="small"
              variant="quiet"
              question={texts.removePasswordQuestion}
              isPending={remove.isPending}
              onConfirm={() => remove.mutate(undefined)}
            >
              {texts.removePassword}
            </ConfirmButton>
          )}
        </div>
      )}
      <p role="status" className="text-small font-semibold text-leaf-700">
        {saved && texts.passwordSaved[saved]}
      </p>
      {remove.error && <Notice tone="error" title={sayError(remove.error, 'save')} />}
    </div>
  );
}
