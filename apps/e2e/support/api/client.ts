import { type Answer, ApiDescription } from './api-description.ts';

export interface Call {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly raw?: BodyInit;
  readonly headers?: Record<string, string>;
}

let description: Promise<ApiDescription> | undefined;

/** A program that knows the product by its description alone, and keeps cookies as a browser does. */
export class Client {
  readonly cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  get = (path: string, headers: Record<string, string> = {}): Promise<Answer> => this.send('GET', path, { headers });
  post = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    this.send('POST', path, { body, headers });
  patch = (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    this.send('PATCH', path, { body, headers });
  delete = (path: string): Promise<Answer> => this.send('DELETE', path);

  async send(method: string, path: string, { body, raw, headers = {} }: Call = {}): Promise<Answer> {
    description ??= ApiDescription.of(this.origin);
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
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
    (await description).check(method, path, answer);
    return answer;
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
