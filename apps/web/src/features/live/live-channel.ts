import { startStream } from './stream.ts';

/** What the server tells of one's own things; `data` is JSON as the event's contract has it. */
export interface LiveMessage {
  name: string;
  data: unknown;
}

/**
 * What happens to a person's things, for as long as the page is open. A browser allows six connections to a site, so of all
 * open tabs one holds the stream and tells the others; when it is closed the next one takes its place.
 * @param onRefused the server did not let this page listen: perhaps nobody is signed in any more
 * @returns how to stop
 */
export function openLiveChannel(userId: string, onMessage: (message: LiveMessage) => void, onRefused: () => void): () => void {
  const name = `memory.live.${userId}`;
  const tabs = new BroadcastChannel(name);
  const stopped = new AbortController();
  tabs.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => onMessage(data));

  const tell = (message: LiveMessage): void => {
    onMessage(message);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is the origin's own
    tabs.postMessage(message);
  };
  const hold = (first: boolean): void => {
    stopped.signal.addEventListener('abort', startStream(tell, onRefused, { afterSilence: !first }));
  };
  // what a later tab asked for before it heard the others may be out of date
  takeTurn(name, stopped.signal, hold, () => onMessage({ name: 'reload', data: {} }));

  return () => {
    stopped.abort();
    tabs.close();
  };
}

/** Calls `hold` when it is this tab's turn, at once where nobody else has it (`first`), and keeps the turn until `signal`; `onWait` where somebody has. */
function takeTurn(name: string, signal: AbortSignal, hold: (first: boolean) => void, onWait: () => void): void {
  // not there on plain http: each tab then has a stream of its own
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) {
    hold(true);
    return;
  }
  const keep = (first: boolean): Promise<void> | undefined => {
    if (signal.aborted) return undefined;
    hold(first);
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const held = locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) return keep(true);
    // somebody has it: whenever it comes, nobody listened for a moment
    locks.request(name, { signal }, () => keep(false)).catch(unlessStopped);
    onWait();
    return undefined;
  });
  held.catch(unlessStopped);

  function unlessStopped(error: unknown): void {
    if (!signal.aborted) throw error;
  }
}
