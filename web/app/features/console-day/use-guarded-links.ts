import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { consolePageAt } from '../../console/console-paths.ts';
import type { RequestLeave } from '../../console/use-discard-question.ts';
import { hasModifier } from '../../ui/has-modifier.ts';

/** A link to another page asks first while the open panel holds unsaved text; another language keeps the panel open. */
export function useGuardedLinks(requestLeave: RequestLeave): void {
  const navigate = useNavigate();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.shiftKey || hasModifier(event) || link.target !== '') return;
    const isSamePage = consolePageAt(link.pathname) === consolePageAt(location.pathname);
    if (link.origin !== location.origin || isSamePage) return;
    let isFree = false;
    let isAsked = false;
    requestLeave(() => {
      isFree = true;
      if (isAsked) void navigate(`${link.pathname}${link.search}${link.hash}`);
    });
    if (isFree) return;
    isAsked = true;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const guard = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', guard, true);
    return () => document.removeEventListener('click', guard, true);
  }, []);
}
