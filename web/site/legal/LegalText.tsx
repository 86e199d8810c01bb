import { Link } from 'react-router';
import { EmailText } from '../../shared/ui/EmailText.tsx';
import { keepTogether } from './keep-together.ts';
import { splitLinks } from './split-links.ts';

/** A text with its links. */
export function LegalText({ text }: { text: string }) {
  return splitLinks(text).map(({ words, href }) => {
    if (href === undefined) return keepTogether(words);
    // A place in this text names its link: there is no second one with the same words and address.
    const key = `${href} ${words}`;
    return href.startsWith('/') ? (
      <Link key={key} to={href}>
        {keepTogether(words)}
      </Link>
    ) : (
      <a key={key} href={href} className={href.startsWith('tel:') ? 'figures' : undefined}>
        {words.includes('@') ? <EmailText email={words} /> : keepTogether(words)}
      </a>
    );
  });
}
