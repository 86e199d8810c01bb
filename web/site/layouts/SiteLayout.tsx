import { Outlet } from 'react-router';
import { FailureMessage } from './FailureMessage.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** The frame around every page of both languages; it stays when the language changes. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that fails keeps header and footer as ways out. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <FailureMessage />
    </SiteFrame>
  );
}
