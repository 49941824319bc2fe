import { type ApiResponse, OpenApiValidator } from './openapi-validator.ts';

export interface RequestOptions {
  /** A value that the client serializes as the JSON body of the request. */
  readonly body?: unknown;
  /** A body that the client sends unchanged, in place of `body`. */
  readonly raw?: BodyInit;
  readonly headers?: Record<string, string>;
}

let validator: Promise<OpenApiValidator> | undefined;

/** An HTTP client that stores cookies like a browser and validates every response against the OpenAPI document. */
export class ApiClient {
  readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  get = (path: string, headers: Record<string, string> = {}): Promise<ApiResponse> =>
    this.send('GET', path, { headers });
  post = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> =>
    this.send('POST', path, { body, headers });
  patch = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> =>
    this.send('PATCH', path, { body, headers });
  delete = (path: string): Promise<ApiResponse> => this.send('DELETE', path);

  async send(method: string, path: string, options?: RequestOptions): Promise<ApiResponse> {
    validator ??= OpenApiValidator.load(this.origin);
    const result = await this.sendUnchecked(method, path, options);
    (await validator).expectDescribed(method, path, result);
    return result;
  }

  /** Sends a request whose response is not validated: one to a service itself, which the OpenAPI document does not describe. */
  async sendUnchecked(
    method: string,
    path: string,
    { body, raw, headers = {} }: RequestOptions = {},
  ): Promise<ApiResponse> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? raw !== undefined && { body: raw } : { body: JSON.stringify(body) }),
    });
    this.keepCookies(response.headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice('Expires='.length);
      if (value === '' || (expires && Date.parse(expires) <= Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
