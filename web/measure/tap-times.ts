import type { Page } from '@playwright/test';
import type { TapTimes } from './step-times.ts';

declare global {
  interface PerformanceObserverInit {
    /** Of the Event Timing API, in milliseconds. */
    durationThreshold?: number;
  }
  interface Window {
    takeTapTimes: () => TapTimes;
  }
}

/** Every page of this context measures from its first moment on. */
export async function watchTaps(page: Page): Promise<void> {
  await page.addInitScript(measureTaps);
}

/** Runs in the browser. */
function measureTaps(): void {
  let slowestMs = 0;
  let feedbackMs: number | undefined;
  let liftedAtMs: number | undefined;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        slowestMs = Math.max(slowestMs, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  document.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      liftedAtMs = timeStamp;
      feedbackMs = undefined;
    },
    { capture: true },
  );
  const isVisible = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    // What is for screen readers only is one pixel wide.
    return width > 1 && height > 1;
  };
  new MutationObserver((changes) => {
    if (liftedAtMs === undefined || feedbackMs !== undefined) return;
    const changed = changes.flatMap(({ target, addedNodes }) => [...addedNodes, target]);
    if (!changed.some(isVisible)) return;
    const since = liftedAtMs;
    liftedAtMs = undefined;
    requestAnimationFrame(() => {
      // A message comes after the frame is drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        feedbackMs = performance.now() - since;
      };
      port2.postMessage(undefined);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  window.takeTapTimes = () => {
    const times = { slowestMs, feedbackMs };
    slowestMs = 0;
    feedbackMs = undefined;
    liftedAtMs = undefined;
    return times;
  };
}
