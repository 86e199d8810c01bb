import { isValidElement, type ReactNode } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';

// Elements that hold text and no elements.
const textOnly: readonly unknown[] = ['option', 'title', 'textarea', 'style', 'script', 'text', 'tspan'];

const isText = (child: ReactNode) => (typeof child === 'string' && child !== '') || typeof child === 'number';
const isEmpty = (child: ReactNode) =>
  child === null || child === undefined || typeof child === 'boolean' || child === '';

const isHostElement = (child: ReactNode) => isValidElement(child) && typeof child.type === 'string';

/** An element without a box of its own: its text is laid out as if it stood directly in the parent. */
const wrap = (text: string) => jsx('span', { className: 'contents', children: text });

/**
 * Gives each text among several children an element of its own, and joins texts that follow one another. Every other
 * child keeps its position, by which React recognises children without a key. A blank behind an element of the document stays a text:
 * translators leave blanks alone, and tools that compute names drop one that is all of an element.
 */
function separate(type: unknown, children: ReactNode): ReactNode {
  if (!Array.isArray(children))
    return type === Fragment && isText(children) ? wrap(String(children)) : children;
  if (!children.some(isText)) return children;
  if (children.every((child) => isText(child) || isEmpty(child))) {
    const text = children.filter(isText).join('');
    return type === Fragment ? wrap(text) : text;
  }
  if (textOnly.includes(type)) return children;
  let text = '';
  let before: ReactNode;
  return children.map((child, index) => {
    if (!isText(child)) {
      before = child;
      return child;
    }
    text += child;
    if (isText(children.slice(index + 1).find((next) => !isEmpty(next)))) return null;
    const whole = text;
    text = '';
    return whole.trim() === '' && isHostElement(before) ? whole : wrap(whole);
  });
}

/**
 * The props of an element whose texts survive a browser that translates the page: it replaces text nodes. Beside one that
 * is gone React can insert and remove nothing, whereas the only text of an element is replaced as a whole.
 */
export function separateTexts(type: unknown, props: unknown): unknown {
  if (typeof props !== 'object' || props === null || !('children' in props)) return props;
  const { children } = props as { children: ReactNode };
  const separated = separate(type, children);
  return separated === children ? props : { ...props, children: separated };
}
