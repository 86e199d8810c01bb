import type { Language } from '@praxisportal/contract/language';

/** English if the path starts with /en, otherwise German. */
export function languageOfPath(pathname: string): Language {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : 'de';
}

/** The same page in this language, without a slash at the end. */
export function inLanguage(language: Language, pathname: string): string {
  return `/${language}${pathname.replace(/^\/(de|en)(?=\/|$)/, '').replace(/\/+$/, '')}`;
}

/** The same page in this language with the same query; an address to return to changes its language, too. */
export function addressInLanguage(language: Language, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const next = query.get('next');
  if (next === null || !/^\/(de|en)(?=[/?#]|$)/.test(next))
    return `${inLanguage(language, pathname)}${search}`;
  query.set('next', next.replace(/^\/(de|en)/, `/${language}`));
  return `${inLanguage(language, pathname)}?${query}`;
}
