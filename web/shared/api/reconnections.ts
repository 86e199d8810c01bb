let reconnections = 0;

if (typeof window !== 'undefined') window.addEventListener('online', () => (reconnections += 1));

/** How often the network came back in this tab. */
export const countReconnections = () => reconnections;

/**
 * Loads, and loads again if that fails although the network came back meanwhile: the failure is the old network's,
 * and no further `online` event follows. The count is taken when the request starts, not when a caller joins it.
 */
export async function loadAcrossReconnections<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const before = reconnections;
  try {
    return await load();
  } catch (error) {
    if (reconnections === before) throw error;
    return loadAcrossReconnections(load);
  }
}
