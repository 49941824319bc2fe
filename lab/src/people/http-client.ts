import { Agent, type Dispatcher, Pool, request } from 'undici';

/** Many more than there are requests at a time, so that no request waits for a connection unless the server is slow. */
const CONNECTIONS = 256;

/** A request in the form that the client sends. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The body as JSON. */
  readonly json?: object;
  /** The file of an upload, and the field of the form that contains it. */
  readonly upload?: { readonly field: string; readonly file: File };
  readonly headers?: Readonly<Record<string, string>>;
}

/** A whole response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends the requests of people on connections that stay open, as those of browsers do. */
export class HttpClient {
  readonly url: string;
  private readonly pool: Pool;
  private readonly streams: Agent;

  /** @param options.localAddress the client's own address, for which the product counts sign-ins */
  constructor(url: string, options: { localAddress?: string; keepAliveMaxTimeout?: number } = {}) {
    const { localAddress = '127.0.0.1', ...others } = options;
    const connect = /^http:\/\/127\.|^http:\/\/localhost/.test(url) ? { localAddress } : {};
    this.url = url;
    // Each request has a limit of its own (person.ts).
    this.pool = new Pool(url, { connections: CONNECTIONS, connect, headersTimeout: 0, bodyTimeout: 0, ...others });
    // Each stream has a connection of its own, on which nothing may arrive for a long time.
    this.streams = new Agent({ pipelining: 0, bodyTimeout: 0, connect });
  }

  /** Sends a request and receives the whole response. @throws when no complete response arrives */
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

/** As a whole, because undici ends the process when a connection breaks while it reads a form (ERR_INVALID_STATE in body.js of 7.30). */
async function encodeForm({ field, file }: NonNullable<HttpRequest['upload']>): Promise<[Buffer, string]> {
  const form = new FormData();
  form.append(field, file, file.name);
  const encoded = new Response(form);
  return [Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type')!];
}
