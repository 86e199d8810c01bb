import { limits } from '@praxisportal/contract/limits';
import type { Invited, StaffList } from '@praxisportal/contract/staff/access';
import { roles } from '@praxisportal/contract/staff/rights';
import { useState } from 'react';
import { Form } from '../../shared/forms/Form.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useLanguage, useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { EmailField } from '../../shared/ui/EmailField.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import type { RunProven } from '../proof/use-proven.ts';
import { callStaff } from '../shell/call-staff.ts';
import { staffMemory } from '../shell/use-staff-session.ts';
import { PostFields } from './PostFields.tsx';
import { teamTexts } from './texts.ts';

type InviteFormProps = { columns: StaffList['columns']; run: RunProven; onInvited: () => void };

/** Inviting somebody: the link goes by mail, and is shown this once. */
export function InviteForm({ columns, run, onInvited }: InviteFormProps) {
  const texts = useTexts(teamTexts);
  const { actions } = useMessages();
  const language = useLanguage();
  const [invited, setInvited] = useState<Invited>();
  const form = useForm({
    draft: `${staffMemory}:invite`,
    initial: { email: '', role: 'reception', doctorId: '', isRecovery: false },
    findProblems: ({ email }) => (email.trim() === '' ? [{ field: 'email', code: 'email_missing' }] : []),
    send: async ({ email, role: chosen, doctorId, isRecovery }) => {
      const role = roles.find((each) => each === chosen) ?? 'reception';
      const post = { role, doctorId: doctorId === '' ? null : doctorId };
      const body = { email: email.trim(), ...post, language, isRecovery };
      setInvited(await run(() => callStaff('inviteStaff', { body })));
      form.reset();
      onInvited();
    },
    fieldOfCode: { staff_email_taken: 'email' },
  });
  return (
    <div className="grid gap-3">
      <h3 className="text-base font-semibold">{texts.invite}</h3>
      {invited && (
        <Notice tone="success" title={texts.invited(invited.invitation.email)}>
          <p>{texts.link}</p>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <code className="text-small break-all">{invited.link}</code>
            <CopyButton
              text={invited.link}
              label={texts.copyLink}
              copiedLabel={actions.copied}
              failedLabel={texts.copyFailed}
              feedbackMs={limits.clipboardFeedbackMs}
            />
          </p>
        </Notice>
      )}
      <Form
        form={form}
        failure="send"
        submit={{ label: texts.send, sendingLabel: texts.sending, size: 'small' }}
        className="grid gap-4"
      >
        <EmailField {...form.field('email')} label={texts.email} autoComplete="off" required />
        {/* Whoever comes back is what they were. */}
        {!form.values.isRecovery && (
          <PostFields role={form.field('role')} doctorId={form.field('doctorId')} columns={columns} />
        )}
        <Checkbox {...form.box('isRecovery')} label={texts.isRecovery} />
      </Form>
    </div>
  );
}
