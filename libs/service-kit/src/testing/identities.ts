import { type Caller, callerProcesses, internalRoutes, publicRoutes, type RouteContract } from '@memory/contracts';
import type { Client } from '../access/client.ts';
import { IDENTITY_HEADER, IdentitySigner, type IdentityScope, IdentityVerifier } from '../access/identity-token.ts';
import { createPrivateKeyByCaller, formatCallerKeys, parseCallerKeys, readSigningKey } from '../access/signing-keys.ts';

const signingKeys = createPrivateKeyByCaller();
const CALLER_KEYS = formatCallerKeys(signingKeys);
const signers = new Map(
  callerProcesses.map((caller) => [caller, new IdentitySigner({ key: readSigningKey(signingKeys[caller]), caller })]),
);

/** Returns the key settings of a process in a test: the process signs as `caller`, and accepts the tokens that this module creates. */
export const testIdentitySettings = (caller: Caller) => ({ SIGNING_KEY: signingKeys[caller], CALLER_KEYS });

/** The parsed value of the setting `CALLER_KEYS`, as a service's configuration contains it. */
export const testCallerPublicKeys = parseCallerKeys(CALLER_KEYS);

/** Creates a verifier for a test server that replaces one or more services. The verifier accepts tokens for any of the named services. */
export function createTestVerifier(...services: string[]): Pick<IdentityVerifier, 'verify'> {
  const verifiers = services.map((service) => new IdentityVerifier({ keys: testCallerPublicKeys, service }));
  return {
    async verify(header) {
      const identities = await Promise.all(verifiers.map((verifier) => verifier.verify(header)));
      return identities.find((identity) => identity !== null) ?? null;
    },
  };
}

interface IdentityClaims {
  /** The name of the service that is called, for example `journal-svc`. */
  service: string;
  userId: string | null;
  caller: Caller;
  use: IdentityScope;
  client?: Client | undefined;
}

/** The client of a request to a route that needs one, unless a test names another. */
export const TEST_CLIENT: Client = {
  addressKey: '192.0.2.1',
  sessionId: 'session-of-the-test',
  origin: 'https://memory.example',
  deviceTokens: null,
  signInToken: null,
  authorizationState: null,
  classDeviceToken: null,
  secondFactorSetupRequired: false,
};

/** Creates the identity header that `caller` would send for this viewer. */
export async function createIdentityHeaders({
  service,
  userId,
  caller,
  use,
  client,
}: IdentityClaims): Promise<Record<string, string>> {
  const signer = signers.get(caller);
  const audience = { use, service };
  const token = await (client
    ? signer?.signWithClient({ userId }, audience, client)
    : signer?.sign({ userId }, audience));
  return { [IDENTITY_HEADER]: token ?? '' };
}

/**
 * Creates an identity header with which the service accepts a request: the identity of a browser for a public path, the identity of a listed caller
 * for an internal path.
 * @param client the client for a route that needs one
 */
export function identityHeadersFor(
  service: string,
  userId: string | null,
  request: { method?: string | undefined; url?: unknown },
  client: Partial<Client> = {},
): Promise<Record<string, string>> {
  const [method, url] = [request.method ?? 'GET', String(request.url)];
  const route = findRoute(internalRoutes, method, url);
  const needsClient = !route && findRoute(publicRoutes, method, url)?.needsClient;
  return createIdentityHeaders({
    service,
    userId,
    caller: route?.callers?.[0] ?? 'gateway',
    use: route ? 'internal' : 'browser',
    ...(needsClient && { client: { ...TEST_CLIENT, ...client } }),
  });
}

function findRoute(
  routes: Readonly<Record<string, RouteContract>>,
  method: string,
  url: string,
): RouteContract | undefined {
  const [path = ''] = url.split('?', 1);
  const fits = ({ path: pattern, ...route }: RouteContract): boolean =>
    route.method === method.toLowerCase() && new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const candidates = Object.values(routes).filter(fits);
  // When several routes match, an exact path takes precedence, because routers prefer a literal segment to a parameter.
  return candidates.find((route) => route.path === path) ?? candidates[0];
}
