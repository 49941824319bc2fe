import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from './person.ts';

/** Shorter than the 3 s of a browser, so that a fault meets more streams. */
const RECONNECT_MS = 500;

/** An open page of a person, which receives live events (`GET /api/stream`) and reconnects as a browser's EventSource does. */
export class LivePage {
  /** The ids of entries by the name of the events about them. */
  readonly entryIds = new Map<string, Set<string>>();
  /** When the page had to read everything again, because it may have missed events; a time of `performance.now()`. */
  reloadedAt = performance.now();
  readonly person: Person;
  private readonly productUrl: string;
  private lastEventId: string | undefined;
  private readonly closing = new AbortController();
  private readonly finished: Promise<void>;

  constructor(person: Person, productUrl: string) {
    this.person = person;
    this.productUrl = productUrl;
    this.finished = this.keepOpen();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.finished;
  }

  private async keepOpen(): Promise<void> {
    while (!this.closing.signal.aborted) {
      // The stream ends with an error when the gateway is killed. The page connects again, whatever the reason.
      await this.receive().catch(() => undefined);
      await delay(RECONNECT_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  private async receive(): Promise<void> {
    const headers = {
      cookie: this.person.cookie,
      ...(this.lastEventId !== undefined && { 'last-event-id': this.lastEventId }),
    };
    const response = await fetch(`${this.productUrl}/api/stream`, { headers, signal: this.closing.signal });
    // EventSource gives up then, and the page opens another stream without a position.
    if (!response.ok || !response.body) this.lastEventId = undefined;
    if (response.status === 401) await this.person.signIn();
    if (!response.ok || !response.body) return;
    if (this.lastEventId === undefined) this.reloadedAt = performance.now();
    let text = '';
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + part).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.handleBlock(block);
    }
  }

  private handleBlock(block: string): void {
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [name: string, value: string]));
    this.lastEventId = fields.get('id') ?? this.lastEventId;
    const [name, data] = [fields.get('event') ?? '', fields.get('data')];
    if (name === 'reload') this.reloadedAt = performance.now();
    const { entryId } = JSON.parse(data ?? '{}') as { entryId?: string };
    if (entryId) this.entryIds.set(name, (this.entryIds.get(name) ?? new Set()).add(entryId));
  }
}
