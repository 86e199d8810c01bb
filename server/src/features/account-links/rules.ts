import type { Language } from '@praxisportal/contract/language';
import type { Config } from '../../config.ts';

/** What marks a link to online access in the text of a mail: the page, and behind `#` the token, which no server or log sees. */
export const accessLinkMark = '/zugang#';

/** The page on which an account is linked to the patient of an invitation. */
export function toAccessLink(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  language: Language,
  token: string,
): string {
  return `${publicUrl}/${language}${accessLinkMark}${token}`;
}
