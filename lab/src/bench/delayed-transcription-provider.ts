import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TRANSCRIPTION = JSON.stringify({ text: '今天我很高兴。', words: [], segments: [] });

/** An HTTP server that imitates OpenAI's transcription and responds after a fixed delay. */
export interface DelayedTranscriptionProvider {
  url: string;
  /** The values of `performance.now()` at each request and at each response, since the last `reset`. */
  requestedAt: number[];
  respondedAt: number[];
  reset(): void;
  stop(): Promise<void>;
}

export async function startDelayedTranscriptionProvider(delayMs: number): Promise<DelayedTranscriptionProvider> {
  const requestedAt: number[] = [];
  const respondedAt: number[] = [];
  const server = createServer((request, response) => {
    requestedAt.push(performance.now());
    request.resume();
    request.once('end', () => {
      setTimeout(() => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(TRANSCRIPTION);
        respondedAt.push(performance.now());
      }, delayMs);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requestedAt,
    respondedAt,
    reset() {
      requestedAt.length = 0;
      respondedAt.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
