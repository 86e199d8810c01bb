import type { Language } from '@praxisportal/contract/language';
import type { ComponentProps, ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { phoneHref } from '../../i18n/format.ts';
import { markOwnPhones, ownPhoneElement } from './own-phones.ts';

type MessageTextProps = {
  /** Tells footnotes of several messages apart. */
  id: number;
  text: string;
  language: Language;
  /** Stands in place of the lists that the words have. */
  list?: ReactNode;
  /** A link leads to a page of this site. */
  onLeave: () => void;
};

const plugins = [remarkGfm, markOwnPhones];

// The page has its own headings: those of an answer are strong lines.
const heading = ({ children }: { children?: ReactNode }) => (
  <p className="mt-3 font-semibold text-leaf-900 first:mt-0">{children}</p>
);

/**
 * An answer's markdown. Addresses keep the schemes http, https, irc, ircs, mailto and xmpp or are relative; others are
 * emptied, and what is empty is no link; only the practice's own numbers can be called. A picture of another site would tell that site who reads it: it is a link.
 */
export function MessageText({ id, text, language, list, onLeave }: MessageTextProps) {
  const components: Components = {
    a: ({ href, children, node: _, ...props }) => (
      <AnswerLink {...props} href={href} onLeave={onLeave}>
        {children}
      </AnswerLink>
    ),
    img: ({ src, alt }) => {
      if (typeof src !== 'string' || src === '') return null;
      if (isOwnPath(src)) return <img src={src} alt={alt ?? ''} className="mt-2 rounded-control" />;
      return (
        <AnswerLink href={src} onLeave={onLeave}>
          {alt || src}
        </AnswerLink>
      );
    },
    [ownPhoneElement]: ({ children }) => (
      <a href={phoneHref(String(children))} className="text-link figures whitespace-nowrap">
        {children}
      </a>
    ),
    table: ({ children }) => (
      <div className="mt-2 overflow-x-auto">
        <table className="border-collapse text-small [&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:bg-leaf-50 [&_th]:p-2 [&_th]:text-start">
          {children}
        </table>
      </div>
    ),
    ...(list !== undefined && { ol: () => list, ul: () => list }),
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
  };
  return (
    <div lang={language} className="chat-text">
      <Markdown
        remarkPlugins={plugins}
        remarkRehypeOptions={{ clobberPrefix: `chat-${id}-` }}
        components={components}
      >
        {text}
      </Markdown>
    </div>
  );
}

const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);

type AnswerLinkProps = ComponentProps<'a'> & { href: string | undefined; onLeave: () => void };

function AnswerLink({ href, onLeave, children, ...props }: AnswerLinkProps) {
  if (href === undefined || href === '') return <span>{children}</span>;
  // A footnote of the same message.
  if (href.startsWith('#'))
    return (
      <a {...props} href={href} className="text-link">
        {children}
      </a>
    );
  if (isOwnPath(href))
    return (
      <Link to={href} onClick={onLeave} className="text-link">
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-link">
      {children}
    </a>
  );
}
