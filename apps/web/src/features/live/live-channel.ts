import { takeTurn } from '../../lib/take-turn.ts';
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
export function openLiveChannel(
  userId: string,
  onMessage: (message: LiveMessage) => void,
  onRefused: () => void,
): () => void {
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
  void takeTurn(name, stopped.signal, hold, () => onMessage({ name: 'reload', data: {} }));

  return () => {
    stopped.abort();
    tabs.close();
  };
}
