import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '../i18n/use-language.ts';
import { closeSiteNotice, readSiteNotice, watchSiteNotice } from '../page/site-notice.ts';
import { inLanguage } from '../paths.ts';
import { useInSight } from '../ui/use-in-sight.ts';
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
  const shownAt = useRef<string | undefined>(undefined);

  useEffect(() => {
    const wasLeft = shownAt.current !== undefined && shownAt.current !== path;
    shownAt.current = isShown ? path : undefined;
    if (wasLeft) closeSiteNotice();
  }, [isShown, path]);

  return (
    <div ref={place} role="status" className="site-notice">
      {isShown && (
        <div className="page-width relative py-3">
          {notice.content}
          <button
            type="button"
            aria-label={actions.close}
            onClick={closeSiteNotice}
            className="absolute top-4 right-[calc(clamp(1rem,4vw,2.5rem)+0.25rem)] grid size-11 place-items-center rounded-full text-leaf-700 hover:bg-leaf-100"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
      )}
    </div>
  );
}
