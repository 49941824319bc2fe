import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';

export const OIDC_CLIENT = { id: 'memory-test', secret: 'a client secret only for this test run' };
const SCOPE = 'openid profile email';
const KEY_ID = 'the published key';

type JwtKey = Parameters<SignJWT['sign']>[0];

/** Returns the ID token that the client receives in place of the provider's. */
export type IdTokenForgery = (
  claims: JWTPayload,
  sign: (claims: JWTPayload, key?: JwtKey) => Promise<string>,
) => Promise<string>;

/** A real OpenID Connect provider on a port of its own, with the users that a test adds. */
export interface TestOidcProvider {
  issuer: string;
  /** The claims of the provider's users, by subject. */
  claimsBySubject: Map<string, Record<string, unknown>>;
  /** Replaces the ID tokens of the provider while it is set. `sign` signs with the published key by default. */
  idTokenForgery: IdTokenForgery | null;
  /** Ends the initial outage, during which the provider responds with 503, and registers the client with this redirect URI. */
  enable(callback: string): void;
  /** Begins another outage. */
  disable(): void;
  /**
   * Follows the redirects of a sign-in, as a user with the given subject or as a user who denies the sign-in (null).
   * @returns the callback URL
   */
  authorize(authorizationUrl: string, subject: string | null): Promise<string>;
  stop(): Promise<void>;
}

export async function startTestOidcProvider(): Promise<TestOidcProvider> {
  const respondUnavailable: RequestListener = (_, response) => void response.writeHead(503).end();
  let current = respondUnavailable;
  const server = createServer((request, response) => current(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const claimsBySubject: TestOidcProvider['claimsBySubject'] = new Map();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const testProvider: TestOidcProvider = {
    issuer,
    claimsBySubject,
    idTokenForgery: null,
    enable(callback) {
      const provider = createProvider(issuer, callback, claimsBySubject, jwk);
      provider.use(async (context, next) => {
        await next();
        const forge = testProvider.idTokenForgery;
        if (!forge || context.path !== '/token') return;
        const body = context.body as { id_token: string };
        body.id_token = await forge(decodeJwt(body.id_token), (claims, key = privateKey) =>
          new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key),
        );
      });
      const handle = provider.callback();
      current = (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
        const subject = String(request.headers['x-visitor']);
        const outcome = subject === '' ? { error: 'access_denied' } : { login: { accountId: subject } };
        void provider.interactionFinished(request, response, outcome);
      };
    },
    disable() {
      current = respondUnavailable;
    },
    async authorize(authorizationUrl, subject) {
      const cookies = new Map<string, string>();
      let address = new URL(authorizationUrl);
      while (address.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { 'x-visitor': subject ?? '', cookie };
        const response = await fetch(address, { redirect: 'manual', headers });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const next = response.headers.get('location');
        if (next === null) throw new Error(`the provider responded with ${response.status}: ${await response.text()}`);
        address = new URL(next, address);
      }
      return address.href;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return testProvider;
}

function createProvider(
  issuer: string,
  callback: string,
  claimsBySubject: TestOidcProvider['claimsBySubject'],
  jwk: JWK,
): Provider {
  return new Provider(issuer, {
    jwks: { keys: [jwk] },
    clients: [{ client_id: OIDC_CLIENT.id, client_secret: OIDC_CLIENT.secret, redirect_uris: [callback] }],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...claimsBySubject.get(sub) }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a cookie key only for this test run'] },
    // Returns a grant that allows the client's scopes, as if every user had consented to them.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: OIDC_CLIENT.id, accountId: String(oidc.session?.accountId) });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
}
