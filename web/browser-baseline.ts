/**
 * The oldest browsers on which everything works, by their names in MDN's tables (docs/decisions/0023): an iPhone on
 * iOS 16, the last Chrome for Android 7, and a Firefox with long-term support.
 */
export const oldestBrowsers = {
  chrome: '119',
  chrome_android: '119',
  edge: '119',
  firefox: '128',
  firefox_android: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** The same for the builder, which rewrites the newer syntax of scripts and styles. */
export const buildTargets = [
  `chrome${oldestBrowsers.chrome}`,
  `edge${oldestBrowsers.edge}`,
  `firefox${oldestBrowsers.firefox}`,
  `ios${oldestBrowsers.safari_ios}`,
  `safari${oldestBrowsers.safari}`,
];
