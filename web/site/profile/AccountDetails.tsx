import type { User } from '@praxisportal/contract/account';
import { limits } from '@praxisportal/contract/limits';
import { useState } from 'react';
import { useOpenEditor } from '../../shared/forms/use-open-editor.ts';
import { formatPhone } from '../../shared/i18n/format.ts';
import { useMessages, useTexts } from '../../shared/i18n/use-language.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';
import { useInSight } from '../../shared/ui/use-in-sight.ts';
import { ContactEditor } from './ContactEditor.tsx';
import { DetailRow } from './DetailRow.tsx';
import { NameEditor } from './NameEditor.tsx';
import { PasswordEditor } from './PasswordEditor.tsx';
import { ReminderChoice } from './ReminderChoice.tsx';
import { profileTexts } from './texts.ts';

/** What the practice knows of the patient; name, e-mail and phone can be changed in place. */
export function AccountDetails({ user }: { user: User }) {
  const texts = useTexts(profileTexts);
  const { news, edit, isEdited, editor } = useEditing(user.id);
  const result = useInSight<HTMLParagraphElement>(news);
  return (
    <section
      aria-labelledby="account"
      className="self-start rounded-panel bg-leaf-50 forced-colors:border p-5 sm:p-8 print:hidden"
    >
      <h2 id="account" className="text-h3">
        {texts.title}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        <DetailRow
          term={texts.name}
          value={`${user.firstName} ${user.lastName}`}
          editLabel={texts.editName}
          isEdited={isEdited('name')}
          onEdit={() => edit('name')}
          editor={<NameEditor user={user} {...editor('name')} />}
        />
        <DetailRow
          term={texts.email}
          value={user.email}
          copy={<Copy text={user.email} label={texts.copyEmail} />}
          editLabel={texts.editEmail}
          isEdited={isEdited('email')}
          onEdit={() => edit('email')}
          editor={<ContactEditor user={user} channel="email" {...editor('email')} />}
        />
        <DetailRow
          term={texts.phone}
          value={formatPhone(user.phone)}
          editLabel={texts.editPhone}
          isEdited={isEdited('phone')}
          onEdit={() => edit('phone')}
          editor={<ContactEditor user={user} channel="phone" {...editor('phone')} />}
        />
        <DetailRow
          term={texts.accountNumber}
          value={user.accountNumber}
          copy={<Copy text={user.accountNumber} label={texts.copyAccountNumber} />}
        />
        <DetailRow
          term={texts.password}
          value={texts.passwordValue}
          editLabel={texts.editPassword}
          isEdited={isEdited('password')}
          onEdit={() => edit('password')}
          editor={<PasswordEditor email={user.email} {...editor('password')} />}
        />
      </dl>
      <p ref={result} role="status" className="text-small font-semibold text-leaf-700">
        {news && texts.saved[news]}
      </p>
      <ReminderChoice user={user} />
    </section>
  );
}

type EditedPart = 'name' | 'email' | 'phone' | 'password';

/** Which part of the account is being edited, and what was saved last; drafts belong to this patient only. */
function useEditing(userId: string) {
  const memory = `profile:${userId}`;
  const { edited, open, close } = useOpenEditor(memory);
  const [news, setNews] = useState<EditedPart | null>(null);

  return {
    news,
    isEdited: (part: EditedPart) => edited === part,
    edit: (part: EditedPart) => {
      setNews(null);
      open(part);
    },
    editor: (part: EditedPart) => ({
      draft: `${memory}:${part}`,
      onSaved: () => {
        setNews(part);
        close();
      },
      onCancel: close,
    }),
  };
}

function Copy({ text, label }: { text: string; label: string }) {
  const texts = useTexts(profileTexts);
  const { actions } = useMessages();
  return (
    <CopyButton
      text={text}
      label={label}
      copiedLabel={actions.copied}
      failedLabel={texts.copyFailed}
      feedbackMs={limits.clipboardFeedbackMs}
    />
  );
}
