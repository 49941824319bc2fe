import type { Browser } from './browser.ts';

export interface Told {
  id: string;
  event: string;
  data: unknown;
}

/** A page that listens to /api/stream, as an EventSource does. */
export class Page {
  readonly told: Told[] = [];
  lastEventId = '';
  beats = 0;
  status = 0;
  /** Resolves when the gateway has ended the stream. */
  ended: Promise<unknown> = Promise.resolve();
  private readonly leaving = new AbortController();

  static async open(browser: Browser, lastEventId?: string, address = '/api/stream'): Promise<Page> {
    const page = new Page();
    const headers = lastEventId === undefined ? undefined : { 'last-event-id': lastEventId };
    const answer = await browser.fetch(address, { headers, signal: page.leaving.signal });
    page.status = answer.status;
    if (answer.ok && answer.body) page.ended = page.listen(answer.body).catch((error: unknown) => error);
    return page;
  }

  leave(): void {
    this.leaving.abort();
  }

  private async listen(body: ReadableStream<Uint8Array>): Promise<void> {
    let text = '';
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.take(block);
    }
  }

  private take(block: string): void {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
    this.lastEventId = fields['id'] ?? this.lastEventId;
    if (fields['data'] === undefined) this.beats += 1;
    else
      this.told.push({ id: this.lastEventId, event: fields['event'] ?? 'message', data: JSON.parse(fields['data']) });
  }
}
