import { useEffect, useRef } from 'react';
import { useMessages } from '../../shared/i18n/use-language.ts';
import { focusHeading } from '../../shared/page/focus-heading.ts';
import { useSession } from '../session/use-session.ts';

/**
 * The sentence for screen readers that a session is over. After a log-out here the pressed button is gone,
 * and focus goes to the page's heading.
 */
export function useSessionNews(): string {
  const session = useSession();
  const { session: texts } = useMessages();
  const reason = session.status === 'signedOut' ? session.reason : undefined;
  const before = useRef(reason);

  useEffect(() => {
    if (reason === 'left' && before.current !== 'left') focusHeading();
    before.current = reason;
  }, [reason]);

  if (reason === 'left') return texts.left;
  return reason === 'ended' ? texts.ended : '';
}
