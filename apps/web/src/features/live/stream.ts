import type { LiveMessage } from './live-channel.ts';

/** Everything the stream tells by name (`GET /api/stream`). */
const NAMES = ['entry.created', 'entry.updated', 'entry.deleted', 'media.progress', 'media.processed', 'profile.updated', 'reload'];

/** How long to wait before asking anew after the server refused, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

/**
 * The stream itself. The browser comes back by itself after a break and says what it heard last; only after a refusal (a
 * gateway that restarts, a session that ended) it gives up, and this asks
 * anew. When the session is over, whoever is told by `onRefused` closes it.
 * @returns how to close it
 */
export function startStream(onMessage: (message: LiveMessage) => void, onRefused: () => void): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    source = new EventSource('/api/stream');
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => onMessage({ name, data: JSON.parse(data) }));
    }
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) refused();
    });
  };

  const refused = (): void => {
    onRefused();
    again = setTimeout(() => {
      open();
      // a new stream begins with now: what was missed is fetched
      onMessage({ name: 'reload', data: {} });
    }, ASK_AGAIN_MS);
  };

  open();
  return () => {
    clearTimeout(again);
    source.close();
  };
}
