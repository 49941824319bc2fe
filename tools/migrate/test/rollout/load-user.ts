import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, fetch, type RequestInit, type Response } from 'undici';

/** Like a proxy in front of the gateways that keeps idle connections for a shorter time than SHUTDOWN_DELAY_SECONDS. */
const KEEP_ALIVE_MS = 4_000;

/** The pause between two rounds of requests of a user, in milliseconds. */
const PAUSE_MS = 50;

/** A user whose requests must all succeed. */
export class LoadUser {
  /** How often which request failed in which way. */
  readonly failures = new Map<string, number>();
  /** The ids of all entries whose creation was acknowledged. */
  readonly entryIds: string[] = [];
  /** The ids of the entries of `entry.created` events that the live stream has brought. */
  readonly streamedEntryIds = new Set<string>();
  requests = 0;
  reconnects = 0;
  private readonly dispatcher = new Agent({ keepAliveMaxTimeout: KEEP_ALIVE_MS });
  private readonly stopping = new AbortController();
  private cookie = '';
  private streamPositions = '';

  /**
   * @param attempts how often a request without an upload is sent until it fails: more than once for a version that may respond with an error
   *   while the machine is busy
   */
  constructor(
    private readonly url: string,
    private readonly name: string,
    private readonly attempts = 1,
  ) {}

  async register(): Promise<void> {
    const account = { username: this.name, password: 'a secret of 2026' };
    const response = await this.send('POST', '/api/simple-register', account);
    this.cookie = response!.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    await response!.text();
  }

  /** Repeats `workOnce` until `stop`. */
  async work(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.workOnce();
      await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Writes, changes and reads an entry and words. */
  async workOnce(): Promise<void> {
    const entry = { title: '今天我很高兴', content: '我们去公园' };
    const created = await this.json<{ id: string }>('POST', '/api/journal-entries', entry);
    if (created) {
      this.entryIds.push(created.id);
      await this.json('PATCH', `/api/journal-entries/${created.id}`, { title: '明天' });
    }
    await this.json('GET', '/api/journal-entries?limit=10');
    await this.addWord(this.nextWord());
    await this.json('GET', '/api/vocabulary');
    await this.json('GET', '/api/simple-user');
  }

  async addWord(character: string): Promise<void> {
    await this.json('POST', '/api/vocabulary', { character, englishTranslation: 'a word' });
  }

  /** How many entries contain a word of the vocabulary, as language-svc has counted. */
  async frequencyOf(word: string): Promise<number | undefined> {
    const items = await this.json<{ character: string; frequency: number }[]>('GET', '/api/vocabulary');
    return items?.find(({ character }) => character === word)?.frequency;
  }

  /** Reads the live stream until `stop`, and opens it again whenever it ends, as a browser does. */
  async readStream(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      let retryMs = 3_000;
      try {
        const headers = { cookie: this.cookie, ...(this.streamPositions && { 'last-event-id': this.streamPositions }) };
        const response = await fetch(`${this.url}/api/stream`, { headers, signal, dispatcher: this.dispatcher });
        if (response.status !== 200) this.recordFailure(`GET /api/stream: ${response.status}`);
        let text = '';
        for await (const part of response.body!.pipeThrough(
          new TextDecoderStream() as never,
        ) as AsyncIterable<string>) {
          const blocks = (text + part).split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) {
            retryMs = Number(/^retry: (\d+)/m.exec(block)?.[1] ?? retryMs);
            this.readEvent(block);
          }
        }
        this.reconnects += 1;
      } catch (error) {
        if (!signal.aborted) this.recordFailure(`GET /api/stream: ${String(error)}`);
      }
      await delay(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Uploads a recording so slowly that it takes `seconds`. */
  async uploadSlowly(seconds: number): Promise<void> {
    const form = new FormData();
    form.append('audio', new Blob([silentWav(seconds * 1_000)]), 'slow.wav');
    const whole = new Request('http://form', { method: 'POST', body: form });
    const bytes = Buffer.from(await whole.arrayBuffer());
    async function* slowly(): AsyncGenerator<Buffer> {
      const parts = seconds * 4;
      const size = Math.ceil(bytes.length / parts);
      for (let at = 0; at < bytes.length; at += size) {
        yield bytes.subarray(at, at + size);
        await delay(250);
      }
    }
    const response = await this.request('POST', '/api/upload/audio', {
      body: slowly() as never,
      duplex: 'half',
      headers: { 'content-type': whole.headers.get('content-type')!, 'content-length': String(bytes.length) },
    });
    await response?.text();
  }

  /** The ids of the user's entries, newest first. */
  async listEntryIds(): Promise<string[]> {
    const entries = await this.json<{ id: string }[]>('GET', '/api/journal-entries?limit=100');
    return entries?.map(({ id }) => id) ?? [];
  }

  stop(): void {
    this.stopping.abort();
  }

  /** Returns a character that is not in the vocabulary yet. */
  private nextWord(): string {
    return String.fromCodePoint(0x4e_00 + this.requests);
  }

  private recordFailure(description: string): void {
    this.failures.set(description, (this.failures.get(description) ?? 0) + 1);
  }

  private readEvent(block: string): void {
    this.streamPositions = /^id: (.*)$/m.exec(block)?.[1] ?? this.streamPositions;
    if (!/^event: entry\.created$/m.test(block)) return;
    const { entryId } = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') as { entryId: string };
    this.streamedEntryIds.add(entryId);
  }

  private async json<Body>(method: string, path: string, body?: object): Promise<Body | undefined> {
    const response = await this.send(method, path, body);
    return (
      response &&
      ((await response.json().catch((error: unknown) => {
        this.recordFailure(`${method} ${path}: ${String(error)}`);
      })) as Body | undefined)
    );
  }

  private send(method: string, path: string, body?: object): Promise<Response | undefined> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    return this.request(method, path, body ? { body: JSON.stringify(body), headers } : {}, this.attempts);
  }

  /** Returns undefined for a request that failed. */
  private async request(method: string, path: string, init: RequestInit, attempts = 1): Promise<Response | undefined> {
    this.requests += 1;
    try {
      const headers = { ...(init.headers as Record<string, string>), cookie: this.cookie };
      const response = await fetch(this.url + path, { ...init, method, headers, dispatcher: this.dispatcher });
      if (response.ok) return response;
      if (response.status >= 500 && attempts > 1) return await this.request(method, path, init, attempts - 1);
      this.recordFailure(`${method} ${path}: ${response.status} ${await response.text()}`);
    } catch (error) {
      const { cause, message } = error as Error;
      this.recordFailure(`${method} ${path}: ${message} (${String(cause)})`);
    }
    return undefined;
  }
}

/** A WAV file of silence: 8,000 samples of 16 bits per second. */
function silentWav(milliseconds: number): Buffer<ArrayBuffer> {
  const samples = Buffer.alloc(milliseconds * 16);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
