import { practice } from '@praxisportal/practice/practice';
import { ExternalLink, MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { toEmbeddedMap, toLargerMap } from './map-addresses.ts';
import { contactTexts } from './texts.ts';

function Question({ onAgree }: { onAgree: () => void }) {
  const language = useLanguage();
  const texts = useTexts(contactTexts).map;
  const isHydrated = useHydrated();
  return (
    <div className="relative overflow-hidden rounded-picture rounded-br-none bg-leaf-50">
      <MapDrawing />
      <div className="relative m-4 mt-68 max-w-[36rem] md:max-w-[26rem] lg:max-w-[36rem] rounded-panel bg-ground p-5 sm:m-8 sm:mt-72 sm:p-7 md:my-16">
        <h3>{texts.heading}</h3>
        <p className="mt-3 text-small">{texts.explanation}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button onClick={onAgree} disabled={!isHydrated}>
            <MapPin aria-hidden="true" className="size-5" />
            {texts.load}
          </Button>
          <Link to={paths.privacy(language)} className="text-link text-small">
            {texts.privacy}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The map of a third party, asked for only after the visitor agrees; leaving the page withdraws that. */
export function MapBlock() {
  const texts = useTexts(contactTexts).map;
  const [isAllowed, setIsAllowed] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const allow = (isNowAllowed: boolean) => {
    // The pressed button disappears; without this the focus would fall back to the top of the page.
    block.current?.focus({ preventScroll: true });
    setIsAllowed(isNowAllowed);
  };
  return (
    <div ref={block} tabIndex={-1} className="grid gap-3">
      {isAllowed ? (
        <iframe
          src={toEmbeddedMap(practice.address)}
          title={texts.frameTitle}
          className="h-[26rem] w-full rounded-picture rounded-br-none border border-line bg-leaf-50 md:h-[30rem]"
        />
      ) : (
        <Question onAgree={() => allow(true)} />
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <a
          href={toLargerMap(practice.address)}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex min-h-11 items-center gap-2"
        >
          <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
          <span>
            {texts.larger} {texts.newTab}
          </span>
        </a>
        {isAllowed && (
          <Button variant="quiet" size="small" onClick={() => allow(false)}>
            {texts.hide}
          </Button>
        )}
      </p>
    </div>
  );
}
