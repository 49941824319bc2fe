import type { CookieBrowser } from './cookie-browser.ts';

export interface ReceivedEvent {
  id: string;
  event: string;
  data: unknown;
}

/** A client of /api/stream that parses server-sent events, in place of a browser's EventSource. */
export class LiveStreamClient {
  readonly events: ReceivedEvent[] = [];
  lastEventId = '';
  heartbeats = 0;
  status = 0;
  /** Resolves when the gateway has ended the stream. */
  ended: Promise<unknown> = Promise.resolve();
  private readonly closing = new AbortController();

  static async open(browser: CookieBrowser, lastEventId?: string, address = '/api/stream'): Promise<LiveStreamClient> {
    const client = new LiveStreamClient();
    const headers = lastEventId === undefined ? undefined : { 'last-event-id': lastEventId };
    const response = await browser.fetch(address, { headers, signal: client.closing.signal });
    client.status = response.status;
    if (response.ok && response.body) client.ended = client.read(response.body).catch((error: unknown) => error);
    return client;
  }

  close(): void {
    this.closing.abort();
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.parseBlock(block);
    }
  }

  private parseBlock(block: string): void {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
    this.lastEventId = fields['id'] ?? this.lastEventId;
    if (fields['data'] === undefined) this.heartbeats += 1;
    else
      this.events.push({ id: this.lastEventId, event: fields['event'] ?? 'message', data: JSON.parse(fields['data']) });
  }
}
