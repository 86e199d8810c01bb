import type { ChatAction } from '@praxisportal/contract/chat';
import { limits } from '@praxisportal/contract/limits';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressInLanguage, inLanguage } from '../../shared/i18n/language-address.ts';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { notePlace } from '../page/kept-place.ts';
import { useSession } from '../session/use-session.ts';
import { findPage } from './page-address.ts';
import { refreshOwnData } from './refresh-own-data.ts';

type Wishes = {
  /** The page is to be seen. */
  showPage: () => void;
  /** What comes needs room, or none any more. */
  setFullScreen: (isWished: boolean) => void;
};

type Mark = { pathname: string; selector: string };

/** What the assistant does besides its words. What an action shows stands with its message (ActionCard). */
export function useActions({ showPage, setFullScreen }: Wishes) {
  const { status } = useSession();
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [mark, setMark] = useState<Mark>();

  useEffect(() => {
    // The page may need a while to come.
    if (mark === undefined || inLanguage('de', mark.pathname) !== inLanguage('de', pathname)) return;
    const timer = setTimeout(() => {
      setMark(undefined);
      highlight(mark.selector);
    }, limits.chatHighlightDelayMs);
    return () => clearTimeout(timer);
  }, [mark, pathname]);

  const goTo = (address: string) => {
    showPage();
    void navigate(address);
  };
  const perform = (action: ChatAction | undefined) => {
    if (action === undefined) return;
    switch (action.type) {
      case 'change_language':
        if (action.language === language) return;
        notePlace();
        void navigate(`${addressInLanguage(action.language, pathname, search)}${hash}`, {
          preventScrollReset: true,
        });
        return;
      case 'start_booking':
        // Who is signed out gets the ways to log in instead of the form.
        return setFullScreen(status !== 'signedOut');
      case 'navigate': {
        const address = findPage(action.page, language);
        if (address === undefined)
          return console.warn('The assistant named no page of this site:', action.page);
        goTo(address);
        const [path = ''] = address.split(/[?#]/, 1);
        setMark(
          action.highlightSelector ? { pathname: path, selector: action.highlightSelector } : undefined,
        );
        return;
      }
      // Something may have changed on the server.
      case 'show_appointments':
      case 'appointment_cancelled':
        return void refreshOwnData();
      case 'require_login':
      case 'show_doctors':
      case 'emergency':
      case 'user_warning':
      case 'banned':
        return;
      default:
        action satisfies never;
        // A newer server than this page.
        console.warn('The assistant wants something unknown:', action);
    }
  };
  return { perform, goTo };
}

/** Scrolls to the element and marks it for two seconds. */
function highlight(selector: string): void {
  const element = findElement(selector);
  if (element === null) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'center' });
  // Whoever still writes in the chat goes on there.
  if (document.activeElement?.closest('dialog') === null) element.focus({ preventScroll: true });
  element.classList.add('is-highlighted');
  setTimeout(() => element.classList.remove('is-highlighted'), limits.highlightMs);
}

function findElement(selector: string): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(selector);
  } catch {
    // No selector at all: there is nothing to mark.
    return null;
  }
}
