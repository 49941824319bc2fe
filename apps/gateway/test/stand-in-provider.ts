import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { Browser } from './browser.ts';

export const CLIENT = { id: 'memory-test', secret: 'a client secret only for this test run' };
const SCOPE = 'openid profile email';

/** A real OpenID Connect provider on a port of its own, with the people a test gives it. */
export interface StandInProvider {
  issuer: string;
  /** What it knows of its people, by subject. */
  people: Map<string, Record<string, unknown>>;
  /** Begins to answer with more than 503, for the client whose callback this is. */
  serve(callback: string): void;
  /** Goes through its pages as this person (nobody: who refuses), and gives the address it sends the browser back to. */
  visit(loginAddress: string, subject: string | null): Promise<string>;
  stop(): Promise<void>;
}

export async function startProvider(): Promise<StandInProvider> {
  let current: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => current(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people: StandInProvider['people'] = new Map();
  return {
    issuer,
    people,
    serve(callback) {
      const provider = createProvider(issuer, callback, people);
      const answer = provider.callback();
      current = (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
        const subject = String(request.headers['x-visitor']);
        const outcome = subject === '' ? { error: 'access_denied' } : { login: { accountId: subject } };
        void provider.interactionFinished(request, response, outcome);
      };
    },
    async visit(loginAddress, subject) {
      const browser = new Browser(issuer);
      let address = new URL(loginAddress);
      while (address.origin === issuer) {
        const answer = await browser.fetch(address.pathname + address.search, {
          headers: { 'x-visitor': subject ?? '' },
        });
        const next = answer.headers.get('location');
        if (next === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
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
}

function createProvider(issuer: string, callback: string, people: StandInProvider['people']): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['a cookie key only for this test run'] },
    // Everybody has agreed already to what the client asks for.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: CLIENT.id, accountId: String(oidc.session?.accountId) });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
}
