import type { StaffEntry, StaffList } from '@praxisportal/contract/staff/access';
import { type Role, roles } from '@praxisportal/contract/staff/rights';
import { queryClient, useMutation } from '../../shared/api/query-client.ts';
import { useErrorSentence } from '../../shared/api/use-error-sentence.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { formatInstant } from '../../shared/i18n/format.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import type { RunProven } from '../proof/use-proven.ts';
import { ConfirmButton } from '../shell/ConfirmButton.tsx';
import { callStaff } from '../shell/call-staff.ts';
import { StaffEditorForm } from '../shell/StaffEditorForm.tsx';
import { staffKeys } from '../shell/staff-queries.ts';
import { consoleTexts } from '../shell/texts.ts';
import { useEditedInPlace } from '../shell/use-edited-in-place.ts';
import { staffMemory, useMe } from '../shell/use-staff-session.ts';
import { PostFields } from './PostFields.tsx';
import { teamTexts } from './texts.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: staffKeys.people });

type PersonItemProps = { person: StaffEntry; columns: StaffList['columns']; run: RunProven };

/** Somebody who works here or did: as what, in which column, signed in where. */
export function PersonItem({ person, columns, run }: PersonItemProps) {
  const texts = useTexts(teamTexts);
  const { roles: roleNames } = useTexts(consoleTexts);
  const language = useLanguage();
  const sayError = useErrorSentence();
  const me = useMe();
  const { place, isEdited, open, close } = useEditedInPlace();
  const { id, isDisabled, role, doctorId, lastSignInAt, sessionCount } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const params = { id };
  const block = useMutation({
    mutationFn: () => run(() => callStaff('changeStaff', { params, body: { isDisabled: !isDisabled } })),
    onSettled: refresh,
  });
  const signOut = useMutation({
    mutationFn: () => run(() => callStaff('endStaffSessions', { params })),
    onSettled: refresh,
  });
  const column = columns.find((each) => each.id === doctorId)?.name;
  const where =
    sessionCount > 0
      ? texts.signedIn(sessionCount)
      : lastSignInAt === null
        ? texts.never
        : texts.lastSignIn(formatInstant(language, lastSignInAt));
  const error = block.error ?? signOut.error;
  return (
    <li className="console-item">
      <p className="font-semibold">
        {name}
        {id === me.id && ` (${texts.you})`}
        {isDisabled && ` (${texts.disabled})`}
      </p>
      <p>{column ? `${roleNames[role]}, ${texts.columnOf(column)}` : roleNames[role]}</p>
      <p className="text-small break-words text-ink-soft">{`${person.email}, ${where}`}</p>
      <div ref={place} className="mt-2 flex flex-wrap items-center gap-2">
        {isEdited ? (
          <div className="w-full">
            <PostEditor person={person} columns={columns} run={run} onDone={close} />
          </div>
        ) : (
          <>
            {!isDisabled && (
              <Button size="small" variant="secondary" aria-label={texts.changeNamed(name)} onClick={open}>
                {texts.change}
              </Button>
            )}
            {id !== me.id && sessionCount > 0 && (
              <ConfirmButton
                size="small"
                variant="quiet"
                aria-label={texts.signOutNamed(name)}
                isPending={signOut.isPending}
                question={texts.signOutQuestion(name)}
                onConfirm={() => signOut.mutate(undefined)}
              >
                {texts.signOut}
              </ConfirmButton>
            )}
            {id !== me.id && isDisabled && (
              <Button
                size="small"
                variant="quiet"
                aria-label={texts.enableNamed(name)}
                isPending={block.isPending}
                onClick={() => block.mutate(undefined)}
              >
                {texts.enable}
              </Button>
            )}
            {id !== me.id && !isDisabled && (
              <ConfirmButton
                size="small"
                variant="quiet"
                aria-label={texts.disableNamed(name)}
                isPending={block.isPending}
                question={texts.disableQuestion(name)}
                onConfirm={() => block.mutate(undefined)}
              >
                {texts.disable}
              </ConfirmButton>
            )}
          </>
        )}
      </div>
      {error && <Notice tone="error" title={sayError(error, 'save')} />}
    </li>
  );
}

type PostEditorProps = PersonItemProps & { onDone: () => void };

/** As what somebody works here; a dentist has a column. */
function PostEditor({ person, columns, run, onDone }: PostEditorProps) {
  const form = useForm({
    draft: `${staffMemory}:post:${person.id}`,
    initial: { role: String(person.role), doctorId: person.doctorId ?? '' },
    findProblems: () => [],
    send: async ({ role: chosen, doctorId }) => {
      const role: Role = roles.find((each) => each === chosen) ?? person.role;
      const body = { role, doctorId: doctorId === '' ? null : doctorId };
      await run(() => callStaff('changeStaff', { params: { id: person.id }, body }));
      await refresh();
      onDone();
    },
  });
  return (
    <StaffEditorForm form={form} onCancel={onDone}>
      <PostFields role={form.field('role')} doctorId={form.field('doctorId')} columns={columns} />
    </StaffEditorForm>
  );
}
