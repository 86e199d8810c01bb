import type { Language } from '@praxisportal/contract/language';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import remarkGfm from 'remark-gfm';
import { phoneHref } from '../../shared/i18n/format.ts';
import { useTexts } from '../../shared/i18n/use-language.ts';
import { wordsOfAnswer } from './answer-words.ts';
import { markOwnPhones, ownPhoneElement } from './own-phones.ts';
import { chatTexts } from './texts.ts';

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

/** What an element of an answer needs to know of its message. */
type MessageFacts = Pick<MessageTextProps, 'list' | 'onLeave'> & { idPrefix: string };
const MessageContext = createContext<MessageFacts>({ onLeave: () => {}, idPrefix: '' });

/** The page has its own headings: those of an answer are strong lines. Only the one of footnotes has an id. */
function StrongLine({ id, children }: { id?: string | undefined; children?: ReactNode }) {
  const { idPrefix } = useContext(MessageContext);
  return (
    <p id={id && `${idPrefix}${id}`} className="mt-3 font-semibold text-leaf-900 first:mt-0">
      {children}
    </p>
  );
}

function ListInstead() {
  return useContext(MessageContext).list;
}

// Made once: a component made anew at each render is an element made anew, and a link would lose the focus and the press that was going on.
const components: Components = {
  a: ({ href, children, node: _, ...props }) => (
    <AnswerLink {...props} href={href}>
      {children}
    </AnswerLink>
  ),
  img: ({ src, alt }) => {
    if (typeof src !== 'string' || src === '') return null;
    if (isOwnPath(src)) return <img src={src} alt={alt ?? ''} className="mt-2 rounded-control" />;
    return <AnswerLink href={src}>{alt || src}</AnswerLink>;
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
  h1: StrongLine,
  h2: StrongLine,
  h3: StrongLine,
  h4: StrongLine,
  h5: StrongLine,
  h6: StrongLine,
};
const componentsWithList: Components = { ...components, ol: ListInstead, ul: ListInstead };

/**
 * An answer's markdown. Addresses keep the schemes http, https, irc, ircs, mailto and xmpp or are relative; others are
 * emptied, and what is empty is no link; only the practice's own numbers can be called. A picture of another site would tell that site who reads it: it is a link.
 */
export function MessageText({ id, text, language, list, onLeave }: MessageTextProps) {
  const { emptyContent } = useTexts(chatTexts);
  const isEmpty = useMemo(() => wordsOfAnswer(text) === '', [text]);
  if (isEmpty) return <p>{emptyContent}</p>;
  const idPrefix = `chat-${id}-`;
  return (
    <div lang={language} className="chat-text">
      <MessageContext value={{ list, onLeave, idPrefix }}>
        <Markdown
          remarkPlugins={plugins}
          remarkRehypeOptions={{ clobberPrefix: idPrefix }}
          components={list === undefined ? components : componentsWithList}
        >
          {text}
        </Markdown>
      </MessageContext>
    </div>
  );
}

const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);

type AnswerLinkProps = ComponentProps<'a'> & { href: string | undefined };

function AnswerLink({ href, children, ...props }: AnswerLinkProps) {
  const { onLeave, idPrefix } = useContext(MessageContext);
  if (href === undefined || href === '') return <span>{children}</span>;
  // A footnote of the same message.
  if (href.startsWith('#')) {
    const described = props['aria-describedby'];
    return (
      <a
        {...props}
        href={href}
        aria-describedby={described && `${idPrefix}${described}`}
        className="text-link"
      >
        {children}
      </a>
    );
  }
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
