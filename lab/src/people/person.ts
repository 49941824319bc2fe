import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PrivacyLevel, UploadedFile } from '@memory/contracts';
import { PersonResponse, type Exchange, type PersonRequest, post, RequestFailed, uploadRequest } from './exchange.ts';
import { HttpClient } from './http-client.ts';
import { Random } from './random.ts';
import { PersonRecords, type PossibleValues } from './records.ts';
import type { SampleFiles } from './sample-files.ts';

const PASSWORD = 'measured, not kept';
const SESSION_COOKIE = 'memory.sid';
/** The maximum pause before a repeat, in milliseconds. Repeating earlier than `Retry-After` says puts more load on the product. */
const REPEAT_PAUSE_MAX_MS = 1_000;
const REPEAT_PAUSE_MS = 300;
/** The fraction of writes that the person does not repeat after a 503. Such a write must then have no effect. */
const NOT_REPEATED = 0.15;
/**
 * The time within which a request must get its response, in milliseconds: the gateway's limit of 30 s for a service's response, plus time for a busy
 * machine. An upload waits for its text. The gateway waits two and a half minutes for conversions of recordings.
 */
const REQUEST_LIMIT_MS = 40_000;
const UPLOAD_LIMIT_MS = 70_000;
const CONVERSION_LIMIT_MS = 190_000;

/** What a person finally knows about the outcome of a write, according to docs/operations/faults.md. */
export type WriteOutcome =
  /** `isRepeat`: whether an earlier attempt may have taken effect. */
  | { readonly kind: 'answered'; readonly response: PersonResponse; readonly isRepeat: boolean }
  /** Every response said that the write had no effect. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'unknown' };

/** The client that sends the requests of a person. */
export type PersonClient = Pick<HttpClient, 'url' | 'send' | 'openStream'>;

interface PersonOptions {
  readonly username: string;
  readonly password?: string;
  readonly onExchange?: (exchange: Exchange) => void;
  readonly files?: SampleFiles;
  /** The privacy levels of the entries that this person writes. */
  readonly privacyLevels?: readonly PrivacyLevel[];
}

/** A person with an account. The person sends requests like the web app, and remembers which writes were acknowledged. */
export class Person {
  readonly username: string;
  readonly client: PersonClient;
  readonly records = new PersonRecords();
  readonly privacyLevels: readonly PrivacyLevel[];
  random: Random;
  /** The id of the account; empty until the account exists. */
  id = '';
  /** When the person stops repeating requests, as a value of `performance.now()`. By default, no request is repeated. */
  repeatUntil = -Infinity;
  /**
   * When the next requests are due, if the person acts by a timetable. Later requests of the same action are due when these requests have their
   * responses.
   */
  dueAt: number | undefined;
  /** The ids of other people's entries that this person saw in lists, and of the person's own entries that were listed or written. */
  seenEntryIds: string[] = [];
  ownEntryIds: string[] = [];
  /** All other people, the people whom this person may add and remove as friends, and the people whom this person may block. */
  others: readonly Person[] = [];
  possibleFriends: readonly Person[] = [];
  possibleBlocks: readonly Person[] = [];
  private readonly ownFiles: SampleFiles | undefined;
  private readonly password: string;
  readonly onExchange: (exchange: Exchange) => void;
  private readonly jar = new Map<string, string>();

  constructor(client: string | PersonClient, options: PersonOptions) {
    const { username, password = PASSWORD, onExchange = () => undefined, files, privacyLevels = ['private'] } = options;
    this.client = typeof client === 'string' ? new HttpClient(client) : client;
    this.username = username;
    this.password = password;
    this.onExchange = onExchange;
    this.ownFiles = files;
    this.privacyLevels = privacyLevels;
    this.random = new Random(username);
  }

  /** The files that the person uploads. */
  get files(): SampleFiles {
    if (this.ownFiles === undefined) throw new Error(`${this.username} has no files to upload`);
    return this.ownFiles;
  }

  /** The value of the header `Cookie` with the person's session. */
  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /**
   * Begins a read whose response depends on the reader. Some routes treat a request with a lost session as a request of a stranger.
   * @returns a function to call after the read, which returns whether the person had the same session the whole time
   */
  beginRead(): () => boolean {
    const session = this.jar.get(SESSION_COOKIE);
    return () => session !== undefined && this.jar.get(SESSION_COOKIE) === session;
  }

  /** Creates the account. @throws Error when the account is not created */
  async signUp(invitationCode?: string): Promise<this> {
    const { username, password } = this;
    const json = { username, password, ...(invitationCode && { invitationCode }) };
    const outcome = await this.write(post('sign up', '/api/simple-register', json), { isRepeated: true });
    if (outcome.kind !== 'answered' || outcome.response.status !== 201)
      throw new Error(`${username} could not sign up: ${describeOutcome(outcome)}`);
    this.id = outcome.response.json<{ id: string }>().id;
    return this;
  }

  /** Signs the person in. @throws Error when the sign-in is not successful */
  async signIn(): Promise<this> {
    const json = { username: this.username, password: this.password };
    this.id = (await this.expect({ ...post('sign in', '/api/simple-login', json), expected: [200] })).json<{
      id: string;
    }>().id;
    return this;
  }

  read(name: string, path: string): Promise<PersonResponse> {
    return this.expect({ name, kind: 'read', method: 'GET', path, expected: [200] });
  }

  /** Sends a request for text processing, which has a body but changes nothing. */
  process(name: string, path: string, json: object): Promise<PersonResponse> {
    return this.expect({ name, kind: 'read', method: 'POST', path, json, expected: [200] });
  }

  async get<Body>(path: string): Promise<Body> {
    return (await this.read(path, path)).json<Body>();
  }

  /** Reads all pages of a list. */
  async getAll<Item>(path: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let next: string | undefined = `${path}?limit=100`; next !== undefined;) {
      const page: PersonResponse = await this.read(path, next);
      items.push(...page.json<Item[]>());
      next = page.nextPath;
    }
    return items;
  }

  /** Sends one write request without repeating it. */
  async post<Body>(path: string, json: object, status = 201): Promise<Body> {
    return (await this.expect({ ...post(path, path, json), expected: [status] })).json<Body>();
  }

  /** Uploads one file. @returns the product's description of the file */
  async upload(field: 'audio' | 'image', file: File): Promise<UploadedFile> {
    return (await this.expect(uploadRequest(`upload ${field}`, 'textUpload', field, file))).json<UploadedFile>();
  }

  /** Sends a request. @throws RequestFailed for an unexpected status, and when no complete response arrives */
  async expect(request: PersonRequest): Promise<PersonResponse> {
    const response = await this.request(request);
    if (!request.expected.includes(response.status))
      throw new RequestFailed(`${request.method} ${request.path}: ${describeResponse(response)}`);
    return response;
  }

  /** Sends one request with the person's session, and reports the exchange. @throws RequestFailed when no complete response arrives */
  async request(request: PersonRequest): Promise<PersonResponse> {
    const { name, kind, method, path, expected } = request;
    const startedAt = performance.now();
    const { dueAt = startedAt } = this;
    const report = (outcome: Exchange['outcome'], response?: PersonResponse): void => {
      const endedAt = performance.now();
      if (this.dueAt !== undefined) this.dueAt = endedAt;
      this.onExchange({
        person: this.username,
        name,
        kind,
        method,
        path: path.split('?')[0]!,
        dueAt,
        startedAt,
        endedAt,
        outcome,
        isExpected: typeof outcome === 'number' && expected.includes(outcome),
        code: response?.code,
        retryAfter: response?.header('retry-after'),
        requestId: response?.header('x-request-id'),
      });
    };
    const limit = AbortSignal.timeout(limitOf(path));
    const headers = { ...request.headers, ...(this.jar.size > 0 && { cookie: this.cookie }) };
    let response: PersonResponse;
    try {
      response = new PersonResponse(await this.client.send({ ...request, headers }, limit));
    } catch (error) {
      report(limit.aborted ? 'over its limit' : 'no response');
      throw new RequestFailed(`${method} ${path}: ${String(error)}`, { cause: error });
    }
    this.keepCookies(response);
    report(response.status, response);
    return response;
  }

  /**
   * Sends a write until it gets a response other than 503, or until `repeatUntil`, with the same idempotency key each time.
   * @param options.isRepeated false: an attempt with a 503 response is not repeated
   */
  async write(
    request: PersonRequest,
    options: { readonly isRepeated?: boolean; readonly onAttempt?: (() => void) | undefined } = {},
  ): Promise<WriteOutcome> {
    const { isRepeated = !this.random.chance(NOT_REPEATED), onAttempt } = options;
    const headers = { 'idempotency-key': randomUUID(), ...request.headers };
    let mayHaveTakenEffect = false;
    for (;;) {
      onAttempt?.();
      const response = await this.request({ ...request, headers }).catch(() => undefined);
      const mayGoOn = performance.now() < this.repeatUntil;
      if (response?.status === 401 && this.id !== '' && mayGoOn) {
        await this.signIn().catch(() => undefined);
      } else if (response && response.status !== 503) {
        return { kind: 'answered', response, isRepeat: mayHaveTakenEffect };
      } else {
        mayHaveTakenEffect ||= !response || response.code === 'outcome_unknown';
        if (response && !isRepeated) break;
      }
      if (!mayGoOn) break;
      await delay(pauseBeforeRepeat(response));
    }
    return mayHaveTakenEffect ? { kind: 'unknown' } : { kind: 'rejected' };
  }

  /** Writes a value and records what the responses say about the value. @returns the response when it acknowledges the value */
  async change<Value>(
    request: PersonRequest,
    values: PossibleValues<Value>,
    value: Value | null,
    onAttempt?: () => void,
  ): Promise<PersonResponse | undefined> {
    values.attempt(value);
    return this.settle(request, values, value, await this.write(request, { onAttempt }));
  }

  /** Records what the outcome of a write says about the written value. */
  settle<Value>(
    { name, expected, expectedAgain = [] }: PersonRequest,
    values: PossibleValues<Value>,
    value: Value | null,
    outcome: WriteOutcome,
  ): PersonResponse | undefined {
    if (outcome.kind === 'unknown') return undefined;
    if (outcome.kind === 'rejected') return void values.reject(value);
    const { response, isRepeat } = outcome;
    if (expected.includes(response.status) || (isRepeat && expectedAgain.includes(response.status))) {
      values.acknowledge(value);
      return response;
    }
    this.records.surprises.push(`${name}: ${describeOutcome(outcome)}${isRepeat ? ' (repeated)' : ''}`);
    // The response is an error without an effect, whatever the reason.
    if (!isRepeat) values.reject(value);
    return undefined;
  }

  private keepCookies({ cookies }: PersonResponse): void {
    for (const cookie of cookies) {
      const { name = '', value = '' } = /^(?<name>[^=]+)=(?<value>[^;]*)/.exec(cookie)?.groups ?? {};
      if (value === '') this.jar.delete(name);
      else this.jar.set(name, value);
    }
  }
}

const describeResponse = ({ status, body }: PersonResponse): string => `${status} ${body.toString('utf8', 0, 500)}`;

export const describeOutcome = (outcome: WriteOutcome): string =>
  outcome.kind === 'answered' ? describeResponse(outcome.response) : outcome.kind;

function limitOf(path: string): number {
  if (path === '/api/convert-audio-files') return CONVERSION_LIMIT_MS;
  return path.startsWith('/api/upload/') ? UPLOAD_LIMIT_MS : REQUEST_LIMIT_MS;
}

function pauseBeforeRepeat(response: PersonResponse | undefined): number {
  const seconds = Number(response?.header('retry-after') ?? Number.NaN);
  return Number.isNaN(seconds) ? REPEAT_PAUSE_MS : Math.min(seconds * 1_000, REPEAT_PAUSE_MAX_MS);
}

/**
 * Something that a person does. It sends the requests that a page sends at the same time, then the requests that need their responses. A failed
 * request ends the action with an error; its exchange has been reported before.
 */
export type Action = (person: Person) => Promise<void>;
