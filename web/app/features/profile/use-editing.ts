import { useState } from 'react';

export type EditedPart = 'name' | 'email' | 'phone';

/** What an editor calls when it is through. */
export type EditOutcomes = { onSaved: () => void; onCancel: () => void };

/** Which part of the account is being edited (one at a time), and what was saved last. */
export function useEditing() {
  const [edited, setEdited] = useState<EditedPart | null>(null);
  const [news, setNews] = useState('');

  return {
    news,
    of: (part: EditedPart) => ({
      isEdited: edited === part,
      onEdit: () => {
        setNews('');
        setEdited(part);
      },
    }),
    outcomes: (savedText: string): EditOutcomes => ({
      onSaved: () => {
        setNews(savedText);
        setEdited(null);
      },
      onCancel: () => setEdited(null),
    }),
  };
}
