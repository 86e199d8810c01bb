import { practice } from '@praxisportal/practice/practice';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone, phoneHref } from '../i18n/format.ts';
import { useLanguage, useMessages } from '../i18n/use-language.ts';
import { PageHead } from '../page/PageHead.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button-class.ts';

type ShortPageProps = { title: string; text: string; children?: ReactNode };

/** A page that says in a sentence what it is for and how to reach the practice. */
export function ShortPage({ title, text, children }: ShortPageProps) {
  const { actions } = useMessages();
  const language = useLanguage();
  return (
    <div className="page-width page-body">
      <PageHead title={title} description={text} />
      <h1>{title}</h1>
      <p className="mt-6 max-w-text text-lead">{text}</p>
      {children}
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to={paths.booking(language)} className={buttonClass()}>
          {actions.book}
        </Link>
        <a href={phoneHref(practice.phone)} className={buttonClass({ variant: 'secondary' })}>
          {formatPhone(practice.phone)}
        </a>
      </div>
    </div>
  );
}
