import type { ReactNode } from 'react';
import { pageOnItsWay } from './leaving.ts';

/** Something a visitor should know on whatever page the news arrives. */
type SiteNotice = {
  content: ReactNode;
  /** The page on which it is shown, in either language. */
  path: string;
  /** The visitor has closed it; not called if the page is left. */
  onRead?: (() => void) | undefined;
};

let shown: SiteNotice | undefined;
const listeners = new Set<() => void>();

function change(notice: SiteNotice | undefined): void {
  shown = notice;
  for (const listener of listeners) listener();
}

/**
 * Shows this above the page, in place of what was shown before, until it is closed or the page is left. Another
 * page than this one may be named: then it waits until that is shown.
 */
export function showSiteNotice(
  content: ReactNode,
  path = pageOnItsWay() ?? location.pathname,
  onRead?: () => void,
): void {
  change({ content, path, onRead });
}

/** Takes the notice away; `isRead` if the visitor has closed it. */
export function closeSiteNotice({ isRead }: { isRead: boolean }): void {
  if (isRead) shown?.onRead?.();
  change(undefined);
}

export function readSiteNotice(): SiteNotice | undefined {
  return shown;
}

/** Calls back when another notice is shown or closed; returns the function that stops it. */
export function watchSiteNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
