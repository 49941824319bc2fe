import { electTabLeader } from '../../lib/tab-leader.ts';
import { openEventStream } from './event-stream.ts';

/** What the server tells of one's own things; `data` is JSON as the event's contract has it. */
export interface LiveEvent {
  name: string;
  data: unknown;
}

/**
 * What happens to a person's things, for as long as the page is open. A browser allows six connections to a site, so of all
 * open tabs one holds the stream and tells the others; when it is closed the next one takes its place.
 * @param onRejected the server did not let this page listen: perhaps nobody is signed in any more
 * @returns how to stop
 */
export function openLiveEventChannel(
  userId: string,
  onEvent: (message: LiveEvent) => void,
  onRejected: () => void,
): () => void {
  const name = `memory.live.${userId}`;
  const tabs = new BroadcastChannel(name);
  const stopped = new AbortController();
  tabs.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => onEvent(data));

  const broadcast = (message: LiveEvent): void => {
    onEvent(message);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is the origin's own
    tabs.postMessage(message);
  };
  const holdStream = (first: boolean): void => {
    stopped.signal.addEventListener('abort', openEventStream(broadcast, onRejected, { afterSilence: !first }));
  };
  // what a later tab asked for before it heard the others may be out of date
  void electTabLeader(name, stopped.signal, holdStream, () => onEvent({ name: 'reload', data: {} }));

  return () => {
    stopped.abort();
    tabs.close();
  };
}
