import type { LiveEvent } from './live-event-channel.ts';

/** Everything the stream tells by name (`GET /api/stream`). */
const LIVE_EVENT_NAMES = [
  'entry.created',
  'entry.updated',
  'entry.deleted',
  'media.progress',
  'media.processed',
  'profile.updated',
  'reload',
];

/** How long to wait before asking anew after the server refused, in milliseconds. */
const RECONNECT_DELAY_MS = 10_000;

/**
 * The stream itself. The browser comes back by itself after a break and says what it heard last; only after a refusal (a
 * gateway that restarts, a session that ended) it gives up, and this asks anew. When the session is over, whoever is told by
 * `onRefused` closes it.
 *
 * The first stream of a page begins with what happened since the page was opened, of which its first answers may not know. Where
 * nobody listened for longer, `reload` is told, and only once the server listens for us: what a page fetched before that could be
 * out of date again without anybody telling it.
 * @param afterSilence nobody listened for this person's pages until now
 * @returns how to close it
 */
export function openEventStream(
  onEvent: (message: LiveEvent) => void,
  onRejected: () => void,
  { afterSilence }: { afterSilence: boolean },
): () => void {
  let source: EventSource;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;

  const open = (afterGap: boolean): void => {
    source = new EventSource(afterGap ? '/api/stream' : `/api/stream?age=${Math.round(performance.now())}`);
    if (afterGap) source.addEventListener('open', () => onEvent({ name: 'reload', data: {} }), { once: true });
    for (const name of LIVE_EVENT_NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => onEvent({ name, data: JSON.parse(data) }));
    }
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) reconnectLater();
    });
  };

  const reconnectLater = (): void => {
    onRejected();
    reconnectTimer = setTimeout(() => open(true), RECONNECT_DELAY_MS);
  };

  open(afterSilence);
  return () => {
    clearTimeout(reconnectTimer);
    source.close();
  };
}
