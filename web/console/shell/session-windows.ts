/** What one window of the console tells the others of this browser: all of them are one desk, and one session. */
export type WindowNews = 'locked' | 'entered' | 'left';

type Windows = { tell: (news: WindowNews) => void; leave: () => void };

const isNews = (data: unknown): data is WindowNews =>
  data === 'locked' || data === 'entered' || data === 'left';

/**
 * The windows of this browser in which the console is open. The server announces no lock: without this a second screen
 * would stay readable until something happens there.
 */
export function joinWindows(onNews: (news: WindowNews) => void): Windows {
  const channel = openChannel();
  if (channel === undefined) return { tell: () => undefined, leave: () => undefined };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) onNews(data);
  };
  return {
    tell: (news: WindowNews) => channel.postMessage(news),
    leave: () => channel.close(),
  };
}

/** Undefined where the browser has none, or refuses it along with its storage: each window then asks the server. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('praxis:staff-session');
  } catch {
    return undefined;
  }
}
