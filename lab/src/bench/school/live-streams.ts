import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { Agent, request } from 'undici';

/** The number of streams that are opened at a time. */
const CONCURRENCY = 20;

interface LiveStreams {
  /** Closes the streams. @returns how many of them the product had ended before */
  close(): Promise<number>;
}

/**
 * Opens a live stream for each user, as the user's open page does. All of them stay open while scenarios run.
 * @throws Error when the product rejects one
 */
export async function openLiveStreams(productUrl: string, cookies: readonly string[]): Promise<LiveStreams> {
  // Each stream has a connection of its own, on which nothing may arrive for a long time.
  const agent = new Agent({ pipelining: 0, bodyTimeout: 0 });
  let endedCount = 0;
  let isClosing = false;

  const open = async (cookie: string): Promise<Readable> => {
    const { statusCode, body } = await request(`${productUrl}/api/stream?age=0`, {
      dispatcher: agent,
      headers: { cookie, accept: 'text/event-stream' },
    });
    if (statusCode !== 200) throw new Error(`A live stream was rejected: ${statusCode} ${await body.text()}`);
    // A broken connection also emits `close`, which is counted.
    body.on('error', () => undefined);
    body.on('close', () => {
      if (!isClosing) endedCount += 1;
    });
    return body.resume();
  };
  const limit = pLimit(CONCURRENCY);
  await Promise.all(cookies.map((cookie) => limit(() => open(cookie))));
  return {
    async close() {
      isClosing = true;
      await agent.destroy();
      return endedCount;
    },
  };
}
