import { MessageCircle } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadAgain } from '../../shared/api/load-again.ts';
import { useMessages } from '../../shared/i18n/use-language.ts';
import { recall, remember, rememberForTab } from '../../shared/session/tab-memory.ts';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { watchAssistantOpening } from '../page/assistant-opening.ts';
import { Boundary } from './Boundary.tsx';
import { conversationMemory } from './conversation-memory.ts';
import { smallScreen } from './small-screen.ts';
import { useOnDemand } from './use-on-demand.ts';

const memoryName = 'chat-open';
const loadPanel = loadAgain(() => import('./ChatPanel.tsx'));

/**
 * The assistant's button on every page; its panel is loaded when it is opened for the first time. On phones it stands
 * beside the emergency numbers, where it covers nothing (styles/app.css).
 */
export function ChatLauncher() {
  const { assistant: texts } = useMessages();
  const isHydrated = useHydrated();
  // Open after a reload, it takes the focus from nobody.
  const [opening, setOpening] = useState<'byPerson' | 'byReload'>();
  const { part, hasFailed, retry } = useOnDemand(loadPanel, opening !== undefined);
  const [isBroken, setIsBroken] = useState(false);
  const launcher = useRef<HTMLButtonElement>(null);
  const isOpen = opening !== undefined && !hasFailed;

  useEffect(() => {
    if (recall(memoryName) !== true) return;
    // Whoever goes back wants to see where to.
    if (isWayBack() && matchMedia(smallScreen).matches) rememberForTab(memoryName, false);
    else setOpening('byReload');
  }, []);

  const open = () => {
    retry();
    setIsBroken(false);
    setOpening('byPerson');
    rememberForTab(memoryName, true);
  };
  const onAsked = useEffectEvent(open);
  useEffect(() => watchAssistantOpening(() => onAsked()), []);
  const close = () => {
    rememberForTab(memoryName, false);
    // Shown before it gets the focus.
    flushSync(() => setOpening(undefined));
    launcher.current?.focus({ preventScroll: true });
  };
  // The conversation may be what broke it: it must not come back with each page.
  const giveUp = () => {
    remember(conversationMemory, null);
    rememberForTab(memoryName, false);
    setOpening(undefined);
    setIsBroken(true);
  };
  useEffect(() => {
    // What had the focus in the panel is gone with it.
    if (isBroken && document.activeElement === document.body)
      launcher.current?.focus({ preventScroll: true });
  }, [isBroken]);
  if (!isHydrated) return null;
  return (
    <aside aria-label={texts.name} className="chat">
      {hasFailed && opening && (
        <p role="alert" className="chat-failure">
          {texts.failed}
        </p>
      )}
      {isBroken && (
        <p role="alert" className="chat-failure">
          {texts.broken}
        </p>
      )}
      <button
        ref={launcher}
        type="button"
        aria-label={texts.open}
        aria-busy={isOpen && !part}
        hidden={isOpen && part !== undefined}
        onClick={open}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        className="chat-launcher"
      >
        {isOpen && !part ? <Spinner /> : <MessageCircle aria-hidden="true" />}
      </button>
      {part && !isBroken && (
        <Boundary fallback={null} onBreak={giveUp}>
          <part.ChatPanel isOpen={isOpen} takesFocus={opening === 'byPerson'} onClose={close} />
        </Boundary>
      )}
    </aside>
  );
}

/** Whether the browser's own Back or Forward has loaded this page. */
function isWayBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');
}
