import { practice } from '@praxisportal/practice/practice';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { Disclosure } from '../../shared/ui/Disclosure.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { LegalBlocks } from './LegalBlocks.tsx';
import type { LegalSection, LegalWords } from './legal-content.ts';
import { legalTexts } from './texts.ts';

type ContentsProps = { sections: readonly LegalSection[]; className: string };

function Contents({ sections, className }: ContentsProps) {
  return (
    <ul className={className}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ hash: id }}
            className="flex min-h-11 items-center py-1.5 leading-snug text-leaf-900 no-underline underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type LegalPageProps = {
  words: LegalWords;
  /** Below the lead. */
  children?: ReactNode;
};

/** A long text with its table of contents: beside it on wide screens, folded above it on narrow ones. */
export function LegalPage({ words, children }: LegalPageProps) {
  const texts = useTexts(legalTexts);
  const { title, description, lead, sections } = words;
  return (
    <div className="page-width page-body">
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      <p className="mt-5 max-w-text text-lead text-ink-soft">{lead}</p>
      {children}
      {texts.binding && <p className="mt-4 max-w-text">{texts.binding}</p>}
      {practice.isSample && (
        <p className="mt-6 max-w-text border-l-4 border-honey-400 pl-4 text-small text-ink-soft">
          {texts.sample}
        </p>
      )}
      <div className="mt-10 grid gap-x-20 gap-y-8 lg:mt-16 lg:grid-cols-[17rem_1fr] lg:items-start">
        <nav aria-label={texts.contents} className="lg:sticky lg:top-26">
          <div className="border-t border-line lg:hidden">
            <Disclosure summary={texts.contents}>
              <Contents sections={sections} className="grid sm:grid-cols-2 sm:gap-x-6" />
            </Disclosure>
          </div>
          <div className="hidden max-h-[calc(100vh-8rem)] overflow-y-auto lg:block">
            <p className="mb-2 text-small font-semibold text-ink-soft">{texts.contents}</p>
            <Contents sections={sections} className="grid border-l-2 border-leaf-100 pl-5 text-small" />
          </div>
        </nav>
        <div className="prose xl:text-[1.125rem] [&>section:first-child>h2]:mt-0">
          {sections.map(({ id, title: sectionTitle, blocks }) => (
            <section key={id} aria-labelledby={id} className="prose">
              <h2 id={id} tabIndex={-1} className="text-h3 lg:text-[1.75rem]">
                {sectionTitle}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
