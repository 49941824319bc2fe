import type { Client } from '@memory/service-kit';
import { COOKIES_HEADER, readBegunSession, SESSION_ENDED, SESSION_HEADER } from '@memory/service-kit';
import { type SessionRecord, StoredSessions } from '@memory/service-kit/sessions';
import type { SocialApp } from './social-app.ts';

/** A browser whose requests reach the service as the gateway forwards them: with its session and its cookies as claims of the signed identity. */
export class TestBrowser {
  /** The id of the session, and the cookies by their names in the contracts. */
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: SocialApp,
    private readonly addressKey = '192.0.2.1',
  ) {}

  post(path: string, body?: object, client: Partial<Client> = {}, headers: Record<string, string> = {}) {
    return this.send('POST', path, { body, client, headers });
  }

  /** Sends a request, and changes the browser as the gateway does after the response. */
  async send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    given: { body?: object | undefined; client?: Partial<Client>; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const sessionId = (await this.userId()) === null ? null : this.cookies.get('session')!;
    const response = await this.app.request(method, path, {
      as: (await this.userId()) ?? undefined,
      ...(given.body && { body: given.body }),
      headers: given.headers ?? {},
      client: {
        addressKey: this.addressKey,
        sessionId,
        deviceTokens: this.cookies.get('device') ?? null,
        signInToken: this.cookies.get('pending-sign-in') ?? null,
        authorizationState: this.cookies.get('authorization-state') ?? null,
        ...given.client,
      },
    });
    await this.obey(String(response.headers[SESSION_HEADER] ?? ''), String(response.headers[COOKIES_HEADER] ?? ''));
    const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(response.body || null, { status: response.statusCode, headers });
  }

  /** The user whose session this browser has; null without a session. */
  async userId(): Promise<string | null> {
    const record = await this.app.redis.get(`session:${this.cookies.get('session')}`);
    return record === null ? null : (JSON.parse(record) as SessionRecord).userId;
  }

  private async obey(session: string, cookies: string): Promise<void> {
    const begun = readBegunSession(session);
    const present = this.cookies.get('session');
    if (present !== undefined && (begun !== null || session === SESSION_ENDED))
      await new StoredSessions(this.app.redis).end(present);
    if (session === SESSION_ENDED) this.cookies.delete('session');
    if (begun !== null) this.cookies.set('session', begun);
    for (const [name, value] of new URLSearchParams(cookies)) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
