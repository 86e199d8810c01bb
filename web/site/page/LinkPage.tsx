import type { ReactNode } from 'react';
import { NeedsScript } from '../../shared/page/NeedsScript.tsx';
import { DeadLink } from './DeadLink.tsx';
import { PageHead } from './PageHead.tsx';

type LinkPageProps = {
  texts: { title: string; description: string; dead: string };
  /** Whether the address has no token, so that the link opens nothing. */
  isDead: boolean;
  children: ReactNode;
};

/** A page that a link of a mail opens by the token behind `#`; search engines leave it out. */
export function LinkPage({ texts, isDead, children }: LinkPageProps) {
  return (
    <div className="page-width pt-10 pb-16 lg:pt-14 lg:pb-28">
      <PageHead title={texts.title} description={texts.description} isIndexed={false} />
      <div className="max-w-form">
        <h1>{texts.title}</h1>
        <NeedsScript />
        {isDead && <DeadLink text={texts.dead} />}
        {children}
      </div>
    </div>
  );
}
