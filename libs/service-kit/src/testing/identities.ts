import { type Caller, callers, internalRoutes, type Route } from '@memory/contracts';
import { IDENTITY_HEADER, IdentitySigner, type IdentityUse, IdentityVerifier } from '../identity.ts';
import { createSigningKey, formatCallerKeys, parseCallerKeys, readSigningKey } from '../signing-keys.ts';

const signingKeys = Object.fromEntries(callers.map((caller) => [caller, createSigningKey()])) as Record<Caller, string>;
const CALLER_KEYS = formatCallerKeys(signingKeys);
const signers = new Map(callers.map((caller) => [caller, new IdentitySigner({ key: readSigningKey(signingKeys[caller]), caller })]));

/** The settings by which a process in a test signs as `caller`, and verifies what this file signs. */
export const identitySettings = (caller: Caller) => ({ SIGNING_KEY: signingKeys[caller], CALLER_KEYS });

/** The same as a service's parsed configuration has it. */
export const callerKeys = parseCallerKeys(CALLER_KEYS);

/** Verifies as the named services do: for a stand-in of one of them, or of several in one server. */
export function testVerifier(...services: string[]): Pick<IdentityVerifier, 'verify'> {
  const verifiers = services.map((service) => new IdentityVerifier({ keys: callerKeys, service }));
  return {
    async verify(header) {
      const identities = await Promise.all(verifiers.map((verifier) => verifier.verify(header)));
      return identities.find((identity) => identity !== null) ?? null;
    },
  };
}

interface Signed {
  /** The service that is asked. */
  service: string;
  userId: string | null;
  caller: Caller;
  use: IdentityUse;
}

/** The identity header that `caller` would send. */
export async function signedBy({ service, userId, caller, use }: Signed): Promise<Record<string, string>> {
  const token = await signers.get(caller)?.sign({ userId }, { use, service });
  return { [IDENTITY_HEADER]: token ?? '' };
}

/** The identity header of a request that should be admitted: of a browser for a public address, of a listed caller for an internal one. */
export function identityFor(service: string, userId: string | null, request: { method?: string | undefined; url?: unknown }): Promise<Record<string, string>> {
  const route = findInternalRoute(request.method ?? 'GET', String(request.url));
  return signedBy({ service, userId, caller: route?.callers?.[0] ?? 'gateway', use: route ? 'internal' : 'browser' });
}

function findInternalRoute(method: string, url: string): Route | undefined {
  const [path = ''] = url.split('?', 1);
  const fits = ({ path: pattern, ...route }: Route): boolean =>
    route.method === method.toLowerCase() && new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const candidates = Object.values<Route>(internalRoutes).filter(fits);
  // As a router does: a literal segment before a parameter.
  return candidates.find((route) => route.path === path) ?? candidates[0];
}
