import type { User } from '@praxisportal/contract/account';
import { limits } from '@praxisportal/contract/limits';
import { formatPhone } from '../../i18n/format.ts';
import { useMessages, useTexts } from '../../i18n/use-language.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ContactEditor } from './ContactEditor.tsx';
import { DetailRow } from './DetailRow.tsx';
import { NameEditor } from './NameEditor.tsx';
import { profileTexts } from './texts.ts';
import { useEditing } from './use-editing.ts';

/** What the practice knows of the patient; name, e-mail and phone can be changed in place. */
export function AccountDetails({ user }: { user: User }) {
  const texts = useTexts(profileTexts);
  const editing = useEditing();
  return (
    <section aria-labelledby="account" className="self-start rounded-panel bg-leaf-50 p-5 sm:p-8">
      <h2 id="account" className="text-h3">
        {texts.title}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        <DetailRow
          {...editing.of('name')}
          term={texts.name}
          value={`${user.firstName} ${user.lastName}`}
          editLabel={texts.editName}
          editor={<NameEditor user={user} {...editing.outcomes(texts.nameSaved)} />}
        />
        <DetailRow
          {...editing.of('email')}
          term={texts.email}
          value={user.email}
          copy={<Copy text={user.email} label={texts.copyEmail} />}
          editLabel={texts.editEmail}
          editor={<ContactEditor channel="email" {...editing.outcomes(texts.emailSaved)} />}
        />
        <DetailRow
          {...editing.of('phone')}
          term={texts.phone}
          value={formatPhone(user.phone)}
          editLabel={texts.editPhone}
          editor={<ContactEditor channel="phone" {...editing.outcomes(texts.phoneSaved)} />}
        />
        <DetailRow
          term={texts.accountNumber}
          value={user.accountNumber}
          copy={<Copy text={user.accountNumber} label={texts.copyAccountNumber} />}
        />
      </dl>
      <p role="status" className="text-small font-semibold text-leaf-700">
        {editing.news}
      </p>
    </section>
  );
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
