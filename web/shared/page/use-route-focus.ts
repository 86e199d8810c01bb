import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { inLanguage } from '../i18n/language-address.ts';
import { focusHeading } from './focus-heading.ts';

/**
 * Tells screen readers of a new page: focus moves to its heading, and for a mere change of language, where
 * focus stays, the title is returned for a live region. Pages that scroll to a part take the focus there.
 */
export function useRouteFocus(): string {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = previous.current;
    previous.current = pathname;
    if (before === pathname) return;
    // Whoever writes to the assistant beside the page goes on there.
    const staysElsewhere = document.activeElement?.closest('dialog[open]') != null;
    if (staysElsewhere || inLanguage('de', before) === inLanguage('de', pathname)) {
      setAnnouncement(document.title);
      return;
    }
    setAnnouncement('');
    // A page that scrolls to one of its parts has already taken the focus there.
    const hasFocus = document.querySelector('main')?.contains(document.activeElement) === true;
    if (hasFocus || hash !== '') return;
    focusHeading();
  }, [pathname, hash]);

  return announcement;
}
