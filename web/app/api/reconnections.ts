let reconnections = 0;

if (typeof window !== 'undefined') window.addEventListener('online', () => (reconnections += 1));

/**
 * How often the network came back in this tab. A loading attempt during which the count rises failed in the old network:
 * it is worth repeating at once, as no further `online` event follows.
 */
export const countReconnections = () => reconnections;
