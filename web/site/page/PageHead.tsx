import { useLocation } from 'react-router';
import { inLanguage } from '../../shared/i18n/language-address.ts';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { siteOrigin } from './site-origin.ts';

type PageHeadProps = {
  /** Without the practice's name; that is added. */
  title: string;
  description: string;
  /** False for pages that belong in no search engine (log-in, dashboard). */
  isIndexed?: boolean | undefined;
};

/** Title, description, canonical address, languages and link preview of a page; React moves them to the head. */
export function PageHead({ title, description, isIndexed = true }: PageHeadProps) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const { practiceName } = useMessages();
  const fullTitle = title.includes(practiceName) ? title : `${title} · ${practiceName}`;
  const address = `${siteOrigin}${inLanguage(language, pathname)}`;
  const german = `${siteOrigin}${inLanguage('de', pathname)}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      <link rel="alternate" hrefLang="de" href={german} />
      <link rel="alternate" hrefLang="en" href={`${siteOrigin}${inLanguage('en', pathname)}`} />
      <link rel="alternate" hrefLang="x-default" href={german} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={practiceName} />
      <meta property="og:locale" content={language === 'de' ? 'de_DE' : 'en_GB'} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteOrigin}/images/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
