import { useEffect, useState } from 'react';
import { forget, recall, remember } from '../session/tab-memory.ts';

/**
 * Which of some editors is open, one at a time. The open one and the text in it (`memory` is how its drafts begin)
 * survive a reload and a session that ended meanwhile; closed, it leaves nothing behind.
 */
export function useOpenEditor(memory: string) {
  const [edited, setEdited] = useState<string>();

  useEffect(() => {
    const open = recall(`${memory}:edited`);
    setEdited(typeof open === 'string' ? open : undefined);
  }, [memory]);

  return {
    edited,
    open: (editor: string) => {
      setEdited(editor);
      remember(`${memory}:edited`, editor);
    },
    close: () => {
      setEdited(undefined);
      forget(`${memory}:`);
    },
  };
}
