import type { Page } from '@playwright/test';

/** A text that a person can come across, and where it stands. */
export type FoundText = { place: string; text: string };

/** Everything on the page that is read or heard: text, names and descriptions of controls, title, description. */
export function readTexts(page: Page): Promise<FoundText[]> {
  return page.evaluate(() => {
    const inline = 'a, abbr, b, bdi, br, em, i, small, span, strong, sub, sup, time';
    const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
    attributes.push('alt', 'title', 'placeholder');

    const blockOf = (node: Node): Element => {
      let element = node.parentElement ?? document.body;
      while (element.matches(inline) && element.parentElement) element = element.parentElement;
      return element;
    };

    // A browser with JavaScript reads the markup for those without as one plain text; its parts stay apart.
    const readNode = ({ parentElement, textContent }: Node): string | null =>
      parentElement?.matches('noscript')
        ? new DOMParser().parseFromString((textContent ?? '').replaceAll('<', ' <'), 'text/html').body
            .textContent
        : textContent;

    // A sentence with a link inside is one text: its parts are read as they follow each other.
    const textByBlock = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style')) continue;
      const block = blockOf(node);
      textByBlock.set(block, `${textByBlock.get(block) ?? ''}\n${readNode(node)}`);
    }
    const found = [...textByBlock].map(([block, text]) => ({ place: block.tagName.toLowerCase(), text }));

    for (const element of document.body.querySelectorAll('*')) {
      for (const name of attributes) {
        const text = element.getAttribute(name);
        if (text) found.push({ place: `${element.tagName.toLowerCase()} ${name}`, text });
      }
    }
    found.push({ place: 'title', text: document.title });
    for (const meta of document.head.querySelectorAll('meta')) {
      const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
      if (/description$|title$/.test(name)) found.push({ place: `meta ${name}`, text: meta.content });
    }
    return found;
  });
}
