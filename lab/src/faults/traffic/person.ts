import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@memory/api-client';
import { CONVERSION_LIMIT_MS, type Exchange, REQUEST_LIMIT_MS, UPLOAD_LIMIT_MS } from './exchanges.ts';
import { PersonRecords } from './records.ts';

const PASSWORD = 'kept through faults';
const SESSION_COOKIE = 'memory.sid';
/** The longest pause before a repeat, in milliseconds. Repeating earlier than `Retry-After` says is harder on the product. */
const REPEAT_PAUSE_MAX_MS = 1_000;
const REPEAT_PAUSE_MS = 300;

/** A result of openapi-fetch. */
export interface ApiResult<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** What a person knows about a write in the end, by docs/operations/faults.md. */
export type WriteOutcome<Data> =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly data: Data | undefined;
      readonly error: unknown;
      /** Whether an earlier attempt may have taken effect. */
      readonly isRepeat: boolean;
    }
  /** Every response said that the write has no effect. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'unknown' };

/** A person with an account, who sends requests as the page does and remembers what was acknowledged. */
export class Person {
  readonly username: string;
  readonly client: ApiClient;
  readonly records = new PersonRecords();
  /** The id of the account, once it exists. */
  id = '';
  /** When the person stops repeating requests; a time of `performance.now()`. */
  repeatUntil = Infinity;
  private readonly productUrl: string;
  private readonly onExchange: (exchange: Exchange) => void;
  private readonly cookies = new Map<string, string>();
  private keyCount = 0;

  constructor(productUrl: string, username: string, onExchange: (exchange: Exchange) => void) {
    this.productUrl = productUrl;
    this.username = username;
    this.onExchange = onExchange;
    this.client = createApiClient({ baseUrl: productUrl, fetch: (request) => this.send(request) });
  }

  /** The value of the header `Cookie` with the person's session. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /**
   * Begins a read that depends on who asks. Some routes answer a request with a lost session as one of a stranger.
   * @returns a function that says after the read whether the person had the same session all the time
   */
  beginRead(): () => boolean {
    const session = this.cookies.get(SESSION_COOKIE);
    return () => session !== undefined && this.cookies.get(SESSION_COOKIE) === session;
  }

  async signUp(): Promise<void> {
    const body = { username: this.username, password: PASSWORD };
    const outcome = await this.write((headers) => this.client.POST('/api/simple-register', { body, headers }));
    if (outcome.kind !== 'answered' || !outcome.data)
      throw new Error(`${this.username} could not sign up: ${JSON.stringify(outcome)}`);
    this.id = outcome.data.id;
  }

  async signIn(): Promise<void> {
    await this.client.POST('/api/simple-login', { body: { username: this.username, password: PASSWORD } });
  }

  /**
   * Sends a write until it is answered, with the same idempotency key each time.
   * @param isRepeated false: an attempt that was answered 503 is not repeated
   */
  async write<Data>(
    attempt: (headers: Record<string, string>) => Promise<ApiResult<Data>>,
    { isRepeated = true } = {},
  ): Promise<WriteOutcome<Data>> {
    const headers = { 'idempotency-key': `${this.username}-${(this.keyCount += 1)}` };
    let mayHaveTakenEffect = false;
    for (;;) {
      const result = await attempt(headers).catch(() => undefined);
      if (result && result.response.status === 401 && this.id !== '') {
        await this.signIn().catch(() => undefined);
      } else if (result && result.response.status !== 503) {
        const { data, error, response } = result;
        return { kind: 'answered', status: response.status, data, error, isRepeat: mayHaveTakenEffect };
      } else {
        mayHaveTakenEffect ||= !result || (result.error as { code?: string } | undefined)?.code === 'outcome_unknown';
        if (result && !isRepeated) break;
      }
      if (performance.now() > this.repeatUntil) break;
      await delay(pauseBeforeRepeat(result?.response));
    }
    return mayHaveTakenEffect ? { kind: 'unknown' } : { kind: 'rejected' };
  }

  /** Uploads a file in a form. The form is sent anew with each attempt. @param ownHeaders replace the idempotency key of the upload */
  upload<Data>(
    kind: 'audio' | 'media',
    bytes: Uint8Array<ArrayBuffer>,
    filename: string,
    ownHeaders: Record<string, string> = {},
  ): Promise<WriteOutcome<Data>> {
    return this.write<Data>(async (writeHeaders) => {
      const headers = { ...writeHeaders, ...ownHeaders };
      const form = new FormData();
      form.append(kind, new Blob([bytes]), filename);
      const url = `${this.productUrl}/api/upload/${kind}`;
      const response = await this.send(new Request(url, { method: 'POST', headers, body: form }));
      const body = (await response.json()) as unknown;
      return response.ok ? { data: body as Data, response } : { error: body, response };
    });
  }

  /** Downloads a file. @returns undefined for an error response @throws when it does not arrive as a whole */
  async download(path: string): Promise<Uint8Array | undefined> {
    const response = await this.send(new Request(`${this.productUrl}${path}`));
    return response.ok ? response.bytes() : undefined;
  }

  /** Sends one request with the person's session and records it. @throws when no complete response arrives */
  async send(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const startedAt = performance.now();
    const record = (outcome: Exchange['outcome'], more: Partial<Exchange> = {}): void =>
      this.onExchange({
        person: this.username,
        method: request.method,
        path: pathname,
        startedAt,
        endedAt: performance.now(),
        outcome,
        ...more,
      });
    const limit = AbortSignal.timeout(limitOf(pathname));
    try {
      if (this.cookie) request.headers.set('cookie', this.cookie);
      const response = await fetch(request, { signal: limit });
      const bytes = await response.arrayBuffer();
      this.keepCookies(response);
      const { headers, status } = response;
      record(status, {
        code: status >= 400 ? codeOf(bytes) : undefined,
        retryAfter: headers.get('retry-after'),
        requestId: headers.get('x-request-id'),
      });
      return new Response(status === 204 || status === 304 ? null : bytes, { status, headers });
    } catch (error) {
      record(limit.aborted ? 'over its limit' : 'no response');
      throw error;
    }
  }

  private keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const { name = '', value = '' } = /^(?<name>[^=]+)=(?<value>[^;]*)/.exec(cookie)?.groups ?? {};
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function limitOf(path: string): number {
  if (path === '/api/convert-audio-files') return CONVERSION_LIMIT_MS;
  return path.startsWith('/api/upload/') ? UPLOAD_LIMIT_MS : REQUEST_LIMIT_MS;
}

function codeOf(body: ArrayBuffer): string | undefined {
  try {
    return (JSON.parse(Buffer.from(body).toString()) as { code?: string }).code;
  } catch {
    return undefined;
  }
}

function pauseBeforeRepeat(response: Response | undefined): number {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Number.isNaN(seconds) ? REPEAT_PAUSE_MS : Math.min(seconds * 1_000, REPEAT_PAUSE_MAX_MS);
}
