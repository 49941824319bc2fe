import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Person } from './person.ts';

/** The reconnection delay in milliseconds. It is shorter than the 3 s of a browser, so that a fault meets more streams. */
const RECONNECT_MS = 500;
/** The number of pages that are opened at the same time. */
const CONCURRENCY = 20;

/** An open page of a person. It receives live events (`GET /api/stream`) and reconnects like a browser's EventSource. */
export class LivePage {
  /** The ids of entries for which events arrived, by the name of the events. */
  readonly entryIds = new Map<string, Set<string>>();
  /** When the page last had to reload everything because it may have missed events, as a value of `performance.now()`. */
  reloadedAt = performance.now();
  /** The number of streams of this page that have ended. */
  endedCount = 0;
  /** The problems of requests for a stream. */
  readonly failures: string[] = [];
  readonly person: Person;
  /** Resolves when the first request for a stream has got a response. */
  readonly opened: Promise<void>;
  private lastEventId: string | undefined;
  private readonly closing = new AbortController();
  private readonly finished: Promise<void>;

  constructor(person: Person) {
    this.person = person;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opened = promise;
    this.finished = this.keepOpen(resolve);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.finished;
  }

  private async keepOpen(onResponse: () => void): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      // The stream ends with an error when the gateway is killed. The page reconnects in any case.
      await this.receive(onResponse).catch((error: unknown) => {
        if (!signal.aborted) this.failures.push(String(error));
      });
      onResponse();
      if (!signal.aborted) this.endedCount += 1;
      await delay(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async receive(onResponse: () => void): Promise<void> {
    const headers = {
      accept: 'text/event-stream',
      cookie: this.person.cookie,
      ...(this.lastEventId !== undefined && { 'last-event-id': this.lastEventId }),
    };
    const { statusCode, body } = await this.person.client.openStream('/api/stream', headers, this.closing.signal);
    if (statusCode !== 200) {
      // EventSource would give up here, and the web app would open a new stream without a position.
      this.lastEventId = undefined;
      this.failures.push(`${statusCode} ${await body.text()}`);
      if (statusCode === 401) await this.person.signIn();
      return;
    }
    onResponse();
    if (this.lastEventId === undefined) this.reloadedAt = performance.now();
    let text = '';
    for await (const part of body.setEncoding('utf8')) {
      const blocks = (text + (part as string)).split('\n\n');
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

/** Opens a page of each person. @throws Error when the product rejects a stream */
export async function openLivePages(people: readonly Person[]): Promise<LivePage[]> {
  const limit = pLimit(CONCURRENCY);
  const open = async (person: Person): Promise<LivePage> => {
    const page = new LivePage(person);
    await page.opened;
    if (page.failures.length > 0) throw new Error(`A live stream was rejected: ${page.failures.join()}`);
    return page;
  };
  return Promise.all(people.map((person) => limit(() => open(person))));
}

/** @returns how many streams the product had ended before */
export async function closeLivePages(pages: readonly LivePage[]): Promise<number> {
  await Promise.all(pages.map((page) => page.close()));
  return pages.reduce((sum, { endedCount }) => sum + endedCount, 0);
}
