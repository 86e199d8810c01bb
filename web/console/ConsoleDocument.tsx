import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import { PageDocument } from '../shared/page/PageDocument.tsx';

/** The document around every page of the console. `head` is what only the written page has. */
export function ConsoleDocument({ head, content }: { head?: ReactNode; content: ReactNode }) {
  return (
    <PageDocument head={head}>
      {content}
      <ScrollRestoration />
    </PageDocument>
  );
}
