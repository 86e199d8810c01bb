import { Outlet, useParams } from 'react-router';
import { FailureMessage } from './FailureMessage.tsx';
import { NotFound } from './NotFound.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** The frame around every page of both languages; it stays when the language changes. */
export default function SiteLayout() {
  const { language } = useParams();
  return <SiteFrame>{language === 'de' || language === 'en' ? <Outlet /> : <NotFound />}</SiteFrame>;
}

/** A page that fails keeps header and footer as ways out. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <FailureMessage />
    </SiteFrame>
  );
}
