/** An HTTP client with a cookie jar, in place of a browser. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>();

  constructor(private readonly origin: string) {}

  async fetch(path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string> | undefined) };
    const response = await fetch(this.origin + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    return response;
  }

  post(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const content = body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
      : { headers };
    return this.fetch(path, { method: 'POST', ...content });
  }

  private storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const expires = attributes.find((attribute) => attribute.startsWith('Expires='))?.slice('Expires='.length);
    if (expires && Date.parse(expires) <= Date.now()) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
