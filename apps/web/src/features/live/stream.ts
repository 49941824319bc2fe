import type { LiveMessage } from './live-channel.ts';

/** Everything the stream tells by name (`GET /api/stream`). */
const NAMES = [
  'entry.created',
  'entry.updated',
  'entry.deleted',
  'media.progress',
  'media.processed',
  'profile.updated',
  'reload',
];

/** How long to wait before asking anew after the server refused, in milliseconds. */
const ASK_AGAIN_MS = 10_000;

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
export function startStream(
  onMessage: (message: LiveMessage) => void,
  onRefused: () => void,
  { afterSilence }: { afterSilence: boolean },
): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;

  const open = (silence: boolean): void => {
    source = new EventSource(silence ? '/api/stream' : `/api/stream?age=${Math.round(performance.now())}`);
    if (silence) source.addEventListener('open', () => onMessage({ name: 'reload', data: {} }), { once: true });
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => onMessage({ name, data: JSON.parse(data) }));
    }
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) refused();
    });
  };

  const refused = (): void => {
    onRefused();
    again = setTimeout(() => open(true), ASK_AGAIN_MS);
  };

  open(afterSilence);
  return () => {
    clearTimeout(again);
    source.close();
  };
}
