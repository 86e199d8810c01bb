import type { Language } from '@praxisportal/contract/language';
import { slugs } from '../paths.ts';

const ownAddress = /^\/?(?:(de|en)(?=\/|$))?\/?([a-z-]*)\/?([?#].*)?$/;
const knownSlugs: readonly string[] = Object.values(slugs).filter((slug) => slug !== slugs.notFound);

/**
 * The address of a page that the assistant names (`/contact`, `contact`, `/en/contact`), in this language unless it
 * names one; undefined for whatever is no page of this site.
 */
export function findPage(page: string, language: Language): string | undefined {
  const [, named, slug = '', rest = ''] = ownAddress.exec(page.trim()) ?? ['', '', '?'];
  if (!knownSlugs.includes(slug)) return undefined;
  const path = `/${named ?? language}`;
  return `${slug === '' ? path : `${path}/${slug}`}${rest}`;
}
