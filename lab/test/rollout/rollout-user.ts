import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { openVocabulary, readOwnEntries } from '../../src/people/actions/read-pages.ts';
import {
  type Exchange,
  ignoreFailedRequest,
  patch,
  type PersonRequest,
  post,
  RequestFailed,
} from '../../src/people/exchange.ts';
import { HttpClient } from '../../src/people/http-client.ts';
import { LivePage } from '../../src/people/live-page.ts';
import { describeOutcome, Person, type PersonClient } from '../../src/people/person.ts';
import { createNoiseRecording } from '../../src/people/sample-files.ts';

/** Like a proxy in front of the gateways that keeps idle connections for a shorter time than SHUTDOWN_DELAY_SECONDS. */
const KEEP_ALIVE_MS = 4_000;
/** The pause between two rounds of requests of a user, in milliseconds. */
const PAUSE_MS = 50;
const UPLOAD_BYTES_PER_SECOND = 16_000;
const UPLOAD_PAUSE_MS = 250;

/** A person whose requests must all succeed. */
export class RolloutUser {
  readonly person: Person;
  /** How often which request failed in which way. */
  readonly failures = new Map<string, number>();
  /** The ids of all entries whose creation was acknowledged. */
  readonly entryIds: string[] = [];
  requests = 0;
  page: LivePage | undefined;
  private readonly stopping = new AbortController();

  /** @param attempts how often a request is sent: more than once for a version that may respond with an error while the machine is busy */
  constructor(url: string, username: string, attempts = 1) {
    const client = new HttpClient(url, { keepAliveMaxTimeout: KEEP_ALIVE_MS });
    const onExchange = (exchange: Exchange): void => this.record(exchange);
    this.person = new Person(attempts > 1 ? sendAgain(client, attempts) : client, { username, onExchange });
  }

  /** Repeats `workOnce` until `stop`, with an open page. */
  async work(): Promise<void> {
    const { signal } = this.stopping;
    this.page = new LivePage(this.person);
    while (!signal.aborted) {
      await this.workOnce().catch(ignoreFailedRequest);
      await delay(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
    await this.page.close();
    for (const failure of this.page.failures) this.count(`GET /api/stream: ${failure}`);
  }

  /** Writes, changes and reads an entry and words. */
  async workOnce(): Promise<void> {
    const { person } = this;
    const entry = { title: '今天我很高兴', content: '我们去公园' };
    const { id } = (await this.write(post('create', '/api/journal-entries', entry))).json<{ id: string }>();
    this.entryIds.push(id);
    await this.write(patch('change', `/api/journal-entries/${id}`, { title: '明天' }));
    await readOwnEntries(person);
    // A character that is not in the vocabulary yet.
    await this.addWord(String.fromCodePoint(0x4e_00 + this.requests));
    await openVocabulary(person);
    await person.read('current user', '/api/simple-user');
  }

  async addWord(character: string): Promise<void> {
    await this.write(post('add a word', '/api/vocabulary', { character, englishTranslation: 'a word' }));
  }

  /** How many entries contain a word of the vocabulary, as language-svc has counted. */
  async frequencyOf(word: string): Promise<number | undefined> {
    const items = await this.person.get<{ character: string; frequency: number }[]>('/api/vocabulary');
    return items.find(({ character }) => character === word)?.frequency;
  }

  /** The ids of the user's entries, newest first. */
  async listEntryIds(): Promise<string[]> {
    const entries = await this.person.get<{ id: string }[]>('/api/journal-entries?limit=100');
    return entries.map(({ id }) => id);
  }

  /** Uploads a recording so slowly that it takes `seconds`. */
  async uploadSlowly(seconds: number): Promise<void> {
    const form = new FormData();
    form.append('audio', createNoiseRecording(seconds * UPLOAD_BYTES_PER_SECOND));
    const whole = new Response(form);
    const bytes = Buffer.from(await whole.arrayBuffer());
    async function* slowly(): AsyncGenerator<Buffer> {
      const size = Math.ceil((bytes.length * UPLOAD_PAUSE_MS) / (seconds * 1_000));
      for (let at = 0; at < bytes.length; at += size) {
        yield bytes.subarray(at, at + size);
        await delay(UPLOAD_PAUSE_MS);
      }
    }
    const { person } = this;
    const headers = {
      cookie: person.cookie,
      'content-type': whole.headers.get('content-type')!,
      'content-length': String(bytes.length),
    };
    this.requests += 1;
    try {
      const response = await request(`${person.client.url}/api/upload/audio`, {
        method: 'POST',
        headers,
        body: Readable.from(slowly()),
      });
      const text = await response.body.text();
      if (response.statusCode !== 201) this.count(`upload: ${response.statusCode} ${text}`);
    } catch (error) {
      this.count(`upload: ${String(error)}`);
    }
  }

  stop(): void {
    this.stopping.abort();
  }

  private async write(wanted: PersonRequest) {
    const outcome = await this.person.write(wanted, { isRepeated: false });
    if (outcome.kind === 'answered' && wanted.expected.includes(outcome.response.status)) return outcome.response;
    throw new RequestFailed(`${wanted.name}: ${describeOutcome(outcome)}`);
  }

  private record({ method, path, outcome, code = '', isExpected }: Exchange): void {
    this.requests += 1;
    if (!isExpected) this.count(`${method} ${path}: ${outcome} ${code}`);
  }

  private count(failure: string): void {
    this.failures.set(failure, (this.failures.get(failure) ?? 0) + 1);
  }
}

/** Sends a request again, with the same idempotency key, when the response is an error of the server. */
const sendAgain = (client: HttpClient, attempts: number): PersonClient => ({
  url: client.url,
  async send(wanted, signal) {
    for (let left = attempts; ; left -= 1) {
      const response = await client.send(wanted, signal);
      if (response.status < 500 || left <= 1) return response;
    }
  },
  openStream: (...args) => client.openStream(...args),
});
