import { practice } from '@praxisportal/practice/practice';
import { ExternalLink, MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { paths } from '../paths.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { toEmbeddedMap, toLargerMap, toRoutes } from './map-addresses.ts';
import { contactTexts } from './texts.ts';

const drawnFrame = 'print:hidden relative overflow-hidden rounded-picture rounded-br-none bg-leaf-50';
const card =
  'relative m-4 mt-68 max-w-[36rem] md:max-w-[26rem] lg:max-w-[36rem] rounded-panel bg-ground p-5 huge:m-2 huge:mt-48 huge:p-3 sm:m-8 sm:mt-72 sm:p-7 md:my-16';

function Question({ onAgree }: { onAgree: () => void }) {
  const language = useLanguage();
  const texts = useTexts(contactTexts).map;
  const isHydrated = useHydrated();
  return (
    <div className={drawnFrame}>
      <MapDrawing />
      <div className={card}>
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

type Arrival = 'asking' | 'reachable' | 'unreachable';

const patienceMs = 10_000;

/**
 * Whether the map's server answers. A frame can't tell: the browser's own grey error page counts as loaded.
 * What the server answers can't be read from here and need not be.
 */
function useArrival(address: string, attempt: number): Arrival {
  const [arrival, setArrival] = useState<Arrival>('asking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    setArrival('asking');
    const patience = AbortSignal.timeout(patienceMs);
    let isCurrent = true;
    const settle = (next: Arrival) => {
      if (isCurrent) setArrival(next);
    };
    fetch(address, { mode: 'no-cors', signal: patience }).then(
      () => settle('reachable'),
      () => settle('unreachable'),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);
  return arrival;
}

function LoadedMap() {
  const texts = useTexts(contactTexts).map;
  const address = toEmbeddedMap(practice.address);
  const [attempt, setAttempt] = useState(0);
  const arrival = useArrival(address, attempt);
  if (arrival === 'reachable') {
    return (
      <iframe
        src={address}
        title={texts.frameTitle}
        className="h-[26rem] w-full rounded-picture rounded-br-none border border-line bg-leaf-50 md:h-[30rem]"
      />
    );
  }
  return (
    <div className={drawnFrame}>
      <MapDrawing />
      <div className={card}>
        <p role="status">{arrival === 'asking' ? texts.loading : texts.unreachable}</p>
        {arrival === 'unreachable' && (
          <Button variant="secondary" className="mt-5" onClick={() => setAttempt(attempt + 1)}>
            {texts.retry}
          </Button>
        )}
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
      {isAllowed ? <LoadedMap /> : <Question onAgree={() => allow(true)} />}
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
        {toRoutes(practice.address).map(({ name, address }) => (
          <a
            key={name}
            href={address}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            {texts.route(name)}
          </a>
        ))}
        {isAllowed && (
          <Button variant="quiet" size="small" onClick={() => allow(false)}>
            {texts.hide}
          </Button>
        )}
      </p>
    </div>
  );
}
