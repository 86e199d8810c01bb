import { X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inLanguage } from '../../shared/i18n/language-address.ts';
import { useMessages } from '../../shared/i18n/use-language.ts';
import { useInSight } from '../../shared/ui/use-in-sight.ts';
import { closeSiteNotice, readSiteNotice, watchSiteNotice } from '../page/site-notice.ts';
import { useCurrentPath } from './use-current-path.ts';

const nothing = () => undefined;

/** News that outlives the page it began on. Its place is there from the beginning, so that it is read out. */
export function SiteNotice() {
  const { actions } = useMessages();
  // A change of language is no other page.
  const path = inLanguage('de', useCurrentPath());
  const notice = useSyncExternalStore(watchSiteNotice, readSiteNotice, nothing);
  const isShown = notice !== undefined && inLanguage('de', notice.path) === path;
  const place = useInSight<HTMLDivElement>(isShown && notice);
  const isRead = useIsRead(isShown ? notice : undefined);
  const shownAt = useRef<string | undefined>(undefined);

  useEffect(() => {
    const wasLeft = shownAt.current !== undefined && shownAt.current !== path;
    shownAt.current = isShown ? path : undefined;
    if (wasLeft) closeSiteNotice({ isRead: false });
  }, [isShown, path]);

  return (
    <div ref={place} role="status" data-read={isRead || undefined} className="site-notice">
      {isShown && (
        <div className="page-width relative py-3">
          {notice.content}
          <button
            type="button"
            aria-label={actions.close}
            onClick={() => closeSiteNotice({ isRead: true })}
            className="absolute top-4 right-[calc(clamp(1rem,4vw,2.5rem)+0.25rem)] grid size-11 place-items-center rounded-full text-leaf-700 hover:bg-leaf-100"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
      )}
    </div>
  );
}

const readAfterMs = 5_000;

/** Whether this has stood long enough and the visitor scrolls on: then it no longer stays over the page. */
function useIsRead(notice: unknown): boolean {
  const [read, setRead] = useState<unknown>();
  useEffect(() => {
    if (notice === undefined) return;
    const shownAtMs = performance.now();
    const onScroll = () => {
      if (performance.now() - shownAtMs > readAfterMs) setRead(notice);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [notice]);
  return notice !== undefined && read === notice;
}
