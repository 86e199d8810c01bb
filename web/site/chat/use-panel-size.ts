import { useEffect, useState, useSyncExternalStore } from 'react';
import { recall, rememberForTab } from '../../shared/session/tab-memory.ts';
import { fitPanel, type PanelSize, usualPanelSize } from './panel-size.ts';
import { smallScreen } from './small-screen.ts';

const memoryName = 'chat-size';

const watch = (listener: () => void) => {
  const query = matchMedia(smallScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** How large the panel is: as somebody has drawn it, or the whole of a small screen. */
export function usePanelSize() {
  const isNarrow = useSyncExternalStore(
    watch,
    () => matchMedia(smallScreen).matches,
    () => false,
  );
  const [wished, setWished] = useState(readWished);
  const visible = useVisibleArea();
  const panel = fitPanel(wished, { width: innerWidth, height: innerHeight });
  return {
    isNarrow,
    panel,
    resize: (size: PanelSize) => {
      const fitting = fitPanel(size, { width: innerWidth, height: innerHeight });
      setWished(fitting);
      rememberForTab(memoryName, fitting);
    },
    panelStyle: { width: panel.width, height: panel.height },
    screenStyle: visible,
  };
}

function readWished(): PanelSize {
  const kept = recall(memoryName);
  if (typeof kept !== 'object' || kept === null || !('width' in kept && 'height' in kept))
    return usualPanelSize;
  const { width, height } = kept;
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : usualPanelSize;
}

/** What is left of the screen above a phone's keyboard, which pushes nothing aside by itself. */
function useVisibleArea() {
  const [area, setArea] = useState(readArea);
  useEffect(() => {
    const update = () => setArea(readArea());
    const { visualViewport } = window;
    window.addEventListener('resize', update);
    visualViewport?.addEventListener('resize', update);
    visualViewport?.addEventListener('scroll', update);
    return () => {
      window.removeEventListener('resize', update);
      visualViewport?.removeEventListener('resize', update);
      visualViewport?.removeEventListener('scroll', update);
    };
  }, []);
  return area;
}

function readArea() {
  const { visualViewport } = window;
  // Whoever has enlarged the page looks at a part of the panel.
  const isWhole = !visualViewport || visualViewport.scale > 1;
  return isWhole
    ? { height: innerHeight, top: 0 }
    : { height: visualViewport.height, top: visualViewport.offsetTop };
}
