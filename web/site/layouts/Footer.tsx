import { practice } from '@praxisportal/practice/practice';
import { Link } from 'react-router';
import { serverNowMs } from '../../shared/clock/server-clock.ts';
import { useLanguage, useMessages } from '../../shared/i18n/use-language.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { paths } from '../paths.ts';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterContact } from './FooterContact.tsx';
import { footerLink } from './footer-link.ts';

function LegalLine() {
  const language = useLanguage();
  const { footer } = useMessages();
  const year = useHydrated() ? new Date(serverNowMs()).getFullYear() : __BUILD_YEAR__;
  return (
    <div className="mt-12 flex print:mt-3 print:pt-2 flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-leaf-600 pt-5 text-small">
      <p>{footer.copyright(year)}</p>
      <ul className="flex flex-wrap gap-x-6 print:hidden">
        <li>
          <Link to={paths.imprint(language)} className={footerLink}>
            {footer.imprint}
          </Link>
        </li>
        <li>
          <Link to={paths.privacy(language)} className={footerLink}>
            {footer.privacy}
          </Link>
        </li>
        <li>
          <Link to={paths.accessibility(language)} className={footerLink}>
            {footer.accessibility}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** A link that leads nowhere yet and says so: it can be reached by keyboard, but not followed. */
function ComingLink({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML's own form of a link without a target can't be focused
    <span
      role="link"
      aria-disabled="true"
      tabIndex={0}
      className="flex min-h-11 items-center focus-visible:outline-honey-400"
    >
      {text}
    </span>
  );
}

/** About, services, contact, social networks and the legal pages, on every page. */
export function Footer() {
  const language = useLanguage();
  const { footer, practiceName } = useMessages();
  return (
    <footer className="bg-leaf-900 pt-16 pb-24 text-leaf-100 md:pb-8">
      <div className="page-width">
        <div className="grid gap-10 print:gap-2 md:grid-cols-2 lg:grid-cols-[1.1fr_0.7fr_2.2fr] lg:gap-8 xl:grid-cols-[1.3fr_0.8fr_1.9fr] xl:gap-16">
          <section>
            <h2 className="text-h3 text-white">{practiceName}</h2>
            <p className="mt-3 max-w-sm print:hidden">{practice.introduction[language]}</p>
            {practice.comingNetworks.length > 0 && (
              <ul className="mt-3 flex flex-wrap gap-x-6 text-small print:hidden">
                {practice.comingNetworks.map((name) => (
                  <li key={name}>
                    <ComingLink text={footer.comingNetwork(name)} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          <FooterColumn title={footer.services} className="print:hidden">
            <ul className="min-[22.5rem]:max-md:grid min-[22.5rem]:max-md:grid-cols-2">
              {practice.footerServices.map(({ label, treatment }) => (
                <li key={treatment}>
                  <Link
                    to={paths.service(language, treatment)}
                    state={{ scrollTo: treatment }}
                    className={footerLink}
                  >
                    {label[language]}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
          <FooterContact />
        </div>
        <LegalLine />
        {practice.isSample && <p className="mt-3 text-small">{footer.sample}</p>}
      </div>
    </footer>
  );
}
