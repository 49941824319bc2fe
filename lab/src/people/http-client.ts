import { Agent, type Dispatcher, Pool, request } from 'undici';

/** The maximum number of connections: many more than simultaneous requests, so that a request only waits for a connection when the server is slow. */
const CONNECTIONS = 256;

/** A request in the client's format. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The body, which is sent as JSON. */
  readonly json?: object;
  /** The file of an upload, and the field of the form that contains it. */
  readonly upload?: { readonly field: string; readonly file: File };
  readonly headers?: Readonly<Record<string, string>>;
}

/** A complete response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends the requests of people on connections that stay open, like the connections of browsers. */
export class HttpClient {
  readonly url: string;
  private readonly pool: Pool;
  private readonly streams: Agent;

  /** @param options.localAddress the client's own IP address; the product limits sign-ins per address */
  constructor(url: string, options: { localAddress?: string; keepAliveMaxTimeout?: number } = {}) {
    const { localAddress = '127.0.0.1', ...others } = options;
    const connect = /^http:\/\/127\.|^http:\/\/localhost/.test(url) ? { localAddress } : {};
    this.url = url;
    // The pool has no time limits, because each request has its own (person.ts).
    this.pool = new Pool(url, { connections: CONNECTIONS, connect, headersTimeout: 0, bodyTimeout: 0, ...others });
    // Each stream has its own connection, on which no data may arrive for a long time.
    this.streams = new Agent({ pipelining: 0, bodyTimeout: 0, connect });
  }

  /** Sends a request and receives the complete response. @throws when no complete response arrives */
  async send({ method, path, json, upload, headers }: HttpRequest, signal?: AbortSignal): Promise<HttpResponse> {
    const [content, contentType] = upload
      ? await encodeForm(upload)
      : [json && JSON.stringify(json), 'application/json'];
    const response = await this.pool.request({
      method,
      path,
      headers: { ...headers, ...(content && { 'content-type': contentType }) },
      body: content ?? null,
      signal,
    });
    const body = Buffer.from(await response.body.arrayBuffer());
    return { status: response.statusCode, headers: response.headers, body };
  }

  /** Opens a stream of server-sent events. */
  openStream(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    return request(this.url + path, { dispatcher: this.streams, headers, signal });
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.destroy(), this.streams.destroy()]);
  }
}

/** Encodes a form as a whole: undici ends the process when a connection breaks while it reads a form (ERR_INVALID_STATE in body.js of 7.30). */
async function encodeForm({ field, file }: NonNullable<HttpRequest['upload']>): Promise<[Buffer, string]> {
  const form = new FormData();
  form.append(field, file, file.name);
  const encoded = new Response(form);
  return [Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type')!];
}
