/** A live event about the signed-in user's own data. `data` is the JSON value that the event's contract describes. */
export interface LiveEvent {
  name: string;
  data: unknown;
}

/** The names of the events in the live stream, `GET /api/stream`. */
const LIVE_EVENT_NAMES = [
  'entry.created',
  'entry.updated',
  'entry.deleted',
  'friendship.changed',
  'greeting.changed',
  'media.progress',
  'media.processed',
  'profile.updated',
  'vocabulary.changed',
  'reload',
];

const RECONNECT_DELAY_MS = 10_000;

/**
 * Opens the live stream, `GET /api/stream`. EventSource reconnects by itself after a network error and sends the id of the last event. When
 * the server rejects the connection (gateway restart, expired session), EventSource gives up, and this function opens a new one after
 * `RECONNECT_DELAY_MS`.
 *
 * The first stream of a page starts with the events since the page was opened, because the page's first responses may be older. A stream
 * that is opened after a gap emits `reload` instead: events may have been missed, so all data must be fetched again.
 * @param options.afterGap whether no tab had a live stream for some time before this call
 * @returns a function that closes the stream
 */
export function openEventStream(
  onEvent: (event: LiveEvent) => void,
  onRejected: () => void,
  { afterGap: startsAfterGap }: { afterGap: boolean },
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

  open(startsAfterGap);
  return () => {
    clearTimeout(reconnectTimer);
    source.close();
  };
}
