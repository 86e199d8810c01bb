import type { AccountErased } from '@praxisportal/contract/account';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { ErasedNews } from '../../shared/own-data/ErasedNews.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { showSiteNotice } from '../page/site-notice.ts';
import { paths } from '../paths.ts';

/** Sends the call that erases; then the home page says what is kept all the same. */
export type Erase = (send: () => Promise<AccountErased>) => Promise<void>;

type ErasureQuestionProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The heading of what the home page says. */
  doneTitle: string;
  description: ReactNode;
  children: (erase: Erase) => ReactNode;
};

/** Asks once more before anything is erased. While that is sent, the question can't be closed. */
export function ErasureQuestion({
  isOpen,
  onClose,
  title,
  doneTitle,
  description,
  children,
}: ErasureQuestionProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);

  const erase: Erase = async (send) => {
    setIsSending(true);
    try {
      const { kept } = await send();
      const home = paths.home(language);
      showSiteNotice(<ErasedNews kept={kept} title={doneTitle} />, home);
      void navigate(home, { replace: true });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => {
        if (!isSending) onClose();
      }}
      title={title}
      description={description}
    >
      {children(erase)}
    </Dialog>
  );
}
