import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/use-language.ts';
import { useRouteFocus } from '../../shared/page/use-route-focus.ts';
import { ChatLauncher } from '../chat/ChatLauncher.tsx';
import { EmergencyBar } from './EmergencyBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PageLoader } from './page-loading/PageLoader.tsx';
import { SiteNotice } from './SiteNotice.tsx';
import { useSessionNews } from './use-session-news.ts';

/** What surrounds every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { nav } = useMessages();
  const pageNews = useRouteFocus();
  const sessionNews = useSessionNews();
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-leaf-900 px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {nav.skipToContent}
      </a>
      <PageLoader />
      <Header />
      <SiteNotice />
      <main id="content" tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      <Footer />
      <EmergencyBar />
      <ChatLauncher />
      <p role="status" className="sr-only">
        {pageNews}
      </p>
      <p role="status" className="sr-only">
        {sessionNews}
      </p>
    </>
  );
}
